import { intlLocales, type Locale } from '#kernel/locale.ts'
import { dateFormat } from '#kernel/time.ts'

const hour = { hour: 'numeric', minute: '2-digit', timeZone: 'America/Havana' } as const

export const hourInHavana = (instant: Date, locale: Locale): string =>
  dateFormat(intlLocales[locale], hour).format(instant).replace(/\s/g, ' ')
