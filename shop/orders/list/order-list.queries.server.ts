import { type RawBuilder, sql } from 'kysely'
import { escapeLike } from '#kernel/text/escape.ts'
import { endOfDay, startOfDay } from '#kernel/time.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { waitsForInstallation } from '../installation/installation.queries.server.ts'
import { isLate, isSettledRow } from '../lifecycle/late.queries.server.ts'
import { orderFields, toOrder } from '../order-rows.queries.server.ts'
import { readOrderNumber } from '../placing/order-number.rules.ts'
import {
  cleared,
  type ListedOrder,
  type OrderListQuery,
  settled,
  surplus,
  uninstalled,
} from './order-list.rules.ts'

/** Nobody has to decide about its parties first; for a row of `orders`. */
export const isCleared: RawBuilder<boolean> = sql`compliance_status in ('clear', 'released')`

const containing = (text: string) => `%${escapeLike(text)}%`

/** Telephones are stored without the spaces with which they are shown. */
const likelyPhone = /^\+?[\d\s().-]{6,}$/

/** An order's words hold a text, or the digits of a telephone. */
export function hold(words: RawBuilder<string>, text: string): RawBuilder<boolean> {
  const digits = text.replace(/\D/g, '')
  const whole = sql<boolean>`${words} like fold(${containing(text)})`
  if (digits === text || !likelyPhone.test(text)) return whole
  return sql`(${whole} or ${words} like ${containing(digits)})`
}

/** Money goes back, and not all of it has: a cancelled order is owed the rest after a part. */
export const isRefundDue: RawBuilder<boolean> = sql`payment_status in ('refund_due', 'partly_refunded')
  and (payment_status = 'refund_due' or delivery_status = 'cancelled')`

/** A transfer brought more than the order costs, and nothing keeps it from going back; for a row of `orders`. */
export const hasSurplus: RawBuilder<boolean> = sql`(payment_status = 'paid' and ${isCleared}
  and id in (select order_id from zelle_payments where surplus_cents > 0))`

/** A provider took money of a part back: a person decides before anything is packed; for a row of `orders`. */
export const isShort: RawBuilder<boolean> = sql`(payment_status = 'partly_refunded' and exists (
  select from payments entry join order_parts part on part.id = entry.part_id
  where part.order_id = orders.id and not is_manual_transfer(entry.provider)
  group by part.id, entry.provider
  having coalesce(sum(entry.amount_cents) filter (where entry.kind = 'refund'), 0) >
    (select coalesce(sum(asked.amount_cents), 0) from refunds asked
      where asked.part_id = part.id and asked.provider = entry.provider and asked.state = 'done')))`

/** What would be packed or leave next, without what waits for a decision about its money. */
const toGo: readonly (string | null)[] = ['to_prepare', 'prepared']
const isToGo = ({ payment, delivery }: OrderListQuery) =>
  payment === settled && toGo.includes(delivery) && sql`not ${isShort}`

const inPayment = (state: string) => {
  if (state === 'refund_due') return isRefundDue
  if (state === surplus) return hasSurplus
  if (state === uninstalled) return waitsForInstallation
  return state === settled ? isSettledRow : sql`payment_status = ${state}`
}
const inCompliance = (state: string) =>
  state === cleared ? isCleared : sql`compliance_status = ${state}`

/** For whoever may not see them, an order is not found by e-mails and the buyer's phone. */
const ofWhatIsSeen = ({ withoutContact = false }: OrderListQuery, text: string) =>
  withoutContact &&
  text !== '' &&
  hold(
    sql`order_words(order_number, buyer - 'email' - 'phone', recipient - 'email', tracking_code)`,
    text,
  )

/** Only requested filters become conditions, so that each can use its index. */
function conditions(request: OrderListQuery, now: Date) {
  const { payment, compliance, delivery, method, destination, province, text, from, to } = request
  const number = readOrderNumber(text)
  const requested = [
    payment && inPayment(payment),
    compliance && inCompliance(compliance),
    delivery && sql`delivery_status = ${delivery}`,
    isToGo(request),
    method && sql`payment_method = ${method}`,
    destination && sql`destination = ${destination}`,
    province && sql`recipient->'address'->>'provinceCode' = ${province}`,
    request.late && isLate(now),
    number && sql`order_number = ${number}`,
    text !== '' &&
      number === null &&
      hold(sql`order_words(order_number, buyer, recipient, tracking_code)`, text),
    ofWhatIsSeen(request, number ?? text),
    from && sql`placed_at >= ${startOfDay(from)}`,
    to && sql`placed_at < ${endOfDay(to)}`,
  ]
  return requested.filter((condition) => typeof condition === 'object' && condition !== null)
}

/** Several pay it, or paid it. */
const wasDivided = sql<boolean>`exists (select from order_changes
  where order_id = orders.id and to_state = 'awaiting_parts')`.as('was_divided')

/** A page of orders by cursor, newest first; rows are never counted. */
export async function orderPage(
  tx: Tx,
  request: OrderListQuery,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<ListedOrder[]> {
  let query = tx.selectFrom('orders').select(orderFields).select(wasDivided)
  for (const condition of conditions(request, now)) query = query.where(sql<boolean>`${condition}`)
  if (request.after)
    query = query.where(
      sql<boolean>`(placed_at, id) < (select placed_at, id from orders where id = ${request.after})`,
    )
  const rows = await query.orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  return rows.map((row) => ({ ...toOrder(row), wasDivided: row.was_divided }))
}
