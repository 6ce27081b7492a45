/**
 * HTML forms for the paths of helpers, and the parameters that they send.
 *
 * @module resourcery/form
 */

export type {
  FormMethod,
  FormPath,
  NestedParams,
  ParamLimits,
  ParamValue,
} from '../../types/form.js'
export type { Attributes, AttributeValue } from './attribute.js'
export { readParams } from './body.js'
export type { FormBuilder } from './builder.js'
export type { CheckboxOptions, Choice, SelectOptions } from './choice.js'
export { FormError } from './form-error.js'
export { type FormForOptions, formFor } from './form-for.js'
export { type FormOptions, type FormProps, formProps, formTag, type HiddenField } from './form-tag.js'
export { type Html, type HtmlValue, html, isHtml, rawHtml } from './html.js'
export { type MethodOverrideOptions, methodOverride } from './method-override.js'
export { ParameterError } from './parameter-error.js'
export { parseParams } from './parse.js'
