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

const faults: Readonly<Record<string, (amount: Usd, total: Usd) => boolean>> = {
  less_than_total: () => true,
  part_too_small: (amount) => amount < minPart,
  more_than_total: (amount, total) => amount > total,
}

/** The rows whose typed amounts make a division impossible; none where no amount is at fault. */
function rowsAtFault(total: Usd, typed: readonly (Usd | null)[], code: string): number[] {
  const isAtFault = Object.hasOwn(faults, code) ? faults[code] : undefined
  const filled = typed.flatMap((amount, row) => (amount === null ? [] : [{ amount, row }]))
  if (!isAtFault) return []
  const own = filled.filter(({ amount }) => isAtFault(amount, total))
  return (own.length > 0 ? own : filled).map(({ row }) => row)
}

type RowProblem = DivisionRefusal | 'unreadable'

function ownProblem(total: Usd, amount: Usd | null | 'unreadable'): RowProblem | null {
  if (amount === null || amount === 'unreadable') return amount
  if (amount < minPart) return 'part_too_small'
  return amount > total ? 'more_than_total' : null
}

/** What is wrong with each row: its own mistake first, otherwise that of the whole division. */
export function rowProblems(
  total: Usd,
  typed: readonly (Usd | null | 'unreadable')[],
  code: string,
): Readonly<Record<number, string>> {
  const amounts = typed.map((amount) => (amount === 'unreadable' ? null : amount))
  const shared = rowsAtFault(total, amounts, code).map((row) => [row, code] as const)
  const own = typed.flatMap((amount, row) => {
    const problem = ownProblem(total, amount)
    return problem ? [[row, problem] as const] : []
  })
  return Object.fromEntries([...shared, ...own])
}
