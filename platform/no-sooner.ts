import { setTimeout as pause } from 'node:timers/promises'

const mostMs = 5_000
/** What the slowest work of late took, forgotten little by little. */
let slowest = 0

/**
 * Answers no sooner than so many milliseconds after it was asked, so that the time tells nothing;
 * on a busy machine, where work takes longer than that, no sooner than the slowest of late. 0: at once.
 */
export async function noSooner<Value>(ms: number, work: () => Promise<Value>): Promise<Value> {
  const began = performance.now()
  const passed = () => performance.now() - began
  try {
    return await work()
  } finally {
    if (ms > 0) {
      slowest = Math.min(mostMs, Math.max(passed(), slowest * 0.95))
      await pause(Math.max(0, Math.max(ms, slowest * 1.25) - passed()))
    }
  }
}
