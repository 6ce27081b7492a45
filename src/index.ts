export {
  collection,
  defaultRoute,
  member,
  namespace,
  redirect,
  resource,
  resources,
  root,
  route,
  scope,
} from './declaration.js'
export { DeclarationError } from './declaration-error.js'
export { drawRoutes } from './route.js'
export { INHERITABLE_OPTIONS } from './tables.js'
