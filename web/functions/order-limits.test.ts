import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { letThrough } from '#shop/orders/limits/order-passes.service.server.ts'
import { captchaFake } from '#tests/fakes/captcha-fake.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { atPayment, confirm } from '#tests/harness/orders/checkout.ts'
import { aContact } from '#tests/harness/orders/contact.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { productIdOf, setStock, stockOf } from '#tests/harness/orders/stock.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { guestOrder } from '#tests/stress/guest-order.ts'

const now = () => new Date()
let app: Awaited<ReturnType<typeof testApp>>
let kit = ''
let price = 0

const stocked = async (quantity: number) =>
  inTransaction(await asSystemActor(), ({ tx }) => setStock(tx, kit, quantity))

beforeAll(async () => {
  app = await testApp({ now })
  kit = await inTransaction(await asSystemActor(), ({ tx }) => productIdOf(tx, soldEverywhere))
  await stocked(10_000)
  const { error } = await order({})
  price = error?.total ?? 0
})
afterAll(() => stocked(20))

interface Answer {
  readonly status: number
  readonly wait: number
  readonly data: { readonly number: string } | null
  readonly error: {
    readonly message: string
    readonly total?: number
    readonly productId?: string
    readonly maxUnits?: number
  } | null
}

interface From {
  readonly ip?: string
  readonly buyer?: Readonly<Record<string, string>>
  readonly quantity?: number
  readonly captchaToken?: string
  readonly at?: typeof app
}

/** One guest's order through the function; each is of another buyer unless the test says otherwise. */
async function order({ ip = aClientIp(), buyer, quantity = 1, captchaToken = '', at = app }: From) {
  const typed = guestOrder([{ id: kit, quantity }], { expectedTotal: price * quantity })
  const body = { ...typed, buyer: { ...typed.buyer, ...buyer }, captchaToken }
  const response = await at.request('http://shop.test/functions/v1/create_guest_order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
    body: JSON.stringify(body),
  })
  const wait = Number(response.headers.get('Retry-After'))
  return { ...((await response.json()) as Answer), status: response.status, wait }
}

const many = (count: number, from: () => From) =>
  Promise.all(Array.from({ length: count }, () => order(from())))

const placed = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200)

describe('orders that are too many', () => {
  test('of 65 from one address at once fifteen are taken, the others are told when to come again', async () => {
    const ip = aClientIp()
    const answers = await many(65, () => ({ ip }))
    expect(placed(answers)).toHaveLength(15)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status, error }) => `${status} ${error?.message}`))).toEqual(
      new Set(['429 too_many_orders']),
    )
    for (const { wait } of refused) {
      expect(wait).toBeGreaterThan(3_500)
      expect(wait).toBeLessThanOrEqual(3_600)
    }
    expect((await order({})).status).toBe(200)
  })

  test('an IPv6 subscriber is one buyer, whatever address of the own network is used', async () => {
    const host = () => `2001:db8:77:1:${randomUUID().slice(0, 4)}::${randomUUID().slice(0, 4)}`
    expect(placed(await many(20, () => ({ ip: host() })))).toHaveLength(15)
    expect((await order({ ip: '2001:db8:77:2::1' })).status).toBe(200)
  })

  test.each([
    ['IPv4 by its /24', (at: number) => `198.51.7.${at}`, '198.51.8.1'],
    [
      'IPv6 by its /48',
      (at: number) => `2001:db8:f00d:${at.toString(16)}::1`,
      '2001:db8:f00e:1::1',
    ],
  ])('fresh addresses of one network count together, %s', async (_, of, elsewhere) => {
    let next = 0
    const answers = await many(50, () => {
      next += 1
      return { ip: of(next) }
    })
    expect(placed(answers)).toHaveLength(40)
    expect((await order({ ip: of(200) })).error?.message).toBe('too_many_orders')
    expect((await order({ ip: elsewhere })).status).toBe(200)
  })

  test.each([
    ['e-mail', ({ email }: { email: string }) => ({ email })],
    ['telephone', ({ phone }: { phone: string }) => ({ phone })],
  ])(
    'of one %s are counted from any address, and an unpaid order can be paid first',
    async (_, of) => {
      const contact = of(aContact())
      const answers = await many(8, () => ({ buyer: { ...aContact(), ...contact } }))
      expect(placed(answers)).toHaveLength(5)
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused.map(({ status, error }) => `${status} ${error?.message}`)).toEqual(
        Array(3).fill('409 too_many_unpaid'),
      )
    },
  )

  test('an e-mail with a tag and a telephone without the country are the same buyer', async () => {
    const name = randomUUID()
    const tagged = () => ({
      buyer: { ...aContact(), email: `${name}+${randomUUID().slice(0, 4)}@gmail.com` },
    })
    expect(placed(await many(8, tagged))).toHaveLength(5)
    const { phone } = aContact()
    const spelled = ['+1', ''].map((code) => phone.replace('+1 ', `${code} `).trim())
    const answers = await Promise.all(
      spelled.flatMap((phone) =>
        Array.from({ length: 4 }, () => order({ buyer: { ...aContact(), phone } })),
      ),
    )
    expect(placed(answers)).toHaveLength(5)
  })

  test('one buyer reserves at most half of a product, and the answer says how many are left to reserve', async () => {
    await stocked(20)
    try {
      const buyer = aContact()
      expect((await order({ buyer, quantity: 8 })).status).toBe(200)
      expect((await order({ buyer, quantity: 3 })).error).toEqual({
        message: 'too_many_reserved',
        productId: kit,
        maxUnits: 2,
      })
      expect((await order({ buyer, quantity: 2 })).status).toBe(200)
      expect((await order({ quantity: 3 })).status).toBe(200)
      const left = await inTransaction(await asSystemActor(), ({ tx }) => stockOf(tx, kit))
      expect(left).toBe(7)
    } finally {
      await stocked(10_000)
    }
  })

  test('the same order sent again is no further order', async () => {
    const ip = aClientIp()
    const body = guestOrder([{ id: kit, quantity: 1 }], { expectedTotal: price })
    const again = () =>
      app.request('http://shop.test/functions/v1/create_guest_order', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
        body: JSON.stringify(body),
      })
    const answers = await Promise.all(Array.from({ length: 40 }, again))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(placed(await many(20, () => ({ ip })))).toHaveLength(14)
  })
})

