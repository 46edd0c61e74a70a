import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { parseDay } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import {
  recordScreening,
  screenParties,
} from '#shop/compliance/screening/screening.service.server.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { addProof } from '#shop/payments/manual-transfer/proofs.service.server.ts'
import { openZelle } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import type { IsolatedShop } from '../app/isolated-shop.ts'
import { actors, ctxOf } from '../database/actors.ts'
import { aScreenshot } from '../inputs/pictures.ts'
import { anOrder } from '../orders/an-order.ts'
import { signingConfig } from '../users/users.ts'

const day = 86_400_000

/** The shop's own jobs at work, with the files of the shop. */
export const jobsOf = (shop: Pick<IsolatedShop, 'db'>, files: FileStore): Ctx =>
  ctxOf(shop.db, actors.system, { now: new Date(), config: signingConfig, files })

/** Somebody who pays by Zelle and has sent a picture of the transfer. */
export async function anOrderWithProof(ctx: Ctx): Promise<OrderWithLines> {
  const payBy = new Date(ctx.now.getTime() + 2 * day)
  const { id } = await anOrder().paidBy('zelle').payBy(payBy).insert(ctx.db)
  const order = await orderById(ctx, id)
  if (!order) throw new Error('the order is gone')
  await openZelle(ctx, order)
  const fields = {
    sender: 'Otra Persona',
    confirmation: 'C-1',
    amount: '309.70',
    paidOn: parseDay('2020-01-01'),
  }
  await addProof(ctx, id, { bytes: await aScreenshot(), fields })
  return order
}

/** An order that waits for a person, because its buyer is called like somebody on a list. */
export async function anOrderOnHold(ctx: Ctx): Promise<OrderWithLines> {
  const held = await anOrder().held().place(ctx)
  const screening = await screenParties(ctx, [
    { role: 'buyer', name: 'Miguel Díaz-Canel Bermúdez' },
  ])
  await inTransaction(ctx, (inside) => recordScreening(inside, { orderId: held.id, screening }))
  return held
}

async function sellForWeeks(ctx: Ctx): Promise<void> {
  const piece = { quantity: 2, equipment: 20_000, freight: 3_000, delivery: 5_000, sell: 20_000 }
  await inTransaction(ctx, async ({ tx }) => {
    for (const ago of [1, 2, 3, 5, 8, 13, 21]) {
      const paidAt = new Date(ctx.now.getTime() - ago * day)
      const destination = ago % 2 ? 'cuba' : 'usa'
      const method = ago % 3 ? 'paypal' : 'zelle'
      const sold = anOrder().paidBy(method).to(destination).paid(paidAt)
      const lines = [{ ...piece, quantity: ago, cost: 12_000 }]
      const { id, total } = await sold.lines(lines).insertIn(tx)
      await sql`insert into payments (order_id, provider, kind, provider_id, amount_cents, at)
        values (${id}, ${method}, 'capture', ${randomUUID()}, ${total}, ${paidAt})`.execute(tx)
    }
  })
}

/** A letter that did not leave, a checkout that was left, and visits of which one searched in vain. */
const leftovers = () => [
  sql`insert into outbox (id, recipient, locale, letter, subject, html, text, created_at,
      next_attempt_at, failed_at, last_error) values (${randomUUID()}, 'nadie@example.com', 'es',
      'order_received', 'Pedido', '', '', now(), now(), now(), 'the mailbox does not exist')`,
  sql`insert into checkout_drafts (id, locale, destination, cart, buyer, created_at, updated_at,
      expires_at) select ${randomUUID()}, 'es', 'cuba', id || ':3',
      '{"name":"Rosa Gil","email":"rosa@example.com","phone":"305 555 0101"}', now(),
      now() - interval '2 hours', now() + interval '20 days' from products where sku = 'KIT-LUZ-640'`,
  sql`insert into reviews (order_id, product_id, rating, body, author, place, locale, delivered_on, written_at)
      select orders.id, products.id, 4, 'Enciende toda la noche.', 'Rosa', 'Holguín', 'es', now(), now()
      from orders, products order by orders.placed_at limit 2`,
  sql`insert into availability_alerts (product_id, destination, channel, contact, locale, created_at,
      confirmed_at) select id, 'cuba', 'whatsapp', '+13055550123', 'es', now(), now()
      from products where sku = 'KIT-LUZ-640'`,
  sql`insert into site_visits (created_at, utm_source)
      select now() - (n || ' hours')::interval, (array['whatsapp', 'facebook', ''])[1 + n % 3]
      from generate_series(1, 90) n`,
  sql`insert into analytics_events (event_type, event_name, event_data, created_at)
      select 'a story', (array['page_view', 'product_opened', 'search_without_results'])[1 + n % 3],
      (array['{"path":"/carrito"}', '{"slug":"kit-luz-100-w-y-640-wh","destination":"cuba"}',
        '{"text":"turbina eólica"}'])[1 + n % 3]::jsonb, now() from generate_series(1, 12) n`,
]

