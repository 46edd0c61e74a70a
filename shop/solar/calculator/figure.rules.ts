import { ok, type Result, refused } from '#kernel/result.ts'
import { parseDecimal } from '#kernel/text/number-input.ts'

export type FigureFault = 'missing' | 'not_a_number' | 'grouped' | 'negative' | 'too_much' | 'zero'

interface Bounds {
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

/** Limits above any real house, against typing errors. */
export const maxWatts = 20_000
export const maxQuantity = 200
export const maxHours = 24
export const maxKwhAMonth = 10_000
export const maxBudget = 100_000
export const maxRoofPanels = 100
