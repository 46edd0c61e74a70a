import { cents, type Usd } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'

/** The largest unpaid transfer of a buyer who never paid here, where the owner sets no other. */
export const usualMaxUnpaid = cents(6_000_00)

export const readMaxUnpaid = (setting: string): Usd => parseMoney(setting) ?? usualMaxUnpaid

/** The units of a product that all unpaid transfers of new buyers together may reserve: one always, never the last third. */
export const maxOfNewBuyers = (stock: number): number =>
  Math.max(Math.min(1, stock), Math.floor((stock * 2) / 3))

/** What such transfers reserve of a product, and when the first of them ends without a proof. */
export interface Reserved {
  readonly units: number
  readonly until: Date | null
}

export interface UnpaidRequest {
  readonly lines: readonly { readonly id: string; readonly quantity: number }[]
  readonly total: Usd
}

export type UnpaidRefusal =
  | { readonly code: 'too_large_unpaid'; readonly maxTotal: Usd }
  | {
      readonly code: 'units_set_aside'
      readonly productId: string
      readonly maxUnits: number
      readonly retryAfterSeconds?: number
    }

interface Known {
  readonly maxTotal: Usd
  readonly reserved: ReadonlyMap<string, Reserved>
  /** Beside what is reserved; null where stock is not counted. */
  readonly unitsLeft: (productId: string) => number | null
  readonly now: Date
}

const none: Reserved = { units: 0, until: null }

function refusalOf(
  request: UnpaidRequest,
  known: Known,
  added: ReadonlyMap<string, number>,
): UnpaidRefusal | null {
  const { maxTotal, reserved, unitsLeft, now } = known
  if (request.total > maxTotal) return { code: 'too_large_unpaid', maxTotal }
  for (const { id, quantity } of request.lines) {
    const left = unitsLeft(id)
    const { units, until } = reserved.get(id) ?? none
    const free = maxOfNewBuyers((left ?? 0) + units) - units - (added.get(id) ?? 0)
    if (left === null || quantity <= free) continue
    const seconds = until ? Math.ceil((until.getTime() - now.getTime()) / 1000) : 0
    const wait = seconds > 0 && { retryAfterSeconds: seconds }
    return { code: 'units_set_aside', productId: id, maxUnits: Math.max(0, free), ...wait }
  }
  return null
}

/** Why each of these new buyers may not reserve without paying, in sequence; null for who may. */
export function unpaidRefusals(
  requests: readonly UnpaidRequest[],
  known: Known,
): (UnpaidRefusal | null)[] {
  const added = new Map<string, number>()
  return requests.map((request) => {
    const refusal = refusalOf(request, known, added)
    for (const { id, quantity } of refusal ? [] : request.lines)
      added.set(id, (added.get(id) ?? 0) + quantity)
    return refusal
  })
}
