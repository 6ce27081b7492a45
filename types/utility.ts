/**
 * An intersection of object types as one object type, so that a hover shows its properties. Own, though type-fest has the
 * same: importing one of its types makes every user's compiler read all of its 200 files.
 */
export type Simplify<Type> = { [Key in keyof Type]: Type[Key] } & {}
