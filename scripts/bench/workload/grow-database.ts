import type pg from 'pg'
import { multiplyOrders } from './many-orders.ts'

/** The newest orders: of the last month, in every state; all before them have ended long ago. */
export const few = 1_000
const ordersOfOne = 20

const emails = (text: string) => `translate(md5(${text}), '0123456789abcdef', 'aeioulmnrsbdtvpc')`
const nameOf = (n: string) =>
  `initcap(substr(${emails(n)}, 1, 7) || ' ' || substr(${emails(n)}, 9, 9))`
const customerOf = (n: string) => `md5('customer ' || (${n} - 1) / ${ordersOfOne})::uuid`
const isNew = `copied.n <= ${few}`

function variety(requested: number): Readonly<Record<string, string>> {
  const older = `(copied.n - ${few})::float8 / ${Math.max(1, requested - few)}`
  const age = `case when ${isNew} then copied.n * interval '30 days' / ${few}
    else interval '30 days' + ${older} * interval '3 years' end`
  const isPaid = `(case when ${isNew} then copied.n % 10 >= 2 else copied.n % 12 <> 0 end)`
  const state = (fresh: string, ended: string) =>
    `case when ${isNew} then ${fresh} else ${ended} end`
  return {
    user_id: customerOf('copied.n'),
    buyer: `one.buyer || jsonb_build_object('name', ${nameOf('copied.n::text')},
      'email', 'buyer' || copied.n || '@example.com')`,
    buyer_email: `'buyer' || copied.n || '@example.com'`,
    payment_method: `case when copied.n % 3 = 0 then 'paypal' else 'zelle' end`,
    destination: `case when copied.n % 500 = 0 then 'usa' else one.destination end`,
    payment_status: state(
      `case copied.n % 10 when 0 then 'awaiting_payment' when 1 then 'proof_received' else 'paid' end`,
      `case copied.n % 12 when 0 then 'expired' else 'paid' end`,
    ),
    compliance_status: state(`case copied.n % 10 when 0 then 'held' else 'clear' end`, `'clear'`),
    delivery_status: state(
      `case copied.n % 10 when 2 then 'to_prepare' when 3 then 'in_transit' else 'delivered' end`,
      `case copied.n % 12 when 0 then 'cancelled' else 'delivered' end`,
    ),
    placed_at: `now() - (${age})`,
    paid_at: `case when ${isPaid} then now() - (${age}) + interval '1 hour' end`,
    pay_by: 'null',
    closed_at: `case when not ${isNew} and copied.n % 12 = 0 then now() - (${age}) + interval '4 days' end`,
  }
}

const belonging = (after: number, upTo: number) => [
  `insert into users (id, email, name, created_at)
   select ${customerOf('n')}, 'customer' || n || '@example.com', ${nameOf("'customer ' || n")},
     now() - n * interval '1 minute'
   from generate_series(${after + 1}, ${upTo}, ${ordersOfOne}) n on conflict do nothing`,
  `insert into user_profiles (id, full_name) select id, name from users on conflict do nothing`,
  `insert into payments (order_id, provider, kind, provider_id, amount_cents, fee_cents, at)
   select id, payment_method, 'capture', id::text, total_cents,
     case payment_method when 'paypal' then total_cents / 25 else 0 end, paid_at
   from orders where paid_at is not null on conflict do nothing`,
  `delete from zelle_payments z using orders o where o.id = z.order_id and o.payment_method = 'paypal'`,
  `insert into audit_entries (at, by_role, area, subject, action, before, after, request_id)
   select now() - (${upTo} - n) * interval '1 minute', 'admin', 'products', 'sku-' || n % 5000, 'changed',
     '{"price": 1}', '{"price": 2}', 'bench' from generate_series(${after + 1}, ${upTo}) n`,
]

/** Adds orders up to the wanted number, with their customers, payments and traces; the newest stay the same. */
export async function growTo(pool: pg.Pool, after: number, requested: number): Promise<void> {
  const payment_status = '(select payment_status from orders where orders.id = copied.id)'
  const varied = { after, orders: variety(requested), children: { payment_status } }
  await multiplyOrders(pool, requested - after, varied)
  for (const statement of belonging(after, requested)) await pool.query(statement)
  await pool.query('vacuum analyze')
}
