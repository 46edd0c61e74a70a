import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Tx } from '#platform/database/transaction.ts'
import { actors } from '../database/actors.ts'
import { anOrder } from './an-order.ts'
import { sumsOf } from './order-to-make.ts'

const price = fc.integer({ min: 1, max: 300_000 })
const part = fc.integer({ min: 0, max: 30_000 })
const minutesOfTwelveDays = 12 * 24 * 60
const anyMinute = fc.integer({ min: 0, max: minutesOfTwelveDays })
const piece = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  ...{ equipment: price, freight: part, delivery: part },
  sell: fc.option(price),
  cost: fc.option(price),
})

/** A manual method that the owner has added. */
const addedMethod = 'added_method'

/** An order and what became of it, each at so many minutes after a day. */
export const anySoldHistory = fc.record({
  destination: fc.constantFrom('usa' as const, 'cuba' as const),
  method: fc.constantFrom('paypal', 'zelle', addedMethod),
  pieces: fc.array(piece, { minLength: 1, maxLength: 3 }),
  ...{ hasCoupon: fc.boolean(), agencyFee: part, installation: fc.constantFrom(0, 5_000) },
  paid: fc.option(anyMinute, { freq: 8 }),
  closed: fc.option(anyMinute),
  ...{ fee: fc.integer({ min: 0, max: 900 }), surplus: fc.constantFrom(0, 0, 777) },
  refunds: fc.array(
    fc.record({ at: anyMinute, share: fc.double({ min: 0, max: 1, noNaN: true }) }),
    {
      maxLength: 3,
    },
  ),
  costs: fc.array(fc.record({ at: anyMinute, amount: fc.integer({ min: 1, max: 9_000 }) }), {
    maxLength: 2,
  }),
})
export type SoldHistory =
  typeof anySoldHistory extends fc.Arbitrary<infer History> ? History : never

export const minutesAfter = (start: Date, minutes: number): Date =>
  new Date(start.getTime() + minutes * 60_000)

interface NewEntry {
  readonly kind: 'capture' | 'refund'
  readonly amount: number
  readonly at: Date
  readonly fee?: number
  readonly provider?: string
}

export const insertEntry = (
  tx: Tx,
  order: string,
  { kind, amount, at, fee = 0, provider = 'paypal' }: NewEntry,
) =>
  tx
    .insertInto('payments')
    .values({
      ...{ order_id: order, provider, kind, provider_id: randomUUID() },
      ...{ amount_cents: amount, fee_cents: fee, at },
    })
    .execute()

/** Only as staff, in the own name. */
export const insertCost = (tx: Tx, order: string, amount: number, at: Date) =>
  tx
    .insertInto('order_costs')
    .values({
      ...{ order_id: order, kind: 'carrier', amount_cents: amount, attempt_key: randomUUID() },
      ...{ noted_by: actors.admin.id, at },
    })
    .execute()

/** Keeps the order with all that became of it but its costs; only as system. */
export async function insertHistory(tx: Tx, start: Date, history: SoldHistory) {
  await tx
    .insertInto('payment_methods')
    .values({ method: addedMethod, kind: 'manual', name: 'Added' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { hasCoupon, paid, closed, refunds, fee, surplus, ...sold } = history
  const { destination, method, pieces, agencyFee, installation } = sold
  const { subtotal } = sumsOf({ ...sold, discount: 0 }, pieces)
  const at = (minutes: number) => minutesAfter(start, minutes)
  const paidAt = paid === null ? null : at(paid)
  const discount = hasCoupon ? Math.round(subtotal / 20) : 0
  const priced = anOrder().paidBy(method).to(destination).lines(pieces).discount(discount)
  const charged = priced.agencyFee(agencyFee).installation(installation)
  const order = await (paidAt ? charged.paid(paidAt) : charged).insertIn(tx)
  const amount = order.total + surplus
  const by = { provider: method } as const
  await insertEntry(tx, order.id, { ...by, kind: 'capture', amount, at: paidAt ?? start, fee })
  let left = amount
  for (const { at: when, share } of refunds) {
    const back = Math.floor(left * share)
    if (back > 0)
      await insertEntry(tx, order.id, { ...by, kind: 'refund', amount: back, at: at(when) })
    left -= back
  }
  if (closed !== null)
    await tx
      .updateTable('orders')
      .set({ closed_at: at(closed) })
      .where('id', '=', order.id)
      .execute()
  return order
}
