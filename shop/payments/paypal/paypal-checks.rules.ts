const second = 1_000
const minute = 60 * second
const hour = 60 * minute

export type AttemptState = 'creating' | 'open' | 'capturing' | 'review' | 'captured' | 'closed'

const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** While one process asks PayPal, no other does; longer than any of its questions may take. */
export const leaseEnd = (now: Date): Date => after(now, minute)

const waits: Partial<Record<AttemptState, readonly number[]>> = {
  open: [minute, 2 * minute, 5 * minute, 10 * minute, 20 * minute, 30 * minute, hour],
  capturing: [10 * second, 30 * second, minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute],
  review: [5 * minute, 15 * minute, 30 * minute, hour, 2 * hour, 6 * hour],
}

/** When to ask PayPal again: soon at first, then seldom, but always while money may be on its way. */
export function nextCheck(state: AttemptState, checks: number, now: Date): Date {
  const list = waits[state] ?? [hour]
  return after(now, list[Math.min(checks, list.length - 1)] ?? hour)
}

/** How long an approval link is offered again, and how long PayPal is asked about one nobody used. */
const linkLasts = 2 * hour
const askedAbout = 12 * hour

export const isLinkFresh = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < linkLasts

export const isForgotten = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > askedAbout
