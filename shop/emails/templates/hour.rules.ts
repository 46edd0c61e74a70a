import type { Locale } from '#kernel/locale.ts'
import { formatTime } from '#kernel/time.ts'

/** As on the pages, with an ordinary space: e-mails are also sent as plain text. */
export const hourInHavana = (instant: Date, locale: Locale): string =>
  formatTime(instant, locale).replace(/\s/g, ' ')
