import type { Usd } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import type { OrderWithLines } from '../order.rules.ts'
import { keysOf, type OrderingBuyer, passKeysOf, refusedKeyOf } from './buyer-keys.server.ts'
import { refuseNewBuyers } from './new-buyers.service.server.ts'
import {
  countRefusal,
  deleteOldOrigins,
  insertOrigins,
  lockBuyers,
  originsOfKeys,
  passedKeys,
} from './placing-limits.queries.server.ts'
import {
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
  readonly total: Usd
  readonly paysNow: boolean
  readonly isHuman: boolean
}

const allKeys = (requests: readonly LimitedRequest[]): string[] => [
  ...new Set(requests.flatMap(({ keys }) => Object.values(keys))),
]

/** Which of these the owner lets through. */
const whoPassed = (
  ctx: Needs<'now'>,
  attempts: readonly Pick<OrderAttempt, 'buyer'>[],
): Promise<boolean[]> =>
  inTransaction(ctx, async ({ tx, now }) => {
    const keys = attempts.map(({ buyer }) => passKeysOf(buyer))
    const passed = new Set(await passedKeys(tx, keys.flat(), now))
    return keys.map((own) => own.some((key) => passed.has(key)))
  })

/**
 * Decides which of these orders are too many, in sequence, and counts the refused ones. Orders of the same buyers wait
 * for the end of this transaction, so that no burst gets past the count.
 */
export const limitPlacing = (
  ctx: Needs<'now'>,
  attempts: readonly OrderAttempt[],
  unitsLeft: (productId: string) => number | null,
): Promise<(LimitRefusal | null)[]> =>
  inTransaction(ctx, async (inside) => {
    const { tx, now } = inside
    if (attempts.length === 0) return []
    const requests = attempts.map(({ buyer, ...one }) => ({ ...one, keys: keysOf(buyer) }))
    const keys = allKeys(requests)
    await lockBuyers(tx, keys)
    const origins: Origin[] = await originsOfKeys(tx, keys, now)
    const isPassed = await whoPassed(inside, attempts)
    const taken = new Map<string, number>()
    const left = (id: string) => {
      const units = unitsLeft(id)
      return units === null ? null : units - (taken.get(id) ?? 0)
    }
    const byBuyer = requests.map((request, at) => {
      const refusal = isPassed[at]
        ? null
        : placingRefusal(request, { origins, unitsLeft: left, now })
      if (refusal) return refusal
      origins.push(...originsOf(request, now))
      for (const { id, quantity } of request.lines) taken.set(id, (taken.get(id) ?? 0) + quantity)
      return null
    })
    const unpaid = attempts.map(({ buyer: { accountId }, paysNow, lines, total }) => ({
      ...{ accountId, lines, total, isTransfer: !paysNow },
    }))
    const allowed = unpaid.filter((_, at) => !byBuyer[at] && !isPassed[at])
    const ofNewBuyers = await refuseNewBuyers(inside, allowed, unitsLeft)
    const refusals = unpaid.map((one, at) => byBuyer[at] ?? ofNewBuyers.get(one) ?? null)
    for (const [at, refusal] of refusals.entries()) {
      const attempt = attempts[at]
      if (!refusal || !attempt) continue
      const { email, phone } = attempt.buyer
      const key = refusedKeyOf(attempt.buyer)
      await countRefusal(tx, { key, reason: refusal.code, email, phone }, now)
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
      placed.flatMap(({ order, buyer }) =>
        Object.values(keysOf(buyer)).map((key) => ({ key, orderId: order.id })),
      ),
      now,
    ),
  )

/** Whether this buyer's next order would be refused: then a captcha is asked for first. */
export const isBuyerAtLimit = (ctx: Needs<'now'>, buyer: OrderingBuyer): Promise<boolean> =>
  inTransaction(
    { ...ctx, ...asSystem(ctx.db, 'is a captcha needed before an order') },
    async ({ tx, now }) => {
      if ((await passedKeys(tx, passKeysOf(buyer), now)).length > 0) return false
      const keys = keysOf(buyer)
      return isAtLimit(keys, await originsOfKeys(tx, Object.values(keys), now), now)
    },
  )

export const pruneOrigins = (ctx: Needs<'now'>) =>
  inTransaction(ctx, ({ tx, now }) => deleteOldOrigins(tx, now))