type Send = (path: string, body: URLSearchParams | FormData) => Promise<Response>

/** What an owner left behind in the panel's own forms. */
async function insertThings(send: Send): Promise<void> {
  const fields = (overrides: Record<string, string>) => new URLSearchParams(overrides)
  const coupon = {
    code: 'VERANO26',
    kind: 'percent',
    value: '12,5',
    from: '',
    until: '',
    maxUses: '2',
  }
  await send('/admin/settings/cupones', fields({ intent: 'create', ...coupon }))
  await send('/admin/settings/sinonimos', fields({ intent: 'add', term: 'planta', means: 'kit' }))
  await send(
    '/admin/invite',
    fields({ intent: 'create', hours: '72', note: 'Para Eva', email: '', isSure: 'on' }),
  )
  await send(
    '/admin/permisos',
    fields({ intent: 'save_set', id: '-', name: 'Empaque', may_packing: 'on' }),
  )
  const donation = {
    attempt: randomUUID(),
    cause: 'lamp',
    method: 'zelle',
    amount: '',
    message: 'Con cariño',
  }
  await send('/donar', fields({ ...donation, name: 'Ana García Peña', email: 'ana@example.com' }))
}

/** A file with a good row and a bad one is looked at; answers its page. */
async function lookAtFile(send: Send): Promise<string> {
  const form = new FormData()
  const rows =
    'sku;name;category;sell_price\nNEW-1;Batería nueva;battery;12,5\nX-1;;battery;gratis\n'
  form.set('intent', 'check')
  form.set('file', new File([rows], 'productos.csv', { type: 'text/csv' }))
  return (await send('/admin/products/import', form)).headers.get('Location') ?? ''
}

/** The administrator who came first, as in a shop that was set up by invitation. */
const firstOwner = sql`insert into shop_owners (user_id) select id from user_profiles
  where role = 'admin' order by created_at limit 1`

/** Fills a shop with what its owner meets on a day; answers every address of the panel. */
export async function fillPanel(shop: IsolatedShop, files: FileStore, cookie: string) {
  const ctx = jobsOf(shop, files)
  const send: Send = async (path, body) => {
    const headers = { Cookie: cookie, Origin: shop.url }
    const redirect = 'manual'
    const response = await fetch(shop.url + path, { method: 'POST', body, redirect, headers })
    if (response.status >= 400) throw new Error(`${path} answers ${response.status}`)
    return response
  }
  await shop.write(firstOwner)
  const { number, id: customer } = await anOrderWithProof(ctx)
  const held = await anOrderOnHold(ctx)
  await anOrder().paidBy('paypal').paid().insert(shop.db)
  await anOrder()
    .paidBy('zelle')
    .payBy(new Date(ctx.now.getTime() + day))
    .insert(shop.db)
  await sellForWeeks(ctx)
  for (const statement of leftovers()) await shop.write(statement)
  await insertThings(send)
  const [product] = await shop.read(
    sql<{ id: string }>`select id from products where sku = 'KIT-LUZ-640'`,
  )
  return {
    ...{ number, customer, held: held.number, product: product?.id ?? '' },
    import: await lookAtFile(send),
  }
}
