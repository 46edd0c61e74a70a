import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { typedBuyer, typedForCuba, typedForUsa } from '#shop/checkout/checkout.fixture.ts'
import { statementIds } from '#shop/compliance/declarations/declaration.rules.ts'
import { declarationField } from '#shop/compliance/declarations/declaration-form.rules.ts'
import { builtInDeclaration } from '#shop/compliance/declarations/declaration-version.rules.ts'
import { currentTransferDetails } from '#shop/payments/methods/methods.service.server.ts'
import { fakeConfig } from '#tests/fakes/paypal.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { countedShop } from '#tests/harness/database/query-counter.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { aContact } from '#tests/harness/orders/contact.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { productIdOf, setStock } from '#tests/harness/orders/stock.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import { payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { signingConfig } from '#tests/harness/users/users.ts'

const app = await testApp()
let kit = ''

beforeAll(async () => {
  await inTransaction(await asSystemActor(), async ({ tx }) => {
    kit = await productIdOf(tx, soldEverywhere)
    await setStock(tx, kit, 100)
  })
})

const declaration = {
  ...Object.fromEntries(statementIds.map((id) => [declarationField.statement(id), 'on'])),
  [declarationField.signature]: typedBuyer.name,
  [declarationField.version]: builtInDeclaration.version,
}

const forCuba = (overrides: Record<string, unknown> = {}) => ({
  idempotencyKey: randomUUID(),
  expectedTotal: 0,
  destination: 'cuba',
  lines: [{ id: kit, quantity: 1 }],
  method: 'zelle',
  delivery: typedForCuba,
  buyer: { ...typedBuyer, ...aContact() },
  declaration,
  ...overrides,
})

interface ActionResult {
  readonly status: number
  readonly body: {
    readonly data: { readonly number: string; readonly link: string } | null
    readonly error: {
      readonly message: string
      readonly total?: number
      readonly fields?: string[]
    } | null
  }
}

async function order(body: unknown, at = app): Promise<ActionResult> {
  const response = await at.request('http://shop.test/functions/v1/create_guest_order', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: 'http://shop.test',
      'X-Forwarded-For': aClientIp(),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as ActionResult['body'] }
}

/** The server sets the total; a client with an outdated one repeats the request with it. */
async function orderAtItsPrice(body: ReturnType<typeof forCuba>, at = app): Promise<ActionResult> {
  const response = await order(body, at)
  expect(response).toMatchObject({ status: 409, body: { error: { message: 'price_changed' } } })
  return order({ ...body, expectedTotal: response.body.error?.total }, at)
}

test('a visitor orders without signing in, at the price that the server calculates (S-321, A-270)', async () => {
  const placed = await orderAtItsPrice(forCuba())
  expect(placed.status).toBe(200)
  expect(placed.body.data).toMatchObject({
    number: expect.stringMatching(/^GS(-[0-9A-HJKMNP-TV-Z]{4}){3}$/),
  })
})

const { givenNames, firstSurname, secondSurname } = typedForCuba
const usual = { givenNames, firstSurname, secondSurname }
const listed = { givenNames: 'Miguel', firstSurname: 'Díaz-Canel', secondSurname: 'Bermúdez' }

test.each(['zelle', 'paypal'])(
  'the response of an order by %s does not tell that it is held; its e-mail asks for no payment then',
  async (method) => {
    const { fake } = await payPalShop()
    const both = await testApp({ config: { ...signingConfig, ...fakeConfig(fake.base) } })
    const [responses, written, texts]: [
      { status: number; fields: string[] }[],
      string[][],
      string[],
    ] = [[], [], []]
    for (const name of [usual, listed]) {
      const email = `${randomUUID()}@example.com`
      const { status, body } = await orderAtItsPrice(
        forCuba({
          method,
          delivery: { ...typedForCuba, ...name },
          buyer: { ...typedBuyer, ...aContact(), email },
        }),
        both,
      )
      if (!body.data) throw new Error(body.error?.message)
      const emails = await emailsTo(await testDatabase(), email)
      responses.push({ status, fields: Object.keys(body.data) })
      written.push(emails.map(({ email }) => email))
      texts.push(emails.map(({ text }) => text ?? '').join())
    }
    expect(responses[1]).toEqual(responses[0])
    expect(responses[0]?.fields).toEqual(['orderId', 'number', 'link', 'successPath'])
    expect(written).toEqual([['order_received'], ['order_held']])
    expect(texts[1]).toContain('Por ahora no tienes que hacer nada')
    expect(texts[1]).not.toMatch(/paga|monto/i)
  },
)

