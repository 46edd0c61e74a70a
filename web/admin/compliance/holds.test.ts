import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import {
  recordScreening,
  screenParties,
} from '#shop/compliance/screening/screening.service.server.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { recipientName } from '#shop/orders/parties.rules.ts'
import { sealIdentity } from '#shop/orders/placing/reseal-identities.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asSystemActor, noon } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

const app = await testApp()
const later = await testApp({ now: () => new Date(noon.getTime() + 2 * 86_400_000) })
const path = '/admin/cumplimiento'
let admin = ''
let customer = ''
let held: OrderWithLines

beforeAll(async () => {
  const db = await testDatabase()
  admin = (await aUser(db, { role: 'admin' })).cookie
  customer = (await aUser(db)).cookie
  const system = await asSystemActor({ config: signingConfig })
  held = await anOrder().held().place(system)
  const parties = [{ role: 'buyer', name: 'Miguel Díaz-Canel Bermúdez' }] as const
  const screening = await screenParties(system, parties)
  await inTransaction(system, (inside) => recordScreening(inside, { orderId: held.id, screening }))
})

const cardOf = async (number: string, language = 'es') => {
  const { page } = await visit(app, `${path}?lng=${language}`, as(admin))
  return page.all('article').find((card) => card.textContent?.includes(number))?.textContent ?? ''
}

const as = (cookie: string, fields?: Record<string, string>): RequestInit => ({
  headers: { Cookie: cookie },
  ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
})
const act = (intent: string, reason: string, asks = 'no') =>
  visit(
    app,
    `/admin/pedidos/${held.number}`,
    as(admin, { intent, reason, asks, vuelta: 'cumplimiento' }),
  )
/** Only this order's part of the queue: other orders may be held beside it. */
const orderNotices = async (requests = app) => {
  const queue = (await visit(requests, path, as(admin))).text
  const after = queue.split(held.number)[1] ?? ''
  return after.split(/GS(?:-[0-9A-Z]{4}){3}/)[0] ?? ''
}
const statusOf = async () => (await orderById(await asSystemActor(), held.id))?.compliance

test('only administrators see the listed person an order is held for', async () => {
  expect((await visit(app, path, as(customer))).status).toBe(403)
})

test('staff see the person beside the listed name, request data, escalate with a deadline, and release with a reason (A-005)', async () => {
  const queue = await orderNotices()
  for (const text of ['Miguel Díaz-Canel Bermúdez', 'DIAZ-CANEL BERMUDEZ'])
    expect(queue).toContain(text)
  expect(queue).toContain('Tu pedido está en una verificación obligatoria.')
  expect(queue).not.toContain('informar a OFAC')
  const requests = await act('ask', 'fecha de nacimiento')
  expect(requests.headers.get('Location')).toBe(`${path}?hecho=ask`)
  await act('escalate', 'parece la misma persona')
  expect(await statusOf()).toBe('held')
  const escalated = await orderNotices()
  expect(escalated).toContain('fecha de nacimiento')
  expect(escalated).toContain('hasta el 4 de diciembre de 2026 (quedan 10 días hábiles)')
  expect(await orderNotices(later)).toContain('(quedan 9 días hábiles)')
  expect((await act('release', '')).status).toBe(409)
  const question = await act('release', 'otra fecha de nacimiento', 'first')
  const dialog = question.page.within(question.page.dialog(`¿Liberar ${held.number}?`))
  expect(dialog.text).toContain(`Correo a ${held.buyer.email}`)
  expect(dialog.text).toContain('otra fecha de nacimiento')
  expect(await statusOf()).toBe('held')
  const [form] = (await visit(app, path, as(admin))).page
    .all('form')
    .filter((one) => one.innerHTML.includes('value="release"'))
  expect(form?.innerHTML).toContain('name="asks" value="first"')
  await act('release', 'otra fecha de nacimiento')
  expect(await statusOf()).toBe('released')
  expect((await visit(app, path, as(admin))).text).not.toContain(held.number)
  expect((await act('escalate', 'tarde')).status).toBe(409)
})

test('the card of a hold says when and where the listed person was born, and when the recipient was, in both languages', async () => {
  const system = await asSystemActor({ config: signingConfig })
  const order = await anOrder().held().place(system)
  const screening = await screenParties(system, [
    { role: 'buyer', name: 'Miguel Díaz-Canel Bermúdez' },
    { role: 'recipient', name: 'Raúl Castro Ruz', nationalId: '85041512345' },
  ])
  await inTransaction(system, (inside) => recordScreening(inside, { orderId: order.id, screening }))
  const sealed = sealIdentity(signingConfig.SESSION_SECRET, '85041512345')
  await asOwner(`update orders set identity_sealed = '${sealed}' where id = '${order.id}'`)
  const card = await cardOf(order.number)
  expect(card).toContain('Nacimiento, según la lista: 20 abr 1960 · Santa Clara, Cuba')
  expect(card).toContain('Nacimiento, según el carné: 15 abr 1985')
  expect(card).toContain('Nacimiento, según la lista: no lo dice')
  expect(await cardOf(order.number, 'en')).toContain(
    'Born, by the list: Apr 20, 1960 · Santa Clara, Cuba',
  )
})

test('the card of an order that a person held shows who takes part, and the reason that was written', async () => {
  const system = await asSystemActor({ config: signingConfig })
  const order = await anOrder().place(system)
  const path = `/admin/pedidos/${order.number}`
  await visit(app, path, as(admin, { intent: 'hold', reason: 'el teléfono es de otra casa' }))
  const card = await cardOf(order.number)
  expect(card).toContain('Motivo de la retención: el teléfono es de otra casa')
  expect(card).toContain(order.buyer.name)
  expect(card).toContain(recipientName(order.recipient))
  expect(card).toContain('Ningún nombre de este pedido se parece')
})
