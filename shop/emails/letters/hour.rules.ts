import type { Locale } from '#kernel/locale.ts'

const hourFormat = (language: string) =>
  new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/Havana',
  })
const formats: Record<Locale, Intl.DateTimeFormat> = {
  es: hourFormat('es-US'),
  en: hourFormat('en-US'),
}

export const hourInHavana = (instant: Date, locale: Locale): string =>
  formats[locale].format(instant).replace(/\s/g, ' ')
