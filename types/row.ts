import type { Action, Method } from './declaration.js'
import type { FinishPattern } from './path.js'

/** Path and name of a place in a resource: its collection, its `new`, its `edit`, its members. */
export type Place<Path extends string, Name extends string> = readonly [path: Path, name: Name]

/**
 * One row of the route table as a string. It starts with `@` where it is the first of its name, else with `~`; a nameless
 * one has an empty name.
 */
export type Row<
  Name extends string,
  Methods extends string,
  Controller extends string,
  Action extends string,
  Pattern extends string,
> = `${Name extends '' ? '~' : '@'}${Name} ${Uppercase<Methods>} ${Controller}#${Action} ${Pattern}`

/** The row of an action at a place; one that shares its name with an action that comes before it is no first. */
export type PlaceRow<
  At,
  Methods extends string,
  Controller extends string,
  Action extends string,
  Format,
  Mark extends '@' | '~' = '@',
> =
  At extends Place<infer Path, infer Name>
    ? `${Mark}${Name} ${Uppercase<Methods>} ${Controller}#${Action} ${FinishPattern<Path, Format>}`
    : never // unreachable: At is a place

/** The methods of a method or a list of methods. */
export type ListMethods<Methods> = Methods extends Method
  ? Methods
  : Methods extends readonly (infer Each extends Method)[]
    ? Each
    : never

/** The rows of the seven actions, each under its action. An interface, because the compiler then makes those that are asked for. */
export interface SevenRows<
  Places extends ResourcePlaces,
  Controller extends string,
  Format,
  Kept,
  // the action whose name create shares
  Before,
> {
  readonly index: PlaceRow<Places['collection'], 'get', Controller, 'index', Format>
  readonly create: PlaceRow<Places['collection'], 'post', Controller, 'create', Format, MarkOf<Kept, Before>>
  readonly new: PlaceRow<Places['new'], 'get', Controller, 'new', Format>
  readonly edit: PlaceRow<Places['edit'], 'get', Controller, 'edit', Format>
  readonly show: PlaceRow<Places['member'], 'get', Controller, 'show', Format>
  readonly update: PlaceRow<Places['member'], 'put', Controller, 'update', Format, MarkOf<Kept, 'show'>>
  readonly destroy: PlaceRow<Places['member'], 'delete', Controller, 'destroy', Format, MarkOf<Kept, 'show' | 'update'>>
}

/** What a row starts with: `~` where an action that shares its name and comes before it is kept. */
export type MarkOf<Kept, Before> = Before & Kept extends never ? '@' : '~'

/** The places of a resource, and the prefix of its collection's name. */
export interface ResourcePlaces {
  readonly collection: Place<string, string>
  readonly new: Place<string, string>
  readonly edit: Place<string, string>
  readonly member: Place<string, string>
  readonly outerName: string
}

/** The actions of the seven that a resource routes; `wide` where they are known at run time only. */
export type RoutedActions<Options> = Options extends { readonly only: infer Only extends readonly unknown[] }
  ? ListedActions<Only>
  : Options extends { readonly except: infer Except extends readonly unknown[] }
    ? OtherActions<Except>
    : Action

/** The actions of the option `only`; `wide` for a list that at run time may hold less than its type, or may be left out. */
export type ListedActions<Only> = Only extends readonly (infer Kept extends Action)[]
  ? number extends Only['length']
    ? 'wide'
    : Kept
  : 'wide'

/** The actions that the option `except` leaves; `wide` as above. */
export type OtherActions<Except> = Except extends readonly (infer Dropped)[]
  ? number extends Except['length']
    ? 'wide'
    : Exclude<Action, Dropped>
  : 'wide'
