import { setTimeout as pause } from 'node:timers/promises'

/** Answers no sooner than so many milliseconds after it was asked, so that the time tells nothing. */
export async function noSooner<Value>(ms: number, work: () => Promise<Value>): Promise<Value> {
  const floor = pause(ms)
  try {
    return await work()
  } finally {
    await floor
  }
}
