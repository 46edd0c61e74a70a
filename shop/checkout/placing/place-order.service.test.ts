import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { add, cents } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { aBuyer, anOrderRequest } from '#shop/orders/order.fixture.ts'
import { orderById, orderByLink } from '#shop/orders/orders.service.server.ts'
import type { OrderRequest } from '#shop/orders/placing/placing.rules.ts'
import { saveSettings, settingsOf } from '#shop/settings/settings.service.server.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { asAdmin, asSystemActor, asVisitor } from '#tests/harness/database/actors.ts'
import { aContact } from '#tests/harness/orders/contact.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { productIdOf, setStock, stockOf } from '#tests/harness/orders/stock.ts'
import { signed } from '#tests/harness/screening/declarations.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { placeOrder } from './place-order.service.server.ts'
import type { Placing } from './placing.rules.ts'
import { priceQuote } from './price-quote.service.server.ts'

const asSystem = async <Value>(work: (tx: Tx, ctx: Ctx & { tx: Tx }) => Promise<Value>) =>
  inTransaction(await asSystemActor(), (ctx) => work(ctx.tx, ctx))

/** The demonstration's first kit with the given stock, restored after each test. */
async function inStock(quantity: number, sku = soldEverywhere): Promise<string> {
  return asSystem(async (tx) => {
    const id = await productIdOf(tx, sku)
    await setStock(tx, id, quantity)
    return id
  })
}

// other tests on this database need the kit in stock
afterAll(() => inStock(20))

const totalOf = (request: OrderRequest) =>
  asSystem(async (_, ctx) => {
    const priced = await priceQuote(ctx, request)
    if (!priced.ok) throw new Error(priced.code)
    return priced.value.totals.total
  })

const requests = async (overrides: Partial<OrderRequest> = {}, quantity = 1) => {
  const lines = [{ id: await inStock(20), quantity }]
  const request = anOrderRequest({ lines, buyer: aBuyer(aContact()), ...overrides })
  return {
    idempotencyKey: randomUUID(),
    address: aClientIp(),
    request,
    expectedTotal: await totalOf(request),
    declaration: request.destination === 'cuba' ? signed(request.buyer.name) : null,
  }
}

/** The same order of a buyer whom nothing connects with the first. */
const ofAnother = (placing: Placing): Placing => ({
  ...placing,
  idempotencyKey: randomUUID(),
  address: aClientIp(),
  request: { ...placing.request, buyer: { ...placing.request.buyer, ...aContact() } },
})

test('the installation costs what the owner set, and is refused where he has no installer', async () => {
  const ctx = await asVisitor()
  const staff = await asAdmin()
  const before = await settingsOf(staff, 'installation')
  const set = (installation_price: string, installation_places: string) =>
    saveSettings(staff, 'installation', { installation_price, installation_places })
  try {
    await set('75.00', 'La Habana, Florida')
    const placing = await requests({ installation: true })
    const order = await placeOrder(ctx, placing)
    if (!order.ok) throw new Error(order.code)
    expect(
      (await asSystem((_, acting) => orderById(acting, order.value.orderId)))?.installation,
    ).toBe(7_500)
    const other = ofAnother(await requests({ installation: true }))
    await set('75.00', 'Holguín')
    expect(await placeOrder(ctx, other)).toEqual({ ok: false, code: 'installation_unavailable' })
  } finally {
    await saveSettings(staff, 'installation', before)
  }
})

test('a guest’s orders belong to the account that has confirmed their address, before and after', async () => {
  const ctx = await asVisitor()
  const contact = aContact()
  const buyer = aBuyer({ ...contact, email: contact.email.toUpperCase() })
  const place = async () => {
    const placed = await placeOrder(ctx, await requests({ buyer }))
    if (!placed.ok) throw new Error(placed.code)
    return placed.value.orderId
  }
  const before = await place()
  const waiting = await aUser(ctx.db, { email: contact.email, isConfirmed: false })
  const accountOf = (id: string) =>
    asSystem(async (_, acting) => (await orderById(acting, id))?.userId)
  expect(await accountOf(before)).toBe(null)
  await asSystem((tx) =>
    sql`update users set email_confirmed_at = now() where id = ${waiting.id}`.execute(tx),
  )
  expect(await accountOf(before)).toBe(waiting.id)
  expect(await accountOf(await place())).toBe(waiting.id)
})