describe('the page', () => {
  test('counts the orders of the function too, keeps what was typed and says what to do', async () => {
    const contact = aContact()
    await many(5, () => ({ buyer: contact }))
    for (const [query, texts] of [
      ['', ['Tienes varios pedidos sin pagar.', 'Buscar mi pedido', 'Escribir por WhatsApp']],
      ['?lng=en', ['You have several unpaid orders.', 'Find my order', 'Write on WhatsApp']],
    ] as const) {
      const browser = await atPayment({ buyer: contact })
      if (query) await browser.open(`/checkout/pago${query}`)
      const refused = await confirm(browser)
      expect(refused.status).toBe(409)
      for (const text of texts) expect(refused.text).toContain(text)
      expect(refused.page.all('[name="terms"][checked]')).toHaveLength(1)
      expect((await browser.open('/checkout/comprador')).html).toContain(contact.email)
    }
  })
})

describe('a captcha', () => {
  test('is asked for before an order is refused, and lets a person go on', async () => {
    const fake = await captchaFake()
    try {
      const at = await testApp({ now, config: { ...signingConfig, ...fake.config } })
      const contact = aContact()
      const usual = await atPayment({ buyer: aContact() }, at)
      expect((await usual.open('/checkout/pago')).text).not.toContain('Sin JavaScript')
      await many(5, () => ({ buyer: contact, at }))
      expect((await order({ buyer: contact, at })).status).toBe(409)
      expect((await order({ buyer: contact, at, captchaToken: 'a robot' })).status).toBe(409)
      const passed = await order({ buyer: contact, at, captchaToken: 'a person' })
      expect(passed.status).toBe(200)
      const browser = await atPayment({ buyer: contact }, at)
      expect((await browser.open('/checkout/pago')).page.all('main noscript')).not.toEqual([])
      expect((await confirm(browser)).status).toBe(429)
      const solved = await confirm(browser, { 'cf-turnstile-response': 'a person' })
      expect(solved.status).toBe(303)
    } finally {
      await fake.close()
    }
  })

  test('that is not configured opens nothing', async () => {
    const buyer = aContact()
    await many(5, () => ({ buyer }))
    expect((await order({ buyer, captchaToken: 'a person' })).status).toBe(409)
  })
})

test('the owner lets one buyer through for a time, and nobody else', async () => {
  const [ip, contact] = [aClientIp(), aContact()]
  await many(15, () => ({ ip }))
  expect((await order({ ip, buyer: contact })).status).toBe(429)
  const { id } = await aUser(await testDatabase(), { role: 'admin' })
  const admin = await asAdmin({ now: now(), actor: { role: 'admin', id } })
  await letThrough(admin, { kind: 'email', value: contact.email.toUpperCase(), hours: 24 })
  expect((await order({ ip, buyer: contact })).status).toBe(200)
  expect((await order({ ip })).status).toBe(429)
})

test('the panel counts the refused orders, lets a buyer through, and ends that again', async () => {
  const [ip, contact] = [aClientIp(), aContact()]
  await many(17, () => ({ ip, buyer: { ...aContact(), phone: contact.phone } }))
  const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const owner = await aBrowser(cookie)
  expect((await owner.open('/admin')).text).toMatch(/\d+ pedidos rechazados por los límites/)
  const { text } = await owner.open('/admin/limites')
  expect(text).toContain(contact.phone.slice(-4))
  expect(text).toContain('demasiados pedidos sin pagar')
  const refused = await owner.send('/admin/limites', { value: 'nadie', hours: '24' })
  expect([refused.status, refused.page.valuesOf('value').at(-1)]).toEqual([400, 'nadie'])
  const passed = await owner.send('/admin/limites', { value: contact.phone, hours: '24' })
  expect((await owner.follow(passed)).text).toContain('Listo: ya puede pedir.')
  expect((await order({ buyer: { phone: contact.phone } })).status).toBe(200)
  const end = (await owner.open('/admin/limites')).page.valueOf('end') ?? ''
  expect((await owner.send('/admin/limites', { end })).status).toBe(303)
  expect((await order({ buyer: { phone: contact.phone } })).status).toBe(429)
})
