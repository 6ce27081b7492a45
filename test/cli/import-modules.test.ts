import { expect, test } from 'vitest'
import { printModule } from '../../src/cli/import/module.js'
import { readRails } from '../../src/cli/import/rails.js'
import { recoverSection } from '../../src/cli/import/recover.js'
import { APP_FILES, readRecorded } from '../conformance/recorded.js'
import { railsRoutes } from './rails-output.js'

/** The modules that are written of real applications, letter by letter; that they draw the same tables is tested in import-apps. */

test.each(APP_FILES.map(readRecorded))('the module of $name', ({ cases }) => {
  const { sections } = readRails(railsRoutes(cases[0]?.routes ?? []))
  expect(`\n${printModule(sections.map(recoverSection))}`).toMatchSnapshot()
})
