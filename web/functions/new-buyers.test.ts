import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { orderByLink } from '#shop/orders/orders.service.server.ts'
import { fakeConfig } from '#tests/fakes/paypal.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { atPayment, confirm } from '#tests/harness/orders/checkout.ts'
import { aContact } from '#tests/harness/orders/contact.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { productIdOf, setStock } from '#tests/harness/orders/stock.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import { payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { guestOrder } from '#tests/stress/guest-order.ts'

const now = () => new Date()
let kit = ''
let price = 0
let app: Awaited<ReturnType<typeof testApp>>

const stocked = async (quantity: number) =>
  inTransaction(await asSystemActor(), ({ tx }) => setStock(tx, kit, quantity))
const setting = async (value: string) =>
  inTransaction(await asSystemActor(), ({ tx }) =>
    sql`insert into site_settings (setting_key, setting_value, category)
      values ('unpaid_max', ${value}, 'orders')
      on conflict (setting_key) do update set setting_value = excluded.setting_value`.execute(tx),
  )

interface Answer {
  readonly status: number
  readonly data: { readonly link: string } | null
  readonly error: Readonly<Record<string, unknown>> | null
}

interface Asked {
  readonly quantity?: number
  readonly method?: string
  readonly buyer?: Readonly<Record<string, string>>
  readonly at?: typeof app
}

/** A guest at a network of its own, whom the shop never saw. */
async function order({ quantity = 1, method = 'zelle', buyer, at = app }: Asked): Promise<Answer> {
  const typed = guestOrder([{ id: kit, quantity }], { expectedTotal: price * quantity, method })
  const response = await at.request('http://shop.test/functions/v1/create_guest_order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': aClientIp() },
    body: JSON.stringify({ ...typed, buyer: { ...typed.buyer, ...buyer } }),
  })
  return { ...((await response.json()) as Answer), status: response.status }
}

async function withPayPal() {
  const { fake } = await payPalShop()
  return testApp({ now, config: { ...signingConfig, ...fakeConfig(fake.base) } })
}

beforeAll(async () => {
  app = await testApp({ now })
  kit = await inTransaction(await asSystemActor(), ({ tx }) => productIdOf(tx, soldEverywhere))
  await stocked(20)
  price = Number((await order({})).error?.total)
})
afterAll(async () => {
  await setting('')
  await stocked(20)
})

test('people who never paid here reserve two thirds of a product at most, from however many networks', async () => {
  await stocked(9)
  const answers = await Promise.all(Array.from({ length: 12 }, () => order({})))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
  const refused = await order({})
  expect(refused).toMatchObject({
    status: 409,
    error: { message: 'units_set_aside', productId: kit, maxUnits: 0 },
  })
  const wait = Number(refused.error?.retryAfterSeconds)
  expect(wait).toBeGreaterThan(5 * 3_600)
  expect(wait).toBeLessThanOrEqual(6 * 3_600)
})

test('what is set aside goes to whoever pays at once, and to who has paid before', async () => {
  await stocked(3)
  const at = await withPayPal()
  expect((await order({ quantity: 2, at })).status).toBe(200)
  expect((await order({ at })).error?.message).toBe('units_set_aside')
  expect((await order({ method: 'paypal', at })).status).toBe(200)
  await stocked(1)
  expect((await order({ at })).status).toBe(200)
  const db = await testDatabase()
  await stocked(4)
  expect((await order({ quantity: 2, at })).status).toBe(200)
  const { cookie, id } = await aUser(db)
  const customer = await atPayment({ cookie, cart: `${kit}:2` }, app)
  const refused = await confirm(customer)
  expect(refused.status).toBe(429)
  expect(refused.text).toContain('está apartado para quien paga en línea al momento.')
  expect(refused.text).not.toContain('apartar 0')
  await anOrder().ownedBy(id).paid().insert(db)
  expect((await confirm(customer)).status).toBe(303)
})

test('an order that was to be paid at once becomes no transfer that could not be ordered', async () => {
  await stocked(3)
  const at = await withPayPal()
  expect((await order({ quantity: 2, at })).status).toBe(200)
  const { data } = await order({ method: 'paypal', at })
  const token = data?.link.split('/').at(-1)
  const browser = await aBrowser('', at)
  const page = await browser.open(`/checkout/paypal/${token}`)
  expect(page.page.all('[name="intent"][value="transfer"]')).toHaveLength(0)
  const fields = { intent: 'transfer', method: 'zelle' }
  expect((await browser.send(`/checkout/paypal/${token}`, fields)).status).toBe(409)
})

