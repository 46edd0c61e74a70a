import { hourMs, minuteMs, secondMs } from '#kernel/time.ts'
import type { PaymentAttemptState } from './payment.rules.ts'

const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** While one process asks a provider, no other does; longer than the longest request. */
export const leaseEnd = (now: Date): Date => after(now, minuteMs)

const waits: Partial<Record<PaymentAttemptState, readonly number[]>> = {
  open: [minuteMs, 2 * minuteMs, 5 * minuteMs, 10 * minuteMs, 20 * minuteMs, 30 * minuteMs, hourMs],
  capturing: [
    10 * secondMs,
    30 * secondMs,
    minuteMs,
    2 * minuteMs,
    5 * minuteMs,
    15 * minuteMs,
    30 * minuteMs,
  ],
  review: [5 * minuteMs, 15 * minuteMs, 30 * minuteMs, hourMs, 2 * hourMs, 6 * hourMs],
}

/** When to check again: with growing intervals, and never an end while money may be moving. */
export function nextCheck(state: PaymentAttemptState, checks: number, now: Date): Date {
  const list = waits[state] ?? [hourMs]
  return after(now, list[Math.min(checks, list.length - 1)] ?? hourMs)
}

/** How long an approval link is reused, and how long an unused one is checked. */
const linkLasts = 2 * hourMs
const askedAbout = 12 * hourMs

export const isLinkFresh = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < linkLasts

export const isForgotten = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > askedAbout
