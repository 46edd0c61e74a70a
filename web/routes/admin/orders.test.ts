import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordScreening, screenParties } from '#shop/compliance/screening.service.server.ts'
import { changeDelivery, changePayment } from '#shop/orders/changes.service.server.ts'
import { aRecipient } from '#shop/orders/order.fixture.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { asSystemActor } from '#tests/harness/actors.ts'
import { testApp, visit } from '#tests/harness/app.ts'
import { testDatabase } from '#tests/harness/database.ts'
import { lettersTo } from '#tests/harness/mail.ts'
import { anOrder } from '#tests/harness/orders.ts'
import { aPerson, signingConfig } from '#tests/harness/people.ts'

const app = await testApp()
let admin = ''
let customer = ''
let held: OrderWithLines

beforeAll(async () => {
  const db = await testDatabase()
  admin = (await aPerson(db, { role: 'admin' })).cookie
  customer = (await aPerson(db)).cookie
  const system = await asSystemActor({ config: signingConfig })
  const recipient = aRecipient({ email: 'quien.recibe@example.cu' })
  held = await anOrder(system, { recipient, recorded: { isHeld: true } })
  const screening = await screenParties(system, [
    { role: 'buyer', name: 'Miguel Díaz-Canel Bermúdez' },
  ])
  await inTransaction(system, (inside) => recordScreening(inside, { orderId: held.id, screening }))
})

const as = (cookie: string, fields?: Record<string, string>): RequestInit => ({
  headers: { Cookie: cookie },
  ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
})
const page = () => `/admin/pedidos/${held.number}`
const standing = async () => orderById(await asSystemActor(), held.id)

test('a customer is shown neither the orders nor one of them, and changes none', async () => {
  expect((await visit(app, '/admin/pedidos', as(customer))).status).toBe(403)
  const release = as(customer, { intent: 'release', reason: 'mío' })
  expect((await visit(app, page(), release)).status).toBe(403)
  expect((await standing())?.compliance).toBe('held')
})

test('staff see held orders, whom they match and why, and release them with a reason', async () => {
  const list = await visit(app, '/admin/pedidos?ver=held', as(admin))
  expect(list.text).toContain(held.number)
  const shown = await visit(app, page(), as(admin))
  expect(shown.text).toContain('Coincide con DIAZ-CANEL BERMUDEZ')
  const nothing = await visit(app, page(), as(admin, { intent: 'release', reason: ' ' }))
  expect(nothing.status).toBe(409)
  expect(nothing.text).toContain('Falta el motivo')
  const released = await visit(
    app,
    page(),
    as(admin, { intent: 'release', reason: 'otra persona' }),
  )
  expect(released.status).toBe(303)
  expect((await standing())?.compliance).toBe('released')
  expect((await visit(app, page(), as(admin))).text).toContain('otra persona')
})

test('what the state forbids is refused with its reason', async () => {
  const refused = await visit(
    app,
    page(),
    as(admin, { intent: 'deliver', to: 'handed_over', reason: '' }),
  )
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Desde su estado actual no se puede')
  const unknown = await visit(app, page(), as(admin, { intent: 'deliver', to: 'la luna' }))
  expect(unknown.status).toBe(409)
})

test('papers and notes stay with the order', async () => {
  await visit(app, page(), as(admin, { intent: 'export', basis: 'SCP', filing: 'X2026' }))
  await visit(app, page(), as(admin, { intent: 'track', carrier: 'Cubamax', code: 'CM-1' }))
  await visit(app, page(), as(admin, { intent: 'note', reason: 'llamó la compradora' }))
  expect(await standing()).toMatchObject({
    exportBasis: 'SCP',
    exportFiling: 'X2026',
    carrier: 'Cubamax',
    trackingCode: 'CM-1',
  })
  expect((await visit(app, page(), as(admin))).text).toContain('llamó la compradora')
})

test('any letter is sent again, and the history says so', async () => {
  const again = as(admin, { intent: 'resend', letter: 'recipient_order_coming' })
  expect((await visit(app, page(), again)).status).toBe(303)
  const [letter] = await lettersTo(await testDatabase(), held.recipient.email)
  expect(letter?.letter).toBe('recipient_order_coming')
  expect((await visit(app, page(), as(admin))).text).toContain('recipient_order_coming')
})

test('whoever took the goods is named on the order’s pages', async () => {
  const system = await asSystemActor({ config: signingConfig })
  const order = await anOrder(system, { destination: 'usa' })
  const acting = { orderId: order.id, reason: 'a test' }
  await changePayment(system, { ...acting, to: 'paid' })
  for (const to of ['prepared', 'handed_over', 'in_transit'] as const)
    await changeDelivery(system, { ...acting, to })
  const delivered = { intent: 'deliver', to: 'delivered', receivedBy: 'Rosa Quesada' }
  await visit(app, `/admin/pedidos/${order.number}`, as(admin, delivered))
  const payers = linkOf({ config: signingConfig }, order, 'payer')
  expect((await visit(app, payers)).text).toContain('Lo recibió Rosa Quesada')
})

test('an order that does not exist is not found', async () => {
  expect((await visit(app, '/admin/pedidos/GS-0000-0000-0000', as(admin))).status).toBe(404)
})
