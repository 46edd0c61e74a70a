import { cents, type Usd } from '#kernel/money.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { CostKind } from './accounting.rules.ts'

export interface NewCost {
  readonly order_id: string
  readonly kind: CostKind
  readonly amount_cents: Usd
  readonly note: string
  readonly attempt_key: string
  readonly noted_by: string
  readonly at: Date
}

/** Idempotent by attempt key. */
export const insertCost = (tx: Tx, cost: NewCost) =>
  tx
    .insertInto('order_costs')
    .values(cost)
    .onConflict((c) => c.constraint('order_costs_attempt_is_unique').doNothing())
    .execute()

export interface OrderCost {
  readonly kind: CostKind
  readonly amount: Usd
  readonly note: string
  readonly at: Date
}

export async function costsOf(tx: Tx, orderId: string): Promise<OrderCost[]> {
  const rows = await tx
    .selectFrom('order_costs')
    .select(['kind', 'amount_cents', 'note', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, amount_cents, note, at }) => ({
    kind: kind as CostKind,
    amount: cents(Number(amount_cents)),
    note,
    at,
  }))
}
