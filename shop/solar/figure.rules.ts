import { ok, type Result, refused } from '#kernel/result.ts'

export type FigureFault = 'missing' | 'not_a_number' | 'grouped' | 'negative' | 'too_much' | 'zero'

interface Bounds {
  readonly most: number
  /** True where nothing is no answer. */
  readonly aboveZero?: boolean
  readonly whole?: boolean
}

const written = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/
/** '1,200' may be twelve hundred or one and a fifth: whoever wrote it must say. */
const grouped = /^[+-]?\d{1,3}([.,]\d{3})+$/

/** Reads a figure as people type it, with decimal comma or point. */
export function figureIn(
  typed: unknown,
  { most, aboveZero, whole }: Bounds,
): Result<number, FigureFault> {
  const text = typeof typed === 'number' ? String(typed) : typed
  if (typeof text !== 'string' || text.trim() === '') return refused('missing')
  const clean = text.trim()
  if (typeof typed === 'string' && grouped.test(clean)) return refused('grouped')
  if (!written.test(clean)) return refused('not_a_number')
  const value = Number(clean.replace(',', '.'))
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
