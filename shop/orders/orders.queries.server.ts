import { sql } from 'kysely'
import { cents, type Usd } from '#kernel/money.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { StoredNote } from './history/history-notes.rules.ts'
import type { ComplianceState, DeliveryState, PaymentState } from './lifecycle/order-state.rules.ts'
import type { Order, OrderLine, OrderWindow, OrderWithLines, SoldPart } from './order.rules.ts'
import { lineColumns, orderFields, toLine, toOrder } from './order-rows.queries.server.ts'
import type { Recipient } from './parties.rules.ts'

type Where = { readonly id: string } | { readonly number: string }

async function linesIn(tx: Tx, where: Where): Promise<OrderLine[]> {
  const lines = tx.selectFrom('order_lines').select(lineColumns).orderBy('position')
  const rows = await ('id' in where
    ? lines.where('order_id', '=', where.id)
    : lines.where('order_id', '=', found(tx, where).clearSelect().select('id'))
  ).execute()
  return rows.map(toLine)
}

export const linesOf = (tx: Tx, id: string): Promise<OrderLine[]> => linesIn(tx, { id })

const found = (tx: Tx, where: Where) => {
  const query = tx.selectFrom('orders').select(orderFields)
  if ('id' in where) return query.where('id', '=', where.id)
  return query.where('order_number', '=', where.number)
}

export async function findOrder(tx: Tx, where: Where): Promise<Order | null> {
  const row = await found(tx, where).executeTakeFirst()
  return row ? toOrder(row) : null
}

export async function findOrderWithLines(tx: Tx, where: Where): Promise<OrderWithLines | null> {
  const [order, lines] = await Promise.all([findOrder(tx, where), linesIn(tx, where)])
  return order && { ...order, lines }
}

/** Locks the row until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<Order | null> {
  const row = await found(tx, { id }).forNoKeyUpdate().executeTakeFirst()
  return row ? toOrder(row) : null
}

export interface OrderFilter {
  readonly userId?: string
  readonly compliance?: string
  readonly payment?: string
  readonly limit: number
}

export async function newestOrders(tx: Tx, filter: OrderFilter): Promise<Order[]> {
  let query = tx.selectFrom('orders').select(orderFields)
  if (filter.userId !== undefined) query = query.where('user_id', '=', filter.userId)
  if (filter.compliance !== undefined)
    query = query.where('compliance_status', '=', filter.compliance)
  if (filter.payment !== undefined) query = query.where('payment_status', '=', filter.payment)
  const rows = await query.orderBy('placed_at', 'desc').limit(filter.limit).execute()
  return rows.map(toOrder)
}

/** Unpaid orders past their deadline; locked ones are skipped until the next run. */
export const idsToExpire = async (tx: Tx, now: Date, limit: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('pay_by', '<', now)
    .orderBy('pay_by')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => row.id)
}

/** Open orders whose items were reserved for a proof that did not come. */
export const idsToRelease = async (tx: Tx, now: Date, limit: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('items_until', '<', now)
    .where('items_released_at', 'is', null)
    .orderBy('items_until')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => row.id)
}

export interface NewStates {
  readonly payment_method?: PaymentMethod
  readonly payment_status?: PaymentState
  readonly compliance_status?: ComplianceState
  readonly delivery_status?: DeliveryState
  readonly pay_by?: Date | null
  readonly paid_at?: Date
  readonly delivery_window?: string
  readonly closed_at?: Date
  readonly items_until?: Date | null
  readonly items_released_at?: Date | null
}

export const writeStates = (tx: Tx, orderId: string, states: NewStates) =>
  tx.updateTable('orders').set(states).where('id', '=', orderId).execute()

export interface NewChange extends StoredNote {
  readonly order_id: string
  readonly axis: 'payment' | 'compliance' | 'delivery' | 'note'
  readonly from_state?: string
  readonly to_state?: string
  readonly by_role: string
  readonly by_user: string | null
  readonly changed_at: Date
}

export const insertChanges = (tx: Tx, changes: readonly NewChange[]) =>
  insertRows('order_changes', changes).execute(tx)

