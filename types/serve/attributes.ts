import type { Collection, Member, Namespace, Resource, Resources, Scope } from '../declaration.js'
import type { NestedParams } from '../form.js'
import type { ControllerIn, Option, TextOption } from '../option.js'
import type { NamePart } from '../path.js'
import type { ControllerOf, NamesIn, SingularOf } from '../resource.js'
import type { RoutedActions } from '../row.js'
import type { StyledName } from '../styled.js'
import type { OutputOf } from './validator.js'

/**
 * The parameters that `create` and `update` of a controller take under the singular of its resource: what the validator
 * of its attributes gives, or nested parameters where it has none.
 */
export type BodyParams<Declaration, Options, Controller, Action> = BodyIn<
  BodyTable<Declaration, Options>,
  `${Controller & string}#${Action & string}`,
  Declaration,
  Options
>

type BodyIn<Found extends Record<string, unknown>, Target extends string, Declaration, Options> =
  // no resource has this action, but a single route leads to it
  unknown extends Found[Target] ? {} : BodyOf<Found[Target], Declaration, Options>

type BodyOf<Body, Declaration, Options> = Body extends `${string}|${infer Singular}|${infer Address}`
  ? Address extends ''
    ? { readonly [Name in StyledName<Singular, Options>]?: NestedParams }
    : { readonly [Name in StyledName<Singular, Options>]: OutputOf<AttributesAt<Declaration, Address>> }
  : never // unreachable: Body is a body

/** The validator that stands at an address in the declaration, `0/2/`: indices of children; ends with the address. */
type AttributesAt<Children, Address> = Address extends `${infer Index}/${infer Rest}`
  ? Index extends keyof Children
    ? Rest extends ''
      ? Children[Index] extends { readonly options: { readonly attributes: infer Schema } }
        ? Schema
        : never // unreachable: an address leads to attributes
      : Children[Index] extends { readonly children: infer Inside }
        ? AttributesAt<Inside, Rest>
        : never // unreachable: an address leads to attributes
    : never // unreachable: an address is made of indices
  : never // unreachable: an address ends in a slash

/** The bodies by controller and action; an intersection, as the table of routes is one. */
type BodyTable<Declaration, Options> = { readonly '': never } & {
  readonly [Body in Bodies<
    Declaration,
    '',
    '',
    Option<Options, 'inflections', {}>
  > as Body extends `${infer Controller}|${string}` ? Controller : never]: Body
}

/**
 * The resources of a list of declarations, as a union of strings: controller and action, singular and the address of
 * the attributes, `admin/posts#create|post|0/2/`; without attributes the address is empty.
 */
type Bodies<Children, Address extends string, Module extends string, Inflections> = {
  [Index in keyof Children]: BodiesIn<Children[Index], `${Address}${Index & string}/`, Module, Inflections>
}[keyof Children & number]

type BodiesIn<Node, Address extends string, Module extends string, Inflections> =
  Node extends Resources<infer Own, infer Options, infer Children>
    ? ResourceBodies<'resources', NamesIn<Own>, Options, Children, Address, ModuleOf<Options, Module>, Inflections>
    : Node extends Resource<infer Own, infer Options, infer Children>
      ? ResourceBodies<'resource', NamesIn<Own>, Options, Children, Address, ModuleOf<Options, Module>, Inflections>
      : Node extends Namespace<infer Part, infer Options, infer Children>
        ? Bodies<Children, Address, InModule<Module, Option<Options, 'module', Part>>, Inflections>
        : Node extends Scope<infer Options, infer Children>
          ? Bodies<Children, Address, InModule<Module, Option<Options, 'module', ''>>, Inflections>
          : Node extends Member<infer Children> | Collection<infer Children>
            ? Bodies<Children, Address, Module, Inflections>
            : never

type InModule<Module extends string, Part> = Part extends '' ? Module : `${Module}${Part & string}/`

/** The module that a resource's option `namespace` sets, for itself and what is inside. */
type ModuleOf<Options, Module extends string> = Options extends { readonly namespace: infer Own }
  ? Own extends `${string}/`
    ? Own
    : Own extends string
      ? `${Own}/`
      : ''
  : Module

type ResourceBodies<
  Kind,
  Names extends string,
  Options,
  Children,
  Address extends string,
  Module extends string,
  Inflections,
> =
  | ResourceBody<Kind, Names, Options, 'attributes' extends keyof Options ? Address : '', Module, Inflections>
  | (Children extends readonly [] ? never : Bodies<Children, Address, Module, Inflections>)

type ResourceBody<Kind, Own extends string, Options, Address extends string, Module extends string, Inflections> =
  // a bare parameter distributes over several names
  Own extends string
    ? // inferred, so that the compiler does not look for what all singulars and plurals have in common
      SingularOf<
        Kind,
        NamePart<TextOption<Options, 'as', Own> & string>,
        Options,
        { readonly inflections: Inflections }
      > extends infer Singular
      ? ControllerOf<Kind, Own, Options, { readonly inflections: Inflections }> extends infer Controller extends string
        ? `${ControllerIn<{ readonly module: Module }, Controller>}#${RoutedActions<Options> &
            ('create' | 'update')}|${Singular & string}|${Address}`
        : never // unreachable: infer without constraint fits all
      : never // unreachable: infer without constraint fits all
    : never // unreachable: names are strings
