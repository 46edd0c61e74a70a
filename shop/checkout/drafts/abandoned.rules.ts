import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayMs, hourMs } from '#kernel/time.ts'

/** Somebody who is still typing has not left. */
const quietHours = 1
/** Older ones are gone anyway. */
const lookedBackDays = 30

export interface Since {
  readonly from: Date
  readonly until: Date
}
export const abandonedBetween = (now: Date): Since => ({
  from: new Date(now.getTime() - lookedBackDays * dayMs),
  until: new Date(now.getTime() - quietHours * hourMs),
})

/** A checkout that somebody began, told something of himself, and did not end. */
export interface AbandonedCheckout {
  readonly id: string
  readonly at: Date
  readonly locale: Locale
  readonly destination: Destination
  readonly items: number
  readonly name: string
  readonly email: string
  readonly phone: string
}
