import type { HelperArguments, OriginArguments, PathOptions, PathResults, ResultKind, UrlOptions } from './arguments.js'
import type { RouteHash } from './hash.js'

/** Builds the path of a route. */
export interface PathHelper<in out Pattern extends string> {
  /**
   * Builds the path of a route. A pattern that ends in `$` takes no format.
   *
   * @example
   * routes.article_comment_path(1, 2) //=> '/articles/1/comments/2'
   * routes.article_comment_path({ article_id: 1, id: 2 }, { format: 'json' }) //=> '/articles/1/comments/2.json'
   */
  <Arguments extends unknown[]>(
    ...args: HelperArguments<Pattern, Arguments, PathOptions>
  ): PathResults<Pattern>[ResultKind<Arguments>]
}

/** Builds the URL of a route, with the origin that `draw` was given or with another one. */
export interface UrlHelper<in out Pattern extends string> {
  /**
   * Builds the URL of a route, with the origin that `draw` was given or with another one.
   *
   * @example
   * routes.article_url(1) //=> 'https://example.com/articles/1'
   * routes.article_url(1, { origin: 'https://example.org' }) //=> 'https://example.org/articles/1'
   */
  <Arguments extends unknown[]>(
    ...args: HelperArguments<Pattern, Arguments, UrlOptions>
  ): `${string}${PathResults<Pattern>[ResultKind<Arguments>]}`
}

/** Builds the URL of a route with the origin that it is given, since `draw` was given none. */
export interface OriginUrlHelper<in out Pattern extends string> {
  /**
   * Builds the URL of a route with the origin that it is given, since `draw` was given none.
   *
   * @example
   * routes.article_url(1, { origin: 'https://example.org' }) //=> 'https://example.org/articles/1'
   */
  <Arguments extends unknown[]>(
    ...args: OriginArguments<Pattern, Arguments>
  ): `${string}${PathResults<Pattern>[ResultKind<Arguments>]}`
}

/** `Wanted`; with a branch for the arguments themselves, which is never chosen, the compiler keeps the literals inside objects. */
type Literal<Arguments, Wanted> = [Arguments] extends [never] ? Arguments : Wanted

/** Gives what `urlFor` needs to build a path: controller, action, route name and parameters. */
export interface HashHelper<in out Name extends string, in out Target extends string, in out Pattern extends string> {
  /**
   * Gives what `urlFor` needs to build a path: controller, action, route name and parameters.
   *
   * @example
   * routes.hash_for_article_path(1) //=> { controller: 'articles', action: 'show', useRoute: 'article', onlyPath: true, id: 1 }
   */
  <const Arguments extends readonly unknown[]>(
    ...args: Literal<Arguments, HelperArguments<Pattern, Arguments, UrlOptions>>
  ): RouteHash<Name, Target, Pattern, Arguments, true>
}

/** Gives what `urlFor` needs to build a URL: controller, action, route name and parameters. */
export interface UrlHashHelper<
  in out Name extends string,
  in out Target extends string,
  in out Pattern extends string,
> {
  /**
   * Gives what `urlFor` needs to build a URL: controller, action, route name and parameters.
   *
   * @example
   * routes.hash_for_article_url(1) //=> { controller: 'articles', action: 'show', useRoute: 'article', onlyPath: false, id: 1 }
   */
  <const Arguments extends readonly unknown[]>(
    ...args: Literal<Arguments, HelperArguments<Pattern, Arguments, UrlOptions>>
  ): RouteHash<Name, Target, Pattern, Arguments, false>
}
