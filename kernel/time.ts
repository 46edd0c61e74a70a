import type { Destination } from './destination.ts'
import { intlLocales, type Locale } from './locale.ts'

export const secondMs = 1_000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

declare const day: unique symbol
/** A calendar day, 'YYYY-MM-DD', without a clock or a zone. */
export type Day = string & { readonly [day]: true }

/** A day that the calendar has, of the years that a shop has to do with; null for any other text. */
export function readDay(input: string): Day | null {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(input)) return null
  const midnight = new Date(`${input}T00:00:00Z`)
  const isReal = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(input)
  return isReal ? (input as Day) : null
}

export function parseDay(value: string): Day {
  const read = readDay(value)
  if (!read) throw new RangeError(`not a calendar day: ${value}`)
  return read
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made when it is first needed: making one takes longer than a hundred uses of it. */
export function dateFormat(
  language: string,
  style: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(style)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, style)
  formats.set(key, known)
  return known
}

const calendar = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const dayText = (instant: Date, timeZone: string): string =>
  dateFormat('en-CA', { timeZone, ...calendar }).format(instant)

/** The calendar day that an instant belongs to where the shop's orders go. */
export const dayOf = (instant: Date, timeZone = 'America/Havana'): Day =>
  parseDay(dayText(instant, timeZone))

/** More than the offset of any time zone from UTC. */
const fifteenHours = 15 * 60

/** The first minute after the day, or of it: where the clock is set at midnight, midnight is not there or twice. */
function boundary(value: Day, timeZone: string, side: 'first' | 'after'): Date {
  const midnight = Date.parse(`${value}T00:00:00Z`) + (side === 'after' ? dayMs : 0)
  const isReached = (instant: Date) => {
    const text = dayText(instant, timeZone)
    return side === 'first' ? text >= value : text > value
  }
  let [before, reached] = [-fifteenHours, fifteenHours]
  while (reached - before > 1) {
    const between = Math.floor((before + reached) / 2)
    if (isReached(new Date(midnight + between * minuteMs))) reached = between
    else before = between
  }
  return new Date(midnight + reached * minuteMs)
}

/** The instant at which a day starts. */
export const startOfDay = (value: Day, timeZone = 'America/Havana'): Date =>
  boundary(value, timeZone, 'first')

/** The instant at which a day ends and the next one starts. */
export const endOfDay = (value: Day, timeZone = 'America/Havana'): Date =>
  boundary(value, timeZone, 'after')

export type DateStyle = 'd' | 'P' | 'PP' | 'PPP'

const invalid: Record<Locale, string> = { es: 'Fecha inválida', en: 'Invalid date' }
const options: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  d: { day: 'numeric', month: 'short' },
  P: { day: '2-digit', month: '2-digit', year: 'numeric' },
  PP: { day: 'numeric', month: 'short', year: 'numeric' },
  PPP: { day: 'numeric', month: 'long', year: 'numeric' },
}

/** Formats an instant (default style PP: '21 nov 2026'); an invalid one reads 'Fecha inválida'. */
export function formatDate(
  value: Date | string | number | null | undefined,
  locale: Locale,
  style: DateStyle = 'PP',
  timeZone = 'America/Havana',
): string {
  const date = value instanceof Date ? value : new Date(value ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return invalid[locale]
  return dateFormat(intlLocales[locale], { ...options[style], timeZone }).format(date)
}

export function addDays(value: Day, days: number): Day {
  const date = new Date(`${value}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10) as Day
}

/** 0 = Sunday. */
export const weekdayOf = (value: Day): number => new Date(`${value}T00:00:00Z`).getUTCDay()

/** 1 = Monday, in the shop's Spanish calendars and its English ones alike. */
export const firstDayOfWeek = 1

/** Monday of the week that holds the day. */
export const startOfWeek = (value: Day): Day =>
  addDays(value, -((weekdayOf(value) - firstDayOfWeek + 7) % 7))

const halfDays: Record<Locale, { readonly AM: string; readonly PM: string }> = {
  es: { AM: 'a.m.', PM: 'p.m.' },
  en: { AM: 'AM', PM: 'PM' },
}

/**
 * '12:00 p.m.' in Spanish, '12:00 PM' in English, in Cuba's time. Browsers write 'p.m.' in several
 * ways, and a page must read the same on the server and in every browser.
 */
export function formatTime(instant: Date, locale: Locale, timeZone = 'America/Havana'): string {
  return dateFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(instant)
    .replace(/\s(AM|PM)$/, (_, half: 'AM' | 'PM') => `\u00a0${halfDays[locale][half]}`)
}

/** '2026-11-24 12:00', in Cuba's time: as spreadsheets read a date of any language. */
export const sheetDateTime = (instant: Date): string => {
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const time = dateFormat('en-US', { ...style, timeZone: 'America/Havana' }).format(instant)
  return `${dayOf(instant)} ${time}`
}

/** '24 nov 2026, 12:00 p.m.', in Cuba's time. */
export const formatDateTime = (instant: Date, locale: Locale): string =>
  `${formatDate(instant, locale)}, ${formatTime(instant, locale)}`

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
