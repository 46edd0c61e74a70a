import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import type { OrderWithLines } from '../order.rules.ts'
import { keysOf, type OrderingBuyer } from './buyer-keys.server.ts'
import {
  countRefusal,
  deleteOldOrigins,
  insertOrigins,
  lockBuyers,
  originsOfKeys,
  passedKeys,
} from './placing-limits.queries.server.ts'
import {
  buyerKinds,
  isAtLimit,
  type LimitedRequest,
  type LimitRefusal,
  type Origin,
  originsOf,
  placingRefusal,
} from './placing-limits.rules.ts'

export type { OrderingBuyer } from './buyer-keys.server.ts'

/** An order request and who sent it. */
export interface OrderAttempt {
  readonly buyer: OrderingBuyer
  readonly lines: LimitedRequest['lines']
  readonly isHuman: boolean
}

const allKeys = (requests: readonly LimitedRequest[]): string[] => [
  ...new Set(requests.flatMap(({ keys }) => Object.values(keys))),
]

/**
 * Decides which of these orders are too many, in sequence, and counts the refused ones. Orders of the same buyers wait
 * for the end of this transaction, so that no burst gets past the count.
 */
export const limitPlacing = (
  ctx: Needs<'now'>,
  attempts: readonly OrderAttempt[],
  unitsLeft: (productId: string) => number | null,
): Promise<(LimitRefusal | null)[]> =>
  inTransaction(ctx, async ({ tx, now }) => {
    if (attempts.length === 0) return []
    const requests = attempts.map(({ buyer, ...one }) => ({ ...one, keys: keysOf(buyer) }))
    const keys = allKeys(requests)
    await lockBuyers(tx, keys)
    const passed = new Set(await passedKeys(tx, keys, now))
    const origins: Origin[] = await originsOfKeys(tx, keys, now)
    const refusals = requests.map((request) => {
      const isPassed = Object.values(request.keys).some((key) => passed.has(key))
      const refusal = isPassed ? null : placingRefusal(request, { origins, unitsLeft, now })
      if (!refusal) origins.push(...originsOf(request, now))
      return refusal
    })
    for (const [at, refusal] of refusals.entries()) {
      const [attempt, request] = [attempts[at], requests[at]]
      if (!refusal || !attempt || !request) continue
      const { email, phone } = attempt.buyer
      await countRefusal(tx, { key: request.keys.address, reason: refusal.code, email, phone }, now)
    }
    return refusals
  })

/** Notes whose these orders are, in the transaction that places them. */
export const recordOrigins = (
  ctx: Needs<'now'>,
  placed: readonly { readonly order: Pick<OrderWithLines, 'id'>; readonly buyer: OrderingBuyer }[],
) =>
  inTransaction(ctx, ({ tx, now }) =>
    insertOrigins(
      tx,
      placed.flatMap(({ order, buyer }) => {
        const keys = keysOf(buyer)
        return buyerKinds.map((kind) => ({ key: keys[kind], orderId: order.id }))
      }),
      now,
    ),
  )

/** Whether this buyer's next order would be refused: then a captcha is asked for first. */
export const isBuyerAtLimit = (ctx: Needs<'now'>, buyer: OrderingBuyer): Promise<boolean> =>
  inTransaction(
    { ...ctx, ...asSystem(ctx.db, 'is a captcha needed before an order') },
    async ({ tx, now }) => {
      const keys = keysOf(buyer)
      const values = Object.values(keys)
      if ((await passedKeys(tx, values, now)).length > 0) return false
      return isAtLimit(keys, await originsOfKeys(tx, values, now), now)
    },
  )

export const pruneOrigins = (ctx: Needs<'now'>) =>
  inTransaction(ctx, ({ tx, now }) => deleteOldOrigins(tx, now))
