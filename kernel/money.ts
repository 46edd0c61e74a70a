declare const usd: unique symbol
/** Whole US cents. Never a float, never a string. */
export type Usd = number & { readonly [usd]: true }

export function cents(amount: number): Usd {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole cents: ${amount}`)
  return (amount === 0 ? 0 : amount) as Usd
}

export const zero = cents(0)
export const add = (...parts: readonly Usd[]): Usd =>
  cents(parts.reduce<number>((sum, part) => sum + part, 0))
export const times = (unit: Usd, quantity: number): Usd => cents(unit * quantity)

/** Divides by a positive whole number; half a cent rounds away from zero. */
export function divideRounding(dividend: bigint, divisor: bigint): bigint {
  const sign = dividend < 0n ? -1n : 1n
  return sign * ((sign * dividend * 2n + divisor) / (divisor * 2n))
}

/** Rates are basis points: 1250 is 12.50 %. Half a cent rounds away from zero. */
export const atRate = (amount: Usd, basisPoints: number): Usd =>
  cents(Number(divideRounding(BigInt(amount) * BigInt(basisPoints), 10_000n)))

/** Reads a database decimal such as '309.70' exactly; throws on more than two decimals. */
export function centsFromDecimal(decimal: string): Usd {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(decimal)
  if (!match) throw new RangeError(`not a money decimal: ${decimal}`)
  const [, sign, whole, fraction = ''] = match
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return cents(sign === '-' ? -amount : amount)
}

const thousands = /\B(?=(\d{3})+$)/g

/** '$1,299.99' in every language, as specified (USD, en-US, 2 decimals). */
export function formatUsd(amount: Usd): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(thousands, ',')
  return `${amount < 0 ? '-' : ''}$${whole}.${digits.slice(-2)}`
}

/** '309.70', the form required by structured data and numeric columns. */
export const toDecimal = (amount: Usd): string => (amount / 100).toFixed(2)
