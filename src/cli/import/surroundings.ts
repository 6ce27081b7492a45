import { type Calls, drawn, type Surroundings } from './call.js'
import { bare } from './item.js'

/** What stands around the outermost calls. */
export const outermost = (patch: boolean): Surroundings => ({
  enclose: (calls) => calls,
  path: '',
  as: '',
  module: '',
  controller: undefined,
  patch,
})

/** A call that draws nothing but what is put into it. */
export type Around = (children: readonly Calls[]) => Calls

/**
 * Gives what stands around calls inside another: where they are drawn is seen from a resource that is drawn there.
 */
export function inside(around: Surroundings, call: Around, controller?: string): Surroundings | undefined {
  const enclose = (calls: readonly Calls[]) => around.enclose([call(calls)])
  const probe: Calls = { kind: 'resources', name: 'probes', options: { only: ['index'] }, children: [] }
  const [row] = drawn([probe], { ...around, enclose }) ?? []
  if (!row) return
  return {
    enclose,
    path: bare(row.pattern).slice(0, -'/probes'.length),
    as: (row.name as string).slice(0, -'probes'.length),
    module: (row.controller as string).slice(0, -'probes'.length),
    controller,
    patch: around.patch,
  }
}