/** Five unpaid transfers of one guest, each from another network. */
async function fiveUnpaid(contact: Readonly<Record<string, string>>, at = app): Promise<string[]> {
  const links = []
  for (let count = 0; count < 5; count += 1) {
    const placed = await order({ buyer: { ...aContact(), ...contact }, at })
    expect(placed.status).toBe(200)
    links.push(placed.data?.link ?? '')
  }
  return links
}

test.each(['email', 'phone'] as const)(
  'who has as many unpaid transfers as one may have by %s gets no more of them by beginning at PayPal',
  async (field) => {
    await stocked(1_000)
    const at = await withPayPal()
    const same = { [field]: aContact()[field] }
    await fiveUnpaid(same, at)
    const { data } = await order({ method: 'paypal', buyer: { ...aContact(), ...same }, at })
    const token = data?.link.split('/').at(-1)
    const browser = await aBrowser('', at)
    const page = await browser.open(`/checkout/paypal/${token}`)
    expect(page.page.all('[name="intent"][value="transfer"]')).toHaveLength(0)
    const fields = { intent: 'transfer', method: 'zelle' }
    expect((await browser.send(`/checkout/paypal/${token}`, fields)).status).toBe(409)
  },
)

test('an order whose proof came counts no more as unpaid, but still for what one buyer may reserve', async () => {
  await stocked(10)
  const contact = { email: aContact().email }
  const [first = ''] = await fiveUnpaid(contact)
  const sixth = () => order({ buyer: { ...aContact(), ...contact } })
  expect((await sixth()).error?.message).toBe('too_many_unpaid')
  const shop = { ...(await asSystemActor()), config: signingConfig, now: now() }
  const opened = await orderByLink(shop, first.split('/').at(-1) ?? '')
  const received = await changePayment(
    { ...shop, shopUrl: 'http://shop.test' },
    {
      orderId: opened?.order.id ?? '',
      to: 'proof_received',
      event: { code: 'proof_received', method: zelle },
    },
  )
  expect(received).toMatchObject({ ok: true })
  expect((await sixth()).error).toMatchObject({ message: 'too_many_reserved', maxUnits: 0 })
  await stocked(1_000)
  expect((await sixth()).status).toBe(200)
})

test('a transfer of a new buyer has a largest total, which the owner sets; the page says what else there is', async () => {
  await stocked(20)
  await setting('100')
  expect(await order({})).toMatchObject({
    status: 409,
    error: { message: 'too_large_unpaid', maxTotal: 100_00 },
  })
  const browser = await atPayment({ cart: `${kit}:1` }, app)
  const before = await browser.open('/checkout/pago')
  for (const path of ['/checkout/entrega', '/checkout/pago'])
    expect((await browser.open(path)).text).toContain(
      'más de $100.00 solo si ya pagaste aquí un pedido con tu cuenta',
    )
  expect(before.page.all('input[name="method"][value="zelle"]')).toEqual([])
  const es = await confirm(browser)
  expect(es.text).toContain('Un pedido por transferencia de más de $100.00')
  expect(es.text).toContain('Escribir por WhatsApp')
  await browser.open('/checkout/pago?lng=en')
  expect((await confirm(browser)).text).toContain('an order by transfer of more than $100.00')
  await setting('')
  expect((await confirm(browser)).status).toBe(303)
})

test.each(['email', 'phone'] as const)(
  'whoever orders with somebody else’s %s shuts neither their account out nor who pays at once',
  async (field) => {
    await stocked(1_000)
    const at = await withPayPal()
    const db = await testDatabase()
    const user = await aUser(db)
    const contact = { ...aContact(), email: user.email }
    const typed = { [field]: contact[field] }
    for (let at = 0; at < 5; at += 1)
      expect((await order({ buyer: { ...aContact(), ...typed } })).status).toBe(200)
    expect((await order({ buyer: { ...aContact(), ...typed } })).status).toBe(409)
    expect((await order({ method: 'paypal', buyer: contact, at })).status).toBe(200)
    const owner = await atPayment({ cookie: user.cookie, buyer: contact }, app)
    expect((await confirm(owner)).status).toBe(303)
  },
)

test('an account has limits of its own, whatever contact is typed', async () => {
  await stocked(1_000)
  const { cookie } = await aUser(await testDatabase())
  const statuses = []
  for (let at = 0; at < 6; at += 1) {
    const browser = await atPayment({ cookie, buyer: aContact(), cart: `${kit}:1` }, app)
    statuses.push((await confirm(browser)).status)
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 409])
})
