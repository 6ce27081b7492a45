import { build } from 'tsup'

/** Builds the command before the tests run it as a process of its own; the types that `dist` has stay there. */
export const setup = (): Promise<void> => build({ dts: false, clean: false, silent: true })