test('an order keeps the prices, the parts and the declaration of its day', async () => {
  const ctx = await asVisitor()
  const placing = await requests({ installation: true }, 2)
  const placed = await placeOrder(ctx, placing)
  if (!placed.ok) throw new Error(placed.code)
  expect(placed.value.number).toMatch(/^GS(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  const opened = await orderByLink(ctx, placed.value.link.replace('/pedido/', ''))
  expect(opened?.viewer).toBe('payer')
  const order = opened?.order
  expect(order).toMatchObject({
    total: placing.expectedTotal,
    isSigned: true,
    payment: 'awaiting_proof',
  })
  const [line] = order?.lines ?? []
  expect(line?.quantity).toBe(2)
  expect(line && add(line.unitEquipment, line.unitFreight, line.unitDelivery)).toBe(line?.unitPrice)
  expect(order?.installation).toBe(5000)
})

test('the same idempotency key is the same order, also for five concurrent requests', async () => {
  const ctx = await asVisitor()
  const placing = await requests()
  const id = placing.request.lines[0]?.id ?? ''
  const responses = await Promise.all(Array.from({ length: 5 }, () => placeOrder(ctx, placing)))
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  expect(await asSystem((tx) => stockOf(tx, id))).toBe(19)
  const other = { ...placing, request: { ...placing.request, installation: true } }
  expect(await placeOrder(ctx, other)).toEqual({ ok: false, code: 'attempt_reused' })
})

test('fifty concurrent requests for the last item create one order', async () => {
  const ctx = await asVisitor()
  const placing = await requests()
  const id = await inStock(1)
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => placeOrder(ctx, ofAnother(placing))),
  )
  expect(responses.filter((response) => response.ok)).toHaveLength(1)
  expect(responses.filter((response) => !response.ok && response.code === 'sold_out')).toHaveLength(
    49,
  )
  expect(await asSystem((tx) => stockOf(tx, id))).toBe(0)
})

test('a price that differs from the shown one is returned and nothing is written', async () => {
  const ctx = await asVisitor()
  const placing = await requests()
  const before = await asSystem((tx) =>
    sql<{ n: string }>`select count(*) n from orders`.execute(tx),
  )
  const refused = await placeOrder(ctx, { ...placing, expectedTotal: cents(1) })
  expect(refused).toEqual({ ok: false, code: 'price_changed', total: placing.expectedTotal })
  const after = await asSystem((tx) =>
    sql<{ n: string }>`select count(*) n from orders`.execute(tx),
  )
  expect(after.rows).toEqual(before.rows)
})

test('a code for one use is used by one of many', async () => {
  const ctx = await asVisitor()
  await asSystem((tx) =>
    sql`insert into coupons (code, kind, basis_points, most_uses) values ('UNAVEZ', 'percent', 1000, 1)`.execute(
      tx,
    ),
  )
  const placing = await requests({ couponCode: 'unavez' })
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => placeOrder(ctx, ofAnother(placing))),
  )
  expect(responses.filter((response) => response.ok)).toHaveLength(1)
  expect(
    responses.filter((response) => !response.ok && response.code === 'coupon_invalid'),
  ).toHaveLength(19)
  await asSystem((tx) => sql`delete from coupons where code = 'UNAVEZ'`.execute(tx))
})

test('nothing goes to Cuba unsigned', async () => {
  const placing = await requests()
  const refused = await placeOrder(await asVisitor(), { ...placing, declaration: null })
  expect(refused).toEqual({ ok: false, code: 'declaration_missing' })
})

test('a listed recipient holds the order, and the answer to the buyer is like any other', async () => {
  const ctx = await asVisitor()
  const recipient = { givenNames: 'Miguel', firstSurname: 'Díaz-Canel', secondSurname: 'Bermúdez' }
  const usual = await requests()
  const placing = {
    ...usual,
    request: { ...usual.request, recipient: { ...usual.request.recipient, ...recipient } },
  }
  const placed = await placeOrder(ctx, placing)
  if (!placed.ok) throw new Error(placed.code)
  const order = await asSystem((_, system) => orderById(system, placed.value.orderId))
  expect(order).toMatchObject({ compliance: 'held', payment: 'awaiting_proof' })
})

test.each([
  ['gone', { id: randomUUID() }, 'product_gone'],
  ['wanted more often than there is', { quantity: 21 }, 'not_enough_stock'],
] as const)('what is %s is refused by name', async (_, line, code) => {
  const placing = await requests()
  const [overrides] = placing.request.lines
  const lines = [{ id: overrides?.id ?? '', quantity: 1, ...line }]
  const refused = await placeOrder(await asVisitor(), {
    ...placing,
    request: { ...placing.request, lines },
  })
  expect(refused).toEqual({ ok: false, code, productId: lines[0]?.id })
})

test('during works no order is placed (S-253)', async () => {
  const placing = await requests()
  const set = (value: string) =>
    asSystem((tx) =>
      sql`update site_settings set setting_value = ${value} where setting_key = 'maintenance_mode'`.execute(
        tx,
      ),
    )
  await set('true')
  try {
    expect(await placeOrder(await asVisitor(), placing)).toEqual({ ok: false, code: 'maintenance' })
  } finally {
    await set('false')
  }
})
