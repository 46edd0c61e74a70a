import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import {
  mayRetake,
  releaseToStock,
  retakeFromStock,
} from '#shop/catalogue/stock/stock.service.server.ts'
import { settingNamed } from '#shop/settings/settings.service.server.ts'
import { noteColumns, type Why } from '../history/history-notes.rules.ts'
import type { Order } from '../order.rules.ts'
import {
  idsToRelease,
  insertChanges,
  lockOrder,
  type NewStates,
  writeStates,
} from '../orders.queries.server.ts'
import {
  type ItemsStatus,
  isClaiming,
  isToRelease,
  type PaymentState,
  readProofHours,
} from './order-state.rules.ts'

type Inside = Needs<'now'> & { readonly tx: Tx }

/** The owner's setting: how long a transfer's items wait for a proof. */
export const proofHours = async (ctx: Needs): Promise<number> =>
  readProofHours(await settingNamed(ctx, 'proof_hours'))

const note = (ctx: Inside, orderId: string, why: Why) =>
  insertChanges(ctx.tx, [
    {
      ...{ order_id: orderId, axis: 'note', by_role: ctx.actor.role, changed_at: ctx.now },
      ...{ by_user: 'id' in ctx.actor ? ctx.actor.id : null, ...noteColumns(why) },
    },
  ])

/** Reserves the released items of an order again; false when they are gone, which only a person can settle. */
export async function reserveAgain(
  ctx: Inside,
  order: Pick<Order, 'id' | 'itemsReleasedAt'>,
): Promise<boolean> {
  if (!order.itemsReleasedAt) return true
  const isReserved = await retakeFromStock(ctx, order.id)
  if (isReserved) await writeStates(ctx.tx, order.id, { items_released_at: null })
  await note(ctx, order.id, { event: { code: isReserved ? 'items_reserved_again' : 'items_gone' } })
  return isReserved
}

/** With a proof or the money itself the items stay for as long as the order is open. */
export async function claimItems(
  ctx: Inside,
  order: Order,
  to: PaymentState,
): Promise<Pick<NewStates, 'items_until' | 'items_released_at'>> {
  if (!isClaiming(to) || order.closedAt) return {}
  const isReserved = await reserveAgain(ctx, order)
  return { items_until: null, ...(isReserved ? { items_released_at: null } : {}) }
}

export async function itemsStatus(
  ctx: Needs,
  { id, itemsReleasedAt, itemsUntil, closedAt }: Order,
): Promise<ItemsStatus> {
  if (closedAt) return 'reserved'
  if (itemsReleasedAt) return (await mayRetake(ctx, id)) ? 'released' : 'gone'
  return itemsUntil ? 'until' : 'reserved'
}

async function release(ctx: Needs<'now'>, orderId: string): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside.tx, orderId)
    if (!order || !isToRelease(order, inside.now)) return false
    await releaseToStock(inside, orderId)
    await writeStates(inside.tx, orderId, { items_released_at: inside.now })
    await note(inside, orderId, { event: { code: 'items_released' } })
    return true
  })
}

const atOnce = 100

/** Puts the items of transfers without a proof on sale again; the orders stay open. Returns how many. */
export async function releaseUnprovenItems(ctx: Needs<'now'>): Promise<number> {
  const ids = await inTransaction(ctx, ({ tx, now }) => idsToRelease(tx, now, atOnce))
  let count = 0
  for (const id of ids) if (await release(ctx, id)) count += 1
  return count
}
