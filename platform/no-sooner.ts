import { setTimeout as pause } from 'node:timers/promises'

const mostMs = 5_000
/** What the slowest work of late took, forgotten little by little. */
let slowest = 0

/** So long, or twice or four times so long, that the slowest work of late fits in well. */
function floorOver(ms: number): number {
  let floor = ms
  while (floor < slowest * 1.25) floor *= 2
  return floor
}

/**
 * Answers no sooner than so many milliseconds after it was asked, so that the time tells nothing;
 * on a busy machine, where work takes longer than that, after twice or four times as many. 0: at once.
 */
export async function noSooner<Value>(ms: number, work: () => Promise<Value>): Promise<Value> {
  const began = performance.now()
  const passed = () => performance.now() - began
  try {
    return await work()
  } finally {
    if (ms > 0) {
      slowest = Math.min(mostMs, Math.max(passed(), slowest * 0.95))
      await pause(Math.max(0, floorOver(ms) - passed()))
    }
  }
}
