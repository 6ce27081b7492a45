export { INHERITABLE_OPTIONS } from './tables.js'
