import type { Locale } from '#kernel/locale.ts'

/** '24 nov 2026, 12:00 p. m.', in the zone of those who wait for the order. */
export const fullMoment = (instant: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/Havana',
  }).format(instant)
