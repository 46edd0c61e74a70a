import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayMs, hourMs } from '#kernel/time.ts'

/** A more recent draft may still be in progress. */
const quietHours = 1
/** Older drafts are deleted. */
const lookedBackDays = 30

export interface Since {
  readonly from: Date
  readonly until: Date
}
export const abandonedBetween = (now: Date): Since => ({
  from: new Date(now.getTime() - lookedBackDays * dayMs),
  until: new Date(now.getTime() - quietHours * hourMs),
})

/** A checkout that was started, has contact data, and was not completed. */
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
