import type { Kind, Questions } from './answer.js'

/** How long a program may run, once the compiler is there. */
const PATIENCE = 5000
/** How long the compiler may take to be there. */
const FIRST_PATIENCE = 60_000

/** Asks the worker; a worker that does not answer is ended, and the next question starts another. */
export function createAsk(): {
  ask<Asked extends Kind>(kind: Asked, asks: Questions[Asked]['asks']): Promise<Questions[Asked]['gives']>
  end(): void
} {
  let worker: Worker | undefined
  let isThere = false
  let last = 0
  const waiting = new Map<number, { answer(gives: unknown): void; fail(error: Error): void }>()

  function end(): void {
    worker?.terminate()
    worker = undefined
    isThere = false
    for (const { fail } of waiting.values()) fail(new Error('The program did not end, and was stopped'))
    waiting.clear()
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data: { id, gives } }: MessageEvent<{ id: number; gives: unknown }>) => {
      isThere = true
      waiting.get(id)?.answer(gives)
      waiting.delete(id)
    })
    return started
  }

  return {
    end,
    ask(kind, asks) {
      worker ??= start()
      const id = ++last
      return new Promise((resolve, reject) => {
        const timer = setTimeout(end, isThere ? PATIENCE : FIRST_PATIENCE)
        const settle =
          <Value>(how: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(timer)
            how(value)
          }
        waiting.set(id, { answer: settle(resolve as (gives: unknown) => void), fail: settle(reject) })
        worker?.postMessage({ id, kind, asks })
      })
    },
  }
}