test("the account of a transfer stands on the order's page alone, and not while the order is held", async () => {
  const target = await currentTransferDetails(await asSystemActor(), zelle)
  const account = target?.recipient ?? ''
  expect(account).not.toBe('')
  const pages = []
  for (const name of [usual, listed]) {
    const email = `${randomUUID()}@example.com`
    const { body } = await orderAtItsPrice(
      forCuba({
        delivery: { ...typedForCuba, ...name },
        buyer: { ...typedBuyer, ...aContact(), email },
      }),
    )
    const [received] = await emailsTo(await testDatabase(), email)
    const isUsual = name === usual
    expect(received?.text?.includes('PAGA CON ZELLE')).toBe(isUsual)
    expect(received?.text).not.toContain(account)
    const link = body.data?.link ?? ''
    pages.push([await visit(app, link), await visit(app, `${link}/comprobante`)])
  }
  const [shown = [], held = []] = pages
  for (const page of shown) expect(page.text).toContain(account)
  expect(held[0]?.text).toContain('Tu pedido está en una verificación obligatoria')
  for (const page of held) {
    expect(page.status).toBe(200)
    expect(page.html).not.toContain(account)
  }
})

test('a held order takes the database no other path than any order', async () => {
  const { app: counting, asked } = await countedShop()
  const counts = []
  for (const recipient of [{}, listed]) {
    const body = forCuba({ delivery: { ...typedForCuba, ...recipient } })
    const quoted = await order(body, counting)
    asked.mockClear()
    const placed = await order({ ...body, expectedTotal: quoted.body.error?.total }, counting)
    expect(placed.status).toBe(200)
    counts.push(asked.mock.calls.length)
  }
  expect(counts[1]).toBe(counts[0])
})

test('an unknown payment method is refused with its field', async () => {
  for (const method of ['bitcoin', '', 'PayPal', 7])
    expect(await order(forCuba({ method }))).toMatchObject({
      status: 400,
      body: { error: { message: 'invalid_body', fields: ['method'] } },
    })
})

test('orders to the USA need no declaration', async () => {
  const usa = forCuba({ destination: 'usa', delivery: typedForUsa, declaration: null })
  expect((await orderAtItsPrice(usa)).status).toBe(200)
})

test('a retry with the same key gets the same order, a different request with it is refused', async () => {
  const body = forCuba()
  const response = await order(body)
  const paid = { ...body, expectedTotal: response.body.error?.total }
  const responses = await Promise.all([order(paid), order(paid), order(paid)])
  expect(new Set(responses.map(({ body }) => body.data?.number)).size).toBe(1)
  const other = await order({ ...paid, lines: [{ id: kit, quantity: 2 }] })
  expect(other).toMatchObject({ status: 409, body: { error: { message: 'attempt_reused' } } })
})

test.each([[-1], [0], [1.5], [1e308], ['1e3'], [2 ** 31], [2 ** 53], [''], [[]], [null]])(
  'a quantity of %j is refused with its field, and nothing is written',
  async (quantity) => {
    const refused = await order(forCuba({ lines: [{ id: kit, quantity }] }))
    expect(refused.status).toBe(400)
    expect(refused.body.error).toEqual({ message: 'invalid_body', fields: ['lines.0.quantity'] })
  },
)

test('two hundred lines are refused', async () => {
  const lines = Array.from({ length: 200 }, () => ({ id: randomUUID(), quantity: 1 }))
  expect((await order(forCuba({ lines }))).status).toBe(400)
})

test('forged prices, roles and owners are ignored', async () => {
  const forged = {
    ...forCuba(),
    total: 1,
    price: 1,
    discount: 99_999,
    role: 'admin',
    user_id: randomUUID(),
    currency: 'CUP',
    lines: [{ id: kit, quantity: 1, price: 1, unit_price_cents: 1 }],
  }
  const response = await order(forged)
  expect(response.body.error).toMatchObject({ message: 'price_changed' })
  expect(response.body.error?.total).toBeGreaterThan(10_000)
})

test.each([
  ['delivery', { delivery: { ...typedForCuba, phone: '123' } }, 'delivery.phone'],
  ['buyer', { buyer: { ...typedBuyer, email: 'a@b' } }, 'buyer.email'],
  [
    'signature',
    { declaration: { ...declaration, [declarationField.signature]: 'Otra Persona' } },
    'declaration.signature',
  ],
])('a wrong %s is named by its field', async (_, overrides, field) => {
  const refused = await order(forCuba(overrides))
  expect(refused.status).toBe(400)
  expect(refused.body.error?.fields).toContain(field)
})
