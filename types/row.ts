import type { Action, Method } from './declaration.js'
import type { FinishPattern } from './path.js'

/** Path and name of a place in a resource: its collection, its `new`, its `edit`, its members. */
export type Place<Path extends string, Name extends string> = readonly [path: Path, name: Name]

/** The row of an action at a place; one that shares its name with an action that comes before it is not the first of its name. */
export interface PlaceRow<
  in out At extends Place<string, string>,
  in out Methods extends string,
  in out Controller extends string,
  in out Action extends string,
  in out Format,
  in out First extends boolean = true,
> {
  readonly names: First extends true ? At[1] : never
  readonly fault: never
  readonly name: At[1]
  readonly methods: Uppercase<Methods>
  readonly controller: Controller
  readonly action: Action
  readonly pattern: FinishPattern<At[0], Format>
}

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
  readonly create: PlaceRow<Places['collection'], 'post', Controller, 'create', Format, IsFirst<Kept, Before>>
  readonly new: PlaceRow<Places['new'], 'get', Controller, 'new', Format>
  readonly edit: PlaceRow<Places['edit'], 'get', Controller, 'edit', Format>
  readonly show: PlaceRow<Places['member'], 'get', Controller, 'show', Format>
  readonly update: PlaceRow<Places['member'], 'put', Controller, 'update', Format, IsFirst<Kept, 'show'>>
  readonly destroy: PlaceRow<
    Places['member'],
    'delete',
    Controller,
    'destroy',
    Format,
    IsFirst<Kept, 'show' | 'update'>
  >
}

/** Whether no action that shares the name and comes before is kept. */
type IsFirst<Kept, Before> = Before & Kept extends never ? true : false

/** The places of a resource, and the prefix of its collection's name. */
export interface ResourcePlaces {
  readonly collection: Place<string, string>
  readonly new: Place<string, string>
  readonly edit: Place<string, string>
  readonly member: Place<string, string>
  readonly outerName: string
}

/** The actions of the seven that a resource routes. */
export type RoutedActions<Options> = Options extends { readonly only: infer Only extends readonly Action[] }
  ? Only[number]
  : Options extends { readonly except: infer Except extends readonly Action[] }
    ? ActionsBut<Except[number]>
    : Action

/** The seven actions but for some; a condition of its own, because the compiler then remembers what it found. */
export type ActionsBut<Dropped, All extends Action = Action> = [Dropped] extends [never] ? All : Exclude<All, Dropped>
