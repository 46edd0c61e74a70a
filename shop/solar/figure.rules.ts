import { parseDecimal } from '#kernel/number-input.ts'
import { ok, type Result, refused } from '#kernel/result.ts'

export type FigureFault = 'missing' | 'not_a_number' | 'grouped' | 'negative' | 'too_much' | 'zero'

interface Bounds {
  readonly most: number
  /** True where nothing is no answer. */
  readonly aboveZero?: boolean
  readonly whole?: boolean
}

const readingOf = (typed: unknown) =>
  typeof typed === 'number' && Number.isFinite(typed)
    ? ok(typed)
    : parseDecimal(String(typed), { mayBeNegative: true, maxDecimals: 15, maxDigits: 15 })

/** A figure of the calculator, with decimal comma or point, within its bounds. */
export function figureIn(
  typed: unknown,
  { most, aboveZero, whole }: Bounds,
): Result<number, FigureFault> {
  const isText = typeof typed === 'string'
  if (isText ? typed.trim() === '' : typeof typed !== 'number') return refused('missing')
  const read = readingOf(typed)
  if (!read.ok) return refused(read.code === 'grouped' ? 'grouped' : 'not_a_number')
  const value = Number(read.value)
  if (whole && !Number.isInteger(value)) return refused('not_a_number')
  if (value < 0) return refused('negative')
  if (aboveZero && value === 0) return refused('zero')
  return value > most ? refused('too_much') : ok(value)
}

/** What no house has: beyond it a figure is a slip of the finger. */
export const mostWatts = 20_000
export const mostOfOne = 200
export const mostHours = 24
export const mostKwhAMonth = 10_000
