import type { Drawn } from '../../types/index.js'
import type { RouteFilter } from './filter.js'
export const routesPage = (_routes: Drawn, _filter: RouteFilter): string => ''
