import { type Locale, numberMarks } from '#kernel/locale.ts'
import { format, formatNumber, formatPlural, type Messages } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import type { WordedUnit } from '../fields/shown-field.rules.ts'
import type { specs as es } from '../messages/specs.es.ts'
import type { SpecValue } from './product.rules.ts'
import { unitOf } from './spec.rules.ts'

export interface SpecLanguage {
  readonly locale: Locale
  readonly messages: Messages<typeof es>
}

const metric = {
  inches: { factor: 2.54, unit: 'cm', digits: 0 },
  feet: { factor: 0.3048, unit: 'm', digits: 1 },
  mph: { factor: 1.609344, unit: 'km/h', digits: 0 },
} as const

const isMeasure = (unit: string): unit is keyof typeof metric => Object.hasOwn(metric, unit)

/** '50 pies (15,2 m)': the manufacturer's unit and the metric one. */
function measure(numbers: readonly number[], unit: keyof typeof metric, language: SpecLanguage) {
  const { locale, messages } = language
  const { factor, unit: metricUnit, digits } = metric[unit]
  const input = numbers.map((number) => formatNumber(locale, number, 1)).join(' × ')
  const converted = numbers.map((number) => formatNumber(locale, number * factor, digits))
  return `${input} ${messages.units[unit]} (${converted.join('\u00a0×\u00a0')}\u00a0${metricUnit})`
}

function numberText(value: number, unit: string | undefined, language: SpecLanguage): string {
  const { locale, messages } = language
  const shown = formatNumber(locale, value, 2)
  if (!unit) return shown
  if (isMeasure(unit)) return measure([value], unit, language)
  const worded: Partial<Record<WordedUnit, () => string>> = {
    years: () => formatPlural(locale, messages.units.years, value),
    perDay: () => `${shown} ${messages.units.perDay}`,
    usd: () => formatUsd(cents(Math.round(value * 100))),
  }
  return worded[unit as WordedUnit]?.() ?? `${shown}${unit === '°' ? '' : '\u00a0'}${unit}`
}

/** '7.8 x 6.5 x 6.7' as its numbers; null for any other text. */
function dimensions(text: string): number[] | null {
  const numbers = text.split(/\s*[x×]\s*/).map(Number)
  return numbers.length > 1 && numbers.every(Number.isFinite) ? numbers : null
}

/** Dimensions in their unit and in metric; for a folding panel marked as unfolded. */
function sizeText(text: string, unit: keyof typeof metric, language: SpecLanguage) {
  const folding = / *\(open\)$/
  const sizes = dimensions(text.replace(folding, ''))
  if (!sizes) return null
  const size = measure(sizes, unit, language)
  return folding.test(text) ? format(language.messages.open, { size }) : size
}

function plainText(text: string, unit: string | undefined, language: SpecLanguage): string {
  const { locale, messages } = language
  const translated: Readonly<Record<string, string>> = messages.values
  if (translated[text]) return translated[text]
  const size = unit && isMeasure(unit) ? sizeText(text, unit, language) : null
  if (size) return size
  const parts = text.replace(/(\d+)@(\d+)\s*V/g, (_, load: string, volts: string) =>
    format(messages.atVoltage, { load: formatNumber(locale, Number(load)), volts }),
  )
  if (!unit || parts !== text || !/\d$/.test(text)) return parts
  const ranged = parts.replace(/(\d)-(\d)/g, '$1–$2')
  const numbers = ranged.replace(/(\d)\.(\d)/g, `$1${numberMarks[locale].decimal}$2`)
  return `${numbers}${unit === '°' ? '' : '\u00a0'}${unit}`
}

/** A figure formatted and translated for the language, with its unit. */
export function specText(key: string, value: SpecValue, language: SpecLanguage): string {
  const { messages } = language
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  if (typeof value === 'string') return plainText(value, unitOf(key), language)
  if (key === 'pv_w' && value === 0) return messages.noPanels
  return numberText(value, unitOf(key), language)
}

/** Number and unit as separate strings: '1152' and 'Wh'. */
export function figureParts(key: string, value: SpecValue, language: SpecLanguage) {
  const text = specText(key, value, language)
  const split = /^([\d.,\u00a0/–-]*\d)[\u00a0 ]?(.*)$/.exec(text)
  return { number: split?.[1] ?? text, unit: split?.[2] ?? '' }
}
