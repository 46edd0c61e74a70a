import { setTimeout as pause } from 'node:timers/promises'

const maxMs = 5_000
const halfForgotten = 30_000
/** The duration of the slowest recent run, and when it happened. */
let slowest = { ms: 0, at: 0 }

const remembered = (now: number) => slowest.ms * 0.5 ** ((now - slowest.at) / halfForgotten)

/** So long, or twice or four times so long, that the slowest work of late fits in well. */
function floorOver(ms: number, now: number): number {
  let floor = ms
  while (floor < remembered(now) * 1.25) floor *= 2
  return floor
}

/**
 * Responds no sooner than a minimum duration after the request, so that timing reveals nothing;
 * on a busy machine, where work takes longer than that, after twice or four times as many. 0: at once.
 */
export async function withMinDuration<Value>(
  ms: number,
  work: () => Promise<Value>,
): Promise<Value> {
  const startedAt = performance.now()
  try {
    const value = await work()
    const now = performance.now()
    const took = Math.min(maxMs, now - startedAt)
    if (ms > 0 && took > remembered(now)) slowest = { ms: took, at: now }
    return value
  } finally {
    const now = performance.now()
    if (ms > 0) await pause(Math.max(0, floorOver(ms, now) - (now - startedAt)))
  }
}
