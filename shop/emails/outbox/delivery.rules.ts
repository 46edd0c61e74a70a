import { dayMs, minuteMs } from '#kernel/time.ts'

/** How long to wait after each attempt that failed: in all about eleven hours. */
const waits = [0.5, 2, 10, 30, 60, 3 * 60, 6 * 60].map((minutes) => minutes * minuteMs)

export const maxAttempts = waits.length + 1

/** After this another process may take a letter over that somebody began to send. */
export const leaseMs = 5 * minuteMs
/** Well within the lease, so that nobody still sends what another has taken over. */
export const sendTimeoutMs = 1 * minuteMs

const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

export const leaseEnd = (now: Date): Date => after(now, leaseMs)

/** When to try again after the given number of attempts; null when it is time to give up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = waits[attempts - 1]
  return wait === undefined ? null : after(now, wait)
}

/** What was sent is kept for a month to answer questions, what failed for three. */
export const retainedUntil = (now: Date) => ({
  sentSince: after(now, -30 * dayMs),
  failedSince: after(now, -90 * dayMs),
})
