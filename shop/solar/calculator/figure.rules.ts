import { ok, type Result, refused } from '#kernel/result.ts'
import { parseDecimal } from '#kernel/text/number-input.ts'

export type FigureFault = 'missing' | 'not_a_number' | 'grouped' | 'negative' | 'too_much' | 'zero'

export interface Bounds {
  readonly max: number
  /** True where zero is not allowed. */
  readonly aboveZero?: boolean
  readonly whole?: boolean
}

const readingOf = (input: unknown) =>
  typeof input === 'number' && Number.isFinite(input)
    ? ok(input)
    : parseDecimal(String(input), { mayBeNegative: true, maxDecimals: 15, maxDigits: 15 })

/** Parses a figure with decimal comma or point, within its bounds. */
export function figureIn(
  input: unknown,
  { max, aboveZero, whole }: Bounds,
): Result<number, FigureFault> {
  const isText = typeof input === 'string'
  if (isText ? input.trim() === '' : typeof input !== 'number') return refused('missing')
  const read = readingOf(input)
  if (!read.ok) return refused(read.code === 'grouped' ? 'grouped' : 'not_a_number')
  const value = Number(read.value)
  if (whole && !Number.isInteger(value)) return refused('not_a_number')
  if (value < 0) return refused('negative')
  if (aboveZero && value === 0) return refused('zero')
  return value > max ? refused('too_much') : ok(value)
}

/** The id of a field on the page. */
export const fieldId = (name: string): string => `campo-${name.replace('.', '-')}`

/** Limits above any real house, against typing errors. */
export const maxWatts = 20_000
export const maxQuantity = 200
export const maxHours = 24
export const maxKwhAMonth = 10_000
export const maxBudget = 100_000
export const maxRoofPanels = 100

export type FormFault = FigureFault | 'too_much_hours' | 'not_whole' | 'over_a_day'

/** A form that is being read: what is not a figure is noted by field. */
export interface Reading {
  readonly parameters: URLSearchParams
  readonly faults: Record<string, FormFault>
  readonly input: Record<string, string>
}

const hundredths = (value: number): number => Math.round(value * 100) / 100

function faultOf(code: FigureFault, bounds: Bounds): FormFault {
  if (bounds.max === maxHours && code === 'too_much') return 'too_much_hours'
  return bounds.whole && code === 'not_a_number' ? 'not_whole' : code
}

/** Reads one field; an invalid one is noted and replaced by the default. */
export function figure(reading: Reading, name: string, usual: number, bounds: Bounds): number {
  const input = reading.parameters.get(name) ?? ''
  const read = figureIn(input, bounds)
  if (read.ok) return hundredths(read.value)
  reading.faults[name] = faultOf(read.code, bounds)
  reading.input[name] = input.slice(0, 40)
  return usual
}

/** A field that may be left empty. */
export function optional(reading: Reading, name: string, bounds: Bounds): number | null {
  const isEmpty = (reading.parameters.get(name) ?? '').trim() === ''
  const value = isEmpty ? Number.NaN : figure(reading, name, Number.NaN, bounds)
  return Number.isNaN(value) ? null : value
}
