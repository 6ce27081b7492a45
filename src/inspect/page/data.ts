import type { DrawOptions, Route } from '../../../types/index.js'
import type { RouteFilter } from '../filter.js'

/** A row as the page knows it: with its helpers, and the node of the picture that its path ends in. */
export interface PageRow extends Route {
  readonly path: string | null
  readonly url: string | null
  readonly node: number
}

/** What the script of the page is given. */
export interface PageData {
  readonly rows: readonly PageRow[]
  readonly options: Pick<DrawOptions, 'origin' | 'trailingSlash'>
  /** What the filters are set to at first. */
  readonly filter: Pick<RouteFilter, 'controller'> & {
    readonly grep?: string | undefined
    readonly methods?: readonly string[] | undefined
  }
}
