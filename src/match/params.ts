/** The parameters of a match. */
export type Params = Record<string, string | number | boolean>

/** An ancestor for parameters: what they inherit is nothing. */
const ancestor = (): object => Object.freeze(Object.create(null))

/** Makes the parameters of most requests, an `id` alone. */
export const Id = /* @__PURE__ */ (() => {
  function One(this: Params, id: string) {
    this.id = id
  }
  One.prototype = ancestor()
  return One as unknown as { new (id: string): Params }
})()

/**
 * The names of a match's parameters. Engines find out from its ancestor how an object is laid out that gets properties of these
 * names, sooner than from one that all objects share.
 */
export interface Names {
  readonly ancestor: object
  /** Most have no more than two, which are at hand so. */
  readonly first: string
  readonly second: string
  readonly all: readonly string[]
}

/** The names of parameters, made ready. */
export const namesOf = (all: readonly string[]): Names => ({
  ancestor: ancestor(),
  first: all[0] as string,
  second: all[1] as string,
  all,
})
