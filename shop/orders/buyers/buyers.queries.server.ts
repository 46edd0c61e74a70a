import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'
import { hold } from '../list/order-list.queries.server.ts'
import type { Order } from '../order.rules.ts'
import { orderFields, toOrder } from '../order-rows.queries.server.ts'
import type { BuyerKey, ListedBuyer } from './buyer.rules.ts'

const fields = sql`o.id as "orderId", u.id as "userId", lower(o.buyer_email) as email,
  coalesce(o.buyer->>'name', '') as name, coalesce(o.buyer->>'phone', '') as phone, o.placed_at as "lastOrder"`

/** The account of an order may be gone; its orders then count by their address. */
const withAccount = sql`orders o left join users u on u.id = o.user_id`
const hasNoAccount = (order: string) =>
  sql`not exists (select from users a where a.id = ${sql.ref(`${order}.user_id`)})`

const isNewestOfBuyer = sql`
  not exists (select from orders n where n.user_id = u.id and (n.placed_at, n.id) > (o.placed_at, o.id))
  and (u.id is not null or not exists (
    select from orders n where lower(n.buyer_email) = lower(o.buyer_email) and ${hasNoAccount('n')}
      and (n.placed_at, n.id) > (o.placed_at, o.id)))`

/** Buyers by their newest orders; the cursor is the last of these orders. */
export async function newestBuyers(
  tx: Tx,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<ListedBuyer[]> {
  const older = after
    ? sql`(o.placed_at, o.id) < (select placed_at, id from orders where id = ${after})`
    : sql`true`
  const { rows } = await sql<ListedBuyer>`
    select ${fields} from ${withAccount}
    where o.buyer_email <> '' and ${older} and ${isNewestOfBuyer}
    order by o.placed_at desc, o.id desc limit ${limit}`.execute(tx)
  return rows
}

/** As many of the newest orders that match are looked through. */
const maxMatches = 300

/** Buyers with an order that holds the text, each by the newest of these. */
export async function buyersWith(tx: Tx, text: string, limit: number): Promise<ListedBuyer[]> {
  const { rows } = await sql<ListedBuyer>`
    select * from (
      select distinct on (coalesce("userId"::text, email)) * from (
        select ${fields} from ${withAccount}
        where o.buyer_email <> ''
          and ${hold(sql`order_words(o.order_number, o.buyer, o.recipient, o.tracking_code)`, text)}
        order by o.placed_at desc limit ${maxMatches}) found
      order by coalesce("userId"::text, email), "lastOrder" desc) buyers
    order by "lastOrder" desc limit ${limit}`.execute(tx)
  return rows
}

const ofBuyer = (key: BuyerKey): RawBuilder<boolean> =>
  'userId' in key
    ? sql`orders.user_id = ${key.userId}`
    : sql`(lower(orders.buyer_email) = ${key.email} and ${hasNoAccount('orders')})`

export async function ordersOf(tx: Tx, key: BuyerKey, limit: number): Promise<Order[]> {
  const rows = await tx
    .selectFrom('orders')
    .select(orderFields)
    .where(ofBuyer(key))
    .orderBy('placed_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toOrder)
}

interface TotalsRow {
  readonly key: string
  readonly orders: number
}

/** Number of the orders of buyers by account and by address, in one statement. */
export async function totalsOf(
  tx: Tx,
  { userIds, emails }: { readonly userIds: readonly string[]; readonly emails: readonly string[] },
): Promise<TotalsRow[]> {
  const sums = sql`count(*)::int as orders`
  const { rows } = await sql<TotalsRow>`
    select user_id::text as key, ${sums} from orders
    where user_id = any(${[...userIds]}::uuid[]) group by 1
    union all
    select lower(buyer_email) as key, ${sums} from orders
    where lower(buyer_email) = any(${[...emails]}::text[]) and ${hasNoAccount('orders')} group by 1`.execute(
    tx,
  )
  return rows
}

const erased = JSON.stringify({ name: '—', email: '', phone: '', country: '' })
const erasedRecipient = JSON.stringify({
  ...{
    givenNames: '—',
    firstSurname: '',
    secondSurname: '',
    phone: '',
    secondPhone: '',
    email: '',
  },
  ...{ authorised: null, schedule: '' },
})
const erasedAddress = JSON.stringify({
  ...{ street: '', number: '', apartment: '', between: ['', ''], reference: '', reparto: '' },
  ...{ city: '', zip: '' },
})

/**
 * Orders that ended without money or finding: nothing obliges the shop to know whose they were. One with a proof must have been
 * rejected by whoever looked for its money at the bank; of the others it may still come.
 */
const mayBeErased = sql<boolean>`orders.paid_at is null and orders.payment_status in ('expired', 'cancelled', 'rejected')
  and orders.compliance_status = 'clear' and orders.buyer_email <> ''
  and not exists (select from payments where payments.order_id = orders.id)
  and not exists (
    select from zelle_payments z where z.order_id = orders.id and z.first_at is not null)
  and (orders.payment_status = 'rejected'
    or not exists (select from zelle_proofs where zelle_proofs.order_id = orders.id))`

export async function erasableIds(tx: Tx, key: BuyerKey): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where(ofBuyer(key))
    .where(mayBeErased)
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes names, addresses and telephones out of these orders. */
export const eraseParties = (tx: Tx, ids: readonly string[]) =>
  tx
    .updateTable('orders')
    .set({
      buyer: sql`buyer || ${erased}::jsonb`,
      buyer_email: '',
      recipient: sql`recipient || ${erasedRecipient}::jsonb
        || jsonb_build_object('address', coalesce(recipient->'address', '{}') || ${erasedAddress}::jsonb)`,
      identity_sealed: null,
    })
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .execute()

/** Takes the same out of what their histories say of corrections and of addresses written to. */
export const eraseContacts = (tx: Tx, ids: readonly string[]) =>
  tx
    .updateTable('order_changes')
    .set({
      details: sql`case code when 'email_resent_to' then details || '{"to": "—"}' else '{}' end`,
    })
    .where('code', 'in', ['recipient_corrected', 'email_resent_to'])
    .where(sql<boolean>`order_id = any (${[...ids]}::uuid[])`)
    .execute()
