import type { Repeated } from './check.js'
import type { Context, InResource } from './context.js'
import type { Collection, DefaultRoute, Member, Method, Redirect, Root, RouteDeclaration } from './declaration.js'
import type { Fault, Row } from './entry.js'
import type { RepeatedParameter, WideDeclaration, WideOptions, WideRoute } from './message.js'
import type { Change, ChosenOptions, ControllerIn, Option, Several } from './option.js'
import type { AnnotatePath, FinishPattern, IsLiteral, JoinPath, NamePart, ReplaceAll } from './path.js'
import type { Routes } from './route.js'
import type { Place, ResourcePlaces } from './row.js'
import type { WithoutNotes } from './table.js'

/** The routes of a declaration that is neither a resource nor a scope: one route, or a group in a resource. */
export type SingleRoutes<Node, Path extends string, Name extends string, Around extends Context> =
  Node extends RouteDeclaration<infer Methods, infer Pattern, infer Target, infer Options>
    ? DrawRoute<Methods, Pattern, Target, Options, Path, Name, Around>
    : Node extends Member<infer Children>
      ? GroupRoutes<'member', Children, Around>
      : Node extends Collection<infer Children>
        ? GroupRoutes<'collection', Children, Around>
        : Node extends Root<infer Target, infer Options>
          ? DrawRoute<'get', '/', Target, Change<{ as: 'root' }, Options>, Path, Name, Around>
          : Node extends Redirect<infer Pattern, infer Options>
            ? DrawRedirect<Pattern, Options, Path, Name, Around>
            : Node extends DefaultRoute
              ? Row<
                  '',
                  'any',
                  '-',
                  '-',
                  FinishPattern<JoinPath<Path, '/:controller(/:action(/:id))'>, Around['format']>
                >
              : Fault<WideDeclaration>

/** The routes of a group inside a resource. */
type GroupRoutes<
  Kind extends 'member' | 'collection',
  Children,
  Around extends Context,
> = Around['places'] extends infer Places extends ResourcePlaces
  ? Places[Kind] extends Place<infer Path, infer Tail>
    ? Routes<
        Children,
        Path,
        Places['outerName'],
        InResource<Around, Around['controller'], undefined, Around['nameless'], Tail, Around['constraints']>
      >
    : never // unreachable: Places hold places
  : never

type DrawRoute<
  Methods extends Method,
  Pattern extends string,
  Target,
  Options,
  Path extends string,
  Name extends string,
  Around extends Context,
> =
  FullPath<Pattern, Options, Path, Around> extends infer Full extends string
    ?
        | WideFault<'route()', Pattern, Options, RouteName<Pattern, Options, Name, Around>>
        | RepeatedFault<FinishPattern<Full, Option<Options, 'format', Around['format']>>>
        | Row<
            RouteName<Pattern, Options, Name, Around>,
            Methods,
            Full extends `${string}:controller${string}` ? '-' : RouteController<Pattern, Target, Around>,
            Full extends `${string}:action${string}` ? '-' : RouteAction<Pattern, Target>,
            FinishPattern<Full, Option<Options, 'format', Around['format']>>
          >
    : never // unreachable: a path is a string

/** The faults of a pattern, a name or options that are known at run time only; never for any other. */
type WideFault<Place extends string, Pattern, Options, Own> =
  | (string extends Pattern | Options[keyof Options & 'as'] ? Fault<WideRoute> : never)
  | (Several<Own> extends never ? never : Fault<WideRoute>)
  | (ChosenOptions<Options, 'constraints' | 'format'> extends never ? never : Fault<WideOptions<Place>>)

/** The fault of a pattern that has a parameter twice; never for any other. */
type RepeatedFault<Pattern extends string> = Fault<RepeatedParameter<WithoutNotes<Pattern>, Repeated<Pattern>>>

type DrawRedirect<Pattern extends string, Options, Path extends string, Name extends string, Around extends Context> =
  FullPath<Pattern, Options, Path, Around> extends infer Full extends string
    ?
        | WideFault<'redirect()', Pattern, Options, RouteName<Pattern, Options, Name, Around>>
        | Row<
            RouteName<Pattern, Options, Name, Around>,
            'get',
            '-',
            '>',
            FinishPattern<Full, Option<Options, 'format', Around['format']>>
          >
    : never // unreachable: a path is a string

type FullPath<Pattern extends string, Options, Path extends string, Around extends Context> = JoinPath<
  Path,
  AnnotatePath<
    Pattern,
    Options extends { readonly constraints: infer Own } ? Change<Around['constraints'], Own> : Around['constraints']
  >
>

/** The name of a route: `as`, or the pattern where it is made of literals; empty where the route is nameless. */
type RouteName<Pattern extends string, Options, Name extends string, Around extends Context> = Options extends {
  readonly as: infer As extends string | null
}
  ? As extends null
    ? ''
    : As extends string
      ? Joined<NamePart<As>, Name, Around['tail']>
      : ''
  : Around['nameless'] extends true
    ? ''
    : IsLiteral<Pattern> extends true
      ? Joined<NamePart<TrimSlashes<Pattern>>, Name, Around['tail']>
      : ''

type Joined<Part extends string, Name extends string, Tail extends string> = Tail extends ''
  ? Part extends ''
    ? Name extends `${infer Outer}_`
      ? Outer
      : ''
    : WithoutDigit<`${Name}${Part}`>
  : Part extends ''
    ? Tail
    : WithoutDigit<`${Part}_${Tail}`>

/** A name that starts with a digit is none. */
type WithoutDigit<Name extends string> = Name extends `${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}${string}` ? '' : Name

/** A text without the slashes at its ends; ends because each step takes a slash away. */
type TrimSlashes<Text extends string> = Text extends `/${infer Rest}`
  ? TrimSlashes<Rest>
  : Text extends `${infer Rest}/`
    ? TrimSlashes<Rest>
    : Text

/** The controller of a route: its target's, the one that its pattern names, or that of the scope around it. */
type RouteController<
  Pattern extends string,
  Target,
  Around extends Context,
> = Target extends `${infer Controller}#${string}`
  ? InScope<Controller, Around>
  : Target extends string
    ? InScope<'', Around>
    : IsLiteral<Pattern> extends true
      ? InScope<ReplaceAll<FirstSegments<TrimSlashes<Pattern>>, '-', '_'>, Around>
      : InScope<'', Around>

type InScope<Controller extends string, Around extends Context> = ControllerIn<
  Around,
  Controller extends '' ? Around['controller'] : Controller
>

/** The action of a route: its target's, or the last segment of its pattern. */
type RouteAction<Pattern extends string, Target> = Target extends `${string}#${infer Action}`
  ? Action extends ''
    ? LastWord<Pattern>
    : Action
  : Target extends string
    ? Target
    : LastWord<Pattern>

type LastWord<Pattern extends string> =
  IsLiteral<Pattern> extends true ? ReplaceAll<LastSegment<TrimSlashes<Pattern>>, '-', '_'> : ''

type LastSegment<Text extends string> = Text extends `${string}/${infer Rest}` ? LastSegment<Rest> : Text

type FirstSegments<Text extends string, Done extends string = ''> = Text extends `${infer Head}/${infer Rest}`
  ? FirstSegments<Rest, Done extends '' ? Head : `${Done}/${Head}`>
  : Done
