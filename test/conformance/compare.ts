import type { Difference } from './departures.js'
import type { Engine } from './engine.js'
import { compareGeneration } from './generation.js'
import { compareRecognition } from './recognition.js'
import type { RecordedFile } from './recorded.js'
import { compareTable } from './table.js'

/** How much of one file agrees. */
export interface Count {
  readonly agreed: number
  readonly total: number
}

export interface FileComparison {
  readonly table: Count
  /** Undefined while the engine lacks the part. */
  readonly generation?: Count
  readonly recognition?: Count
  readonly differences: readonly Difference[]
}

const counted = (total: number, differences: readonly Difference[]): Count => ({
  agreed: total - differences.length,
  total,
})

const sum = (counts: readonly Count[]): Count => ({
  agreed: counts.reduce((all, { agreed }) => all + agreed, 0),
  total: counts.reduce((all, { total }) => all + total, 0),
})

/** Compares every case of one file: its table, then what the engine generates and recognises. */
export function compareFile(
  { cases, engine: recordedBy }: RecordedFile,
  { generate, recognise }: Engine,
): FileComparison {
  const differences: Difference[] = []
  const tables: Count[] = []
  const generations: Count[] = []
  const recognitions: Count[] = []
  for (const recorded of cases) {
    const table = compareTable(recorded, recordedBy)
    differences.push(...table.differences)
    tables.push({ agreed: table.agreed, total: table.recorded })
    if (generate) {
      const found = compareGeneration(recorded, table.routes, generate)
      differences.push(...found)
      generations.push(counted(recorded.gen?.length ?? 0, found))
    }
    if (recognise) {
      const found = compareRecognition(recorded, table.routes, recognise)
      differences.push(...found)
      recognitions.push(counted(recorded.rec?.length ?? 0, found))
    }
  }
  return {
    table: sum(tables),
    ...(generate && { generation: sum(generations) }),
    ...(recognise && { recognition: sum(recognitions) }),
    differences,
  }
}
