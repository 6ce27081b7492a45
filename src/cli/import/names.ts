import { word } from '../../context.js'
import { pluralize, singularize } from '../../inflection.js'
import type { Options, Surroundings, Value } from './call.js'
import { lastPart, type ResourceItem } from './item.js'

/** A way to call a resource: its name, and the options that bring about its path, names and controller. */
export interface Naming {
  readonly name: string
  readonly options: Options
}

const after = (text: string | undefined, prefix: string): string | undefined =>
  text?.startsWith(prefix) ? text.slice(prefix.length) : undefined

/** Whether a resource or an action may be called so. */
export const isName = (text: string | null | undefined): text is string => /^[A-Za-z_]\w*(-\w+)*$/.test(text ?? '')

/** The options for one name. */
function naming(name: string, resource: ResourceItem, { path, as, module }: Surroundings): Naming {
  const { plural, controller, collection, member, shallow, param } = resource
  const options: Record<string, Value> = {}
  const rest = resource.path.slice(path.length + 1)
  if (rest !== name) options.path = rest
  const [whole, one] = [after(collection, as), after(member, as)]
  let label = word(name)
  if (member === undefined) options.as = null
  else if (plural) {
    const usual = (one ?? singularize(label)) === label ? `${label}_index` : label
    if (whole !== undefined && whole !== usual) {
      label = whole
      options.as = whole
    }
    if (shallow !== undefined) options.shallow = true
    else if (one !== undefined && one !== singularize(label)) options.singular = one
  } else if (one !== undefined && one !== label) options.as = one
  const usual = module + (plural ? name : pluralize(name))
  if (controller !== undefined && controller !== usual)
    options.controller = controller.startsWith(module) ? controller.slice(module.length) : `/${controller}`
  if (plural && param !== 'id') options.param = param
  return { name, options }
}

/** Gives the ways to call a resource where it stands, those with fewer options first. */
export const namings = (resource: ResourceItem, around: Surroundings): readonly Naming[] =>
  [
    lastPart(resource.path),
    after(resource.collection, around.as),
    after(resource.member, around.as),
    resource.controller && lastPart(resource.controller),
  ]
    .filter(isName)
    .map((name) => naming(name, resource, around))
    .sort((first, second) => Object.keys(first.options).length - Object.keys(second.options).length)
