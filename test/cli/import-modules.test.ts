import { expect, test } from 'vitest'
import { printModule } from '../../src/cli/import/module.js'
import { readRails } from '../../src/cli/import/rails.js'
import { recover } from '../../src/cli/import/recover.js'
import { FILES, readRecorded } from '../conformance/recorded.js'
import { railsRoutes } from './rails-output.js'

/** The modules that are written of real applications, letter by letter; that they draw the same tables is tested in import-apps. */

const APPS = FILES.filter((file) => file.pathname.includes('/apps/')).map(readRecorded)

test.each(APPS)('the module of $name', ({ cases }) => {
  const { sections } = readRails(railsRoutes(cases[0]?.routes ?? []))
  const sets = sections.map((section) => ({ ...section, ...recover(section.rows) }))
  expect(`\n${printModule(sets)}`).toMatchSnapshot()
})
