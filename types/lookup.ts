import type { ShapeOfPattern } from './arguments.js'
import type { Entry } from './entry.js'
import type { Named } from './parameter.js'
import type { Drawn, Entries } from './route-set.js'
import type { Slashed, StyledName, StyledPattern } from './styled.js'
import type { FullPattern, ShortPattern } from './table.js'
import type { Simplify } from './utility.js'

/**
 * The route names of a route set.
 *
 * @example
 * type Name = RouteName<typeof routes> //=> 'articles' | 'article' | 'new_article' | 'edit_article' | …
 */
export type RouteName<Set> =
  Set extends Drawn<infer Declaration, infer Options>
    ? StyledName<Entries<Declaration, Options>['names'], Options>
    : never

/**
 * The names of the helpers of a route set.
 *
 * @example
 * type Helper = HelperName<typeof routes> //=> 'articles_path' | 'articles_url' | 'hash_for_articles_path' | …
 */
export type HelperName<Set> = keyof Set & string

/** The pattern of a route in the form that helpers show. */
type ShortPatternOf<Set, Name> =
  Set extends Drawn<infer Declaration, infer Options>
    ? ShortPatternIn<Entries<Declaration, Options>, Name, Options>
    : never

type ShortPatternIn<Each, Name, Options> =
  // one entry at a time: this is for wrappers, which ask seldom
  Each extends Entry ? PatternIn<Each, Each['names'], Name, Options> : never // unreachable: entries are entries

/** Distributes over the names of an entry. */
type PatternIn<Each, Own extends string, Name, Options> = Own extends unknown
  ? StyledName<Own, Options> extends Name
    ? StyledPattern<ShortPattern<Own, Each>, Options>
    : never
  : never // unreachable: all are asked

/**
 * The path pattern of a route, as its row in the route table has it.
 *
 * @example
 * type Pattern = PatternOf<typeof routes, 'article'> //=> '/articles/:id(.:format)'
 */
export type PatternOf<Set, Name extends RouteName<Set>> = FullPattern<ShortPatternOf<Set, Name>>

/**
 * The path parameters that a route requires, as its helper takes them by name.
 *
 * @example
 * type Params = ParamsOf<typeof routes, 'article_comment'> //=> { readonly article_id: PathParam<…>; readonly id: PathParam<…> }
 */
export type ParamsOf<Set, Name extends RouteName<Set>> = Simplify<Named<ShortPatternOf<Set, Name>>>

/**
 * The shape of the path of a route.
 *
 * @example
 * type Path = PathOf<typeof routes, 'article'> //=> `/articles/${string}`
 */
export type PathOf<Set, Name extends RouteName<Set>> =
  Set extends Drawn<infer Declaration, infer Options>
    ? ShapeOfPattern<Slashed<ShortPatternIn<Entries<Declaration, Options>, Name, Options>, Options>>
    : never
