import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import { formatHour, formatTime } from '#kernel/time.ts'

/** As on the pages, with an ordinary space: e-mails are also sent as plain text. */
const plain = (text: string): string => text.replace(/\s/g, ' ')

export const hourInHavana = (instant: Date, locale: Locale): string =>
  plain(formatTime(instant, locale))

/** By the clock of where an order goes, which is named. */
export const hourThere = (instant: Date, locale: Locale, destination: Destination): string =>
  plain(formatHour(instant, locale, destination))
