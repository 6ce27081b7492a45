/** What a command refuses to do, in one sentence: what is wrong, then what to write. It ends the command with exit code 1. */
class CommandError extends Error {
  override readonly name = 'CommandError'
}

/**
 * Refuses with a sentence.
 *
 * @throws CommandError always.
 */
export function refuse(sentence: string): never {
  throw new CommandError(sentence)
}
