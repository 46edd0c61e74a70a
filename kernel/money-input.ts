import { cents, centsFromDecimal, type Usd, zero } from './money.ts'
import { parseDecimal } from './text/number-input.ts'

/** An amount as typed, in cents; null when it is not an amount. */
export function parseMoney(text: string, { mayBeNegative = false } = {}): Usd | null {
  const read = parseDecimal(text, { mayBeNegative, maxDigits: 8 })
  return read.ok ? centsFromDecimal(read.value) : null
}

const machineNumber = /^\s*\d{1,10}(\.\d+)?\s*$/

function numberOf(value: unknown): number {
  if (typeof value !== 'string') return typeof value === 'number' ? value : Number.NaN
  if (machineNumber.test(value)) return Number(value)
  const read = parseDecimal(value, { maxDigits: 10, maxDecimals: 6 })
  return read.ok ? Number(read.value) : Number.NaN
}

/** A price that is stored somewhere: numeric and at least 0, commas of thousands stripped ('1,299.99'), else 0. */
export function normalisePrice(value: unknown): Usd {
  const price = Math.round(numberOf(value) * 100)
  return price >= 0 && Number.isSafeInteger(price) ? cents(price) : zero
}
