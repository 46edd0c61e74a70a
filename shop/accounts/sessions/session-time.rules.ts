import type { Locale } from '#kernel/locale.ts'
import { dayMs, minuteMs } from '#kernel/time.ts'

/** How long a session lasts without use. */
export const sessionMs = 7 * dayMs
/** How long a session lasts at most, however much it is used. */
export const maxSessionMs = 30 * dayMs

/** When a session that is used now ends. */
export const sessionEnd = (startedAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + sessionMs, startedAt.getTime() + maxSessionMs))

interface Extendable {
  readonly sessionStartedAt: Date
  readonly sessionExpiresAt: Date
}

const renewalIntervalMs = 10 * minuteMs

/** A session in use is extended every few minutes, so that its list shows the last use. */
export const isDue = (user: Extendable, now: Date): boolean =>
  sessionEnd(user.sessionStartedAt, now).getTime() - user.sessionExpiresAt.getTime() >
  renewalIntervalMs

const minute = 60_000
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** 'hace 5 minutos': relative, so independent of the time zone. Null for just now. */
export function agoText(since: Date, now: Date, locale: Locale): string | null {
  const passed = now.getTime() - since.getTime()
  const unit = units.find(([, length]) => passed >= length)
  if (!unit) return null
  const [name, length] = unit
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(passed / length), name)
}
