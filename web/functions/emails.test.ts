import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Role } from '#kernel/user.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { sampleConfirmation } from '#shop/emails/order-email.fixture.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { aUser } from '#tests/harness/users/users.ts'

const emptyOutbox = async () => {
  await inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) =>
    sql`delete from outbox`.execute(tx),
  )
}
beforeEach(emptyOutbox)
afterEach(emptyOutbox)

interface ActionResult {
  readonly data: Record<string, unknown> | null
  readonly error: { readonly message: string; readonly code: string } | null
}

const cookies = new Map<Role, string>()
/** Each role signs in once: password hashing is slow. */
async function cookieOf(role: Role): Promise<string> {
  const cookie = cookies.get(role) ?? (await aUser(await testDatabase(), { role })).cookie
  cookies.set(role, cookie)
  return cookie
}

async function call(name: string, body: unknown, role: Role | null = 'admin') {
  const app = await testApp({ now: () => new Date() })
  const cookie = role ? await cookieOf(role) : ''
  const response = await app.request(`http://shop.test/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://shop.test', Cookie: cookie },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as ActionResult }
}
const confirm = (body: unknown, role?: Role | null) => call('send-order-confirmation', body, role)
const queued = async (url: string) => emailsTo(await testDatabase(), url)
const countQueued = async () =>
  (
    await inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) =>
      tx.selectFrom('outbox').select('id').execute(),
    )
  ).map(({ id }) => id)

test('an administrator’s confirmation is sent to the buyer with the stored total (S-024, S-242, S-244, S-245, S-337, S-338, A-006, A-275)', async () => {
  const customerEmail = 'una.compradora@example.com'
  const { status, body } = await confirm({ ...sampleConfirmation, customerEmail })
  expect([status, body.error]).toEqual([200, null])
  expect(await countQueued()).toContain(body.data?.id)
  const [email] = await queued(customerEmail)
  expect(email?.subject).toBe('Confirmación de tu pedido GS-TEST-0001-0001')
  const rows = email?.text?.split('\n')
  expect(rows).toContain('  2 × $149.99                            $299.98')
  expect(rows).toContain('Total                                    $299.99')
  expect(email?.text).toContain('Calle 23 #456 apto 3 e/ J y K\nVedado\nPlaza de la Revolución')
  expect(email?.html).toContain('$299.99')
})

test('the recipient gets a light e-mail without any price (S-243)', async () => {
  await confirm(sampleConfirmation)
  const [email, ...others] = await queued(sampleConfirmation.recipientEmail)
  expect(others).toEqual([])
  expect(email?.text).toContain('Panel solar 550 W\n  2 unidades')
  expect(`${email?.subject}${email?.html}${email?.text}`).not.toMatch(/\$|149|299/)
  expect(Buffer.byteLength(`${email?.html}${email?.text}`)).toBeLessThan(15_000)
})

test('without a recipient’s e-mail, or with the buyer’s, one e-mail is sent', async () => {
  const { recipientEmail: _, ...alone } = sampleConfirmation
  for (const recipientEmail of [undefined, null, '', 'ANA.Muestra@example.com'])
    expect((await confirm({ ...alone, recipientEmail })).status).toBe(200)
  const kinds = (await queued(sampleConfirmation.customerEmail)).map(({ email }) => email)
  expect(kinds).toEqual(Array(4).fill('order_confirmation'))
  expect(await countQueued()).toHaveLength(4)
})

test('visitors and customers cannot send e-mails: the shop is no open relay (S-337)', async () => {
  const visitor = await confirm(sampleConfirmation, null)
  const customer = await confirm(sampleConfirmation, 'customer')
  expect([visitor.status, visitor.body.error?.code]).toEqual([401, 'not_signed_in'])
  expect([customer.status, customer.body.error?.code]).toEqual([403, 'not_allowed'])
  expect(customer.body).toMatchObject({
    data: null,
    error: { message: 'Solo un administrador puede enviar o ver correos.' },
  })
  expect(await countQueued()).toEqual([])
})

const item = sampleConfirmation.cartItems[0]!
const invalid: readonly [string, unknown][] = [
  ['body', 'null'],
  ['body', '{'],
  ['orderNumber', { ...sampleConfirmation, orderNumber: ' \r\n ' }],
  ['customerEmail', { ...sampleConfirmation, customerEmail: 'a@example.com, b@example.com' }],
  [
    'customerEmail',
    { ...sampleConfirmation, customerEmail: 'a@example.com\r\nBcc: b@example.com' },
  ],
  ['recipientEmail', { ...sampleConfirmation, recipientEmail: 'nobody' }],
  ['orderTotal', { ...sampleConfirmation, orderTotal: '-1' }],
  ['orderTotal', { ...sampleConfirmation, orderTotal: 'gratis' }],
  ['cartItems', { ...sampleConfirmation, cartItems: [] }],
  ['cartItems', { ...sampleConfirmation, cartItems: Array(101).fill(item) }],
  ['cartItems.0.quantity', { ...sampleConfirmation, cartItems: [{ ...item, quantity: 0 }] }],
  ['cartItems.0.total', { ...sampleConfirmation, cartItems: [{ ...item, total: 2 }] }],
  ['shippingAddress', { ...sampleConfirmation, shippingAddress: null }],
]
test.each(invalid)(
  'a body with an invalid %s is refused by its name (A-275)',
  async (field, body) => {
    const { status, body: response } = await confirm(body)
    expect([status, response.data, response.error?.code]).toEqual([400, null, 'invalid_body'])
    expect(response.error?.message).toContain(field)
    expect(await countQueued()).toEqual([])
  },
)

test('line breaks in the input reach neither subject nor rows', async () => {
  const { status } = await confirm({
    ...sampleConfirmation,
    orderNumber: 'GS-1\r\nBcc: eva@example.com',
    customerName: 'Ana\0\u2028Pérez',
    cartItems: [{ ...item, name: 'Panel\r\n\r\n<script>\ud800' }],
  })
  expect(status).toBe(200)
  const [email] = await queued(sampleConfirmation.customerEmail)
  expect(email?.subject).toBe('Confirmación de tu pedido GS-1 Bcc: eva@example.com')
  expect(email?.text).toContain('Hola, Ana Pérez:')
  expect(email?.html).toContain('Panel &lt;script&gt;')
})

test('administrators see the kinds of e-mail and each preview in both languages (A-274)', async () => {
  const { body } = await call('connect-email-templates', {})
  const templates = body.data?.templates as { kind: string; to: string }[]
  expect(templates).toContainEqual({ kind: 'order_held', to: 'buyer' })
  expect(templates).toContainEqual({ kind: 'confirm_email', to: 'account' })
  const subjects = new Set<unknown>()
  for (const { kind } of templates)
    for (const locale of ['es', 'en']) {
      const preview = await call('connect-email-templates', { kind, locale })
      expect(preview.body.data).toMatchObject({ kind, locale })
      expect(preview.body.data?.html).toContain(`<html lang="${locale}">`)
      expect(preview.body.data?.text).toContain('Girasol')
      subjects.add(preview.body.data?.subject)
    }
  expect(subjects.size).toBeGreaterThan(templates.length)
  expect(await countQueued()).toEqual([])
})

test('only administrators see the e-mails, and an unknown kind is refused', async () => {
  expect((await call('connect-email-templates', {}, null)).status).toBe(401)
  expect((await call('connect-email-templates', { kind: 'order_held' }, 'customer')).status).toBe(
    403,
  )
  for (const kind of ['nothing', 'constructor', '__proto__'])
    expect(await call('connect-email-templates', { kind })).toMatchObject({
      status: 404,
      body: {
        data: null,
        error: { code: 'unknown_template', message: 'No existe esa plantilla.' },
      },
    })
  expect((await call('connect-email-templates', { kind: 7 })).status).toBe(400)
})
