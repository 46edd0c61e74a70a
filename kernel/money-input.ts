import { cents, centsFromDecimal, type Usd, zero } from './money.ts'
import { parseDecimal } from './text/number-input.ts'

/** An amount as typed, in cents; null when it is not an amount. */
export function parseMoney(text: string, { mayBeNegative = false } = {}): Usd | null {
  const read = parseDecimal(text, { mayBeNegative, maxDigits: 8 })
  return read.ok ? centsFromDecimal(read.value) : null
}

/** A price from outside, as the specification has it: numeric and at least 0, commas stripped ('1,299.99'), else 0. */
export function normalisePrice(value: unknown): Usd {
  const text = typeof value === 'string' ? value.replaceAll(',', '').trim() : value
  const price =
    text === '' || typeof text === 'boolean' ? Number.NaN : Math.round(Number(text) * 100)
  return price >= 0 && Number.isSafeInteger(price) ? cents(price) : zero
}