export async function changesOf(tx: Tx, orderId: string) {
  const rows = await tx
    .selectFrom('order_changes')
    .select(['axis', 'from_state', 'to_state', 'code', 'details', 'reason', 'by_role', 'by_user'])
    .select('changed_at')
    .select(
      sql<
        string | null
      >`(select name from payment_methods where method = order_changes.details->>'method')`.as(
        'method_name',
      ),
    )
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, details: row.details as StoredNote['details'] }))
}

/** Links of older versions no longer open the order. */
export const renewLink = (tx: Tx, orderId: string) =>
  tx
    .updateTable('orders')
    .set(({ eb }) => ({ link_version: eb('link_version', '+', 1) }))
    .where('id', '=', orderId)
    .execute()

export interface Papers {
  readonly export_basis?: string
  readonly export_filing?: string
  readonly carrier?: string
  readonly tracking_code?: string
  readonly received_by?: string
}

export const writePapers = (tx: Tx, orderId: string, papers: Papers) =>
  tx.updateTable('orders').set(papers).where('id', '=', orderId).execute()

/** Null: the days that were promised stay as they are. */
export const writeRecipient = (
  tx: Tx,
  orderId: string,
  recipient: Recipient,
  window: OrderWindow | null,
) =>
  tx
    .updateTable('orders')
    .set({
      recipient: JSON.stringify(recipient),
      ...(window && { delivery_window: JSON.stringify(window) }),
    })
    .where('id', '=', orderId)
    .execute()

/** What the shop still has of the money of these orders. */
export async function heldMoneyOf(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Usd>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; held: string }>`
    select order_id as id, sum(case kind when 'refund' then -amount_cents else amount_cents end) as held
    from payments where order_id = any (${[...ids]}::uuid[]) group by order_id`.execute(tx)
  return new Map(rows.map(({ id, held }) => [id, cents(Math.max(0, Number(held)))]))
}

export interface ReturnedMoney {
  /** What is still to go back, and was not asked for yet. */
  readonly held: Usd
  readonly returned: Usd
  /** Asked for, and not there yet. */
  readonly underway: Usd
}

/** Of each order's money, what the shop still has, what went back of it and what is about to. */
export async function returnedMoneyOf(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReturnedMoney>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Record<'id' | 'captured' | 'returned' | 'underway', string>>`
    select order_id as id, coalesce(sum(amount_cents) filter (where kind <> 'refund'), 0) as captured,
      coalesce(sum(amount_cents) filter (where kind = 'refund'), 0) as returned,
      (select coalesce(sum(refunds.amount_cents), 0) from refunds
        left join order_parts on order_parts.id = refunds.part_id
        where coalesce(refunds.order_id, order_parts.order_id) = payments.order_id
          and state in ('asked', 'pending')) as underway
    from payments where order_id = any (${[...ids]}::uuid[]) group by order_id`.execute(tx)
  return new Map(
    rows.map(({ id, captured, returned, underway }) => [
      id,
      {
        held: cents(Math.max(0, Number(captured) - Number(returned) - Number(underway))),
        returned: cents(Number(returned)),
        underway: cents(Number(underway)),
      },
    ]),
  )
}

/** The newest refund of an order; null where nothing went back. */
export async function lastRefundOf(tx: Tx, id: string): Promise<{ amount: Usd; at: Date } | null> {
  const { rows } = await sql<{ amount: string; at: Date }>`
    select amount_cents as amount, at from payments where order_id = ${id}::uuid and kind = 'refund'
    order by at desc limit 1`.execute(tx)
  const [row] = rows
  return row ? { amount: cents(Number(row.amount)), at: row.at } : null
}

/** Of these orders, those that were divided among payers at some time. */
export async function dividedOf(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('order_changes')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', ids)
    .where('to_state', '=', 'awaiting_parts')
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

/** Categories and contents of the products of an order as they were that day, by the product. */
export async function soldContents(tx: Tx, orderId: string) {
  const rows = await tx
    .selectFrom('order_lines')
    .select(['product_id', 'category', 'contents'])
    .where('order_id', '=', orderId)
    .execute()
  return new Map(
    rows.map(({ product_id, category, contents }) => [
      product_id,
      { category, contents: (contents ?? []) as unknown as readonly SoldPart[] },
    ]),
  )
}
