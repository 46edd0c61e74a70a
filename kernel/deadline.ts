import type { Destination } from './destination.ts'
import type { Locale } from './locale.ts'
import { formatDate, formatTime } from './time.ts'

interface Zone {
  readonly id: string
  readonly name: Readonly<Record<Locale, string>>
}

/** By whose clock an order's hours are read: an order in the USA has nothing to do with Cuba's. */
const zones: Readonly<Record<Destination, Zone>> = {
  cuba: { id: 'America/Havana', name: { es: 'hora de Cuba', en: 'Cuba time' } },
  usa: { id: 'America/New_York', name: { es: 'hora del Este de EE. UU.', en: 'Eastern time' } },
}

/** '12:00 p.m. (hora de Cuba)'. */
export function formatHour(instant: Date, locale: Locale, destination: Destination): string {
  const { id, name } = zones[destination]
  return `${formatTime(instant, locale, id)} (${name[locale]})`
}

/** '24 nov 2026, 12:00 p.m. (hora de Cuba)'. */
export const formatDeadline = (instant: Date, locale: Locale, destination: Destination): string =>
  `${formatDate(instant, locale, 'PP', zones[destination].id)}, ${formatHour(instant, locale, destination)}`
