import type { Locale } from '#kernel/locale.ts'

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
