import { intlLocales, type Locale } from '#kernel/locale.ts'
import { type Day, dateFormat } from '#kernel/time.ts'

/** 'diciembre de 2026' */
export const monthText = (day: Day, locale: Locale): string =>
  dateFormat(intlLocales[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
