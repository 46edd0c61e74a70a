import type { Locale } from '#kernel/locale.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import type { Runtime } from './runtime.rules.ts'

/** The figures of a range as every page writes them, with one decimal. */
export const rangeFigures = (locale: Locale, { hours, hoursLow, hoursHigh }: Runtime) => ({
  hours: formatNumber(locale, hours, 1),
  low: formatNumber(locale, hoursLow, 1),
  high: formatNumber(locale, hoursHigh, 1),
})

/** 'entre {low} y {high} horas'. */
export const rangeText = (locale: Locale, message: string, runtime: Runtime): string =>
  format(message, rangeFigures(locale, runtime))
