import { add, cents, type Usd, zero } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'

export const minParts = 2
export const maxParts = 10
/** Below it a provider's fee takes most of a part. */
export const minPart = cents(500)

/** Equal parts; the cents that remain go to the first ones. */
export function equalParts(total: Usd, count: number): Usd[] {
  const base = Math.floor(total / count)
  const rest = total - base * count
  return Array.from({ length: count }, (_, index) => cents(base + (index < rest ? 1 : 0)))
}

export type DivisionRefusal =
  | 'too_few_parts'
  | 'too_many_parts'
  | 'part_too_small'
  | 'more_than_total'
  | 'less_than_total'

/** The amounts of the parts: typed ones stay, the others share what they leave. They add up to the total. */
export function divide(
  total: Usd,
  typed: readonly (Usd | null)[],
): Result<readonly Usd[], DivisionRefusal> {
  if (typed.length < minParts) return refused('too_few_parts')
  if (typed.length > maxParts) return refused('too_many_parts')
  const sum = add(zero, ...typed.map((amount) => amount ?? zero))
  if (sum > total) return refused('more_than_total')
  const open = typed.filter((amount) => amount === null).length
  if (open === 0 && sum < total) return refused('less_than_total')
  const shares = open === 0 ? [] : equalParts(cents(total - sum), open)
  const amounts = typed.map((amount) => amount ?? shares.shift() ?? zero)
  return amounts.some((amount) => amount < minPart) ? refused('part_too_small') : ok(amounts)
}

/** How many parts of this sum are possible. */
export const maxPartsOf = (total: Usd): number => Math.min(maxParts, Math.floor(total / minPart))
