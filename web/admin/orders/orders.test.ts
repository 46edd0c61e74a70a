import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { unzipped } from '#platform/zip.ts'
import { changeProducts } from '#shop/catalogue/management/product-changes.service.server.ts'
import {
  recordScreening,
  screenParties,
} from '#shop/compliance/screening/screening.service.server.ts'
import { changeDelivery, changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { aRecipient } from '#shop/orders/order.fixture.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asAdmin, asSystemActor, noon } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

const app = await testApp()
let admin = ''
let customer = ''
let held: OrderWithLines

beforeAll(async () => {
  const db = await testDatabase()
  admin = (await aUser(db, { role: 'admin' })).cookie
  customer = (await aUser(db)).cookie
  const system = await asSystemActor({ config: signingConfig })
  const recipient = aRecipient({ email: 'quien.recibe@example.cu' })
  held = await anOrder().held().recipient(recipient).place(system)
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
const statusOf = async () => orderById(await asSystemActor(), held.id)

test('a customer sees neither the list nor an order, and changes none', async () => {
  expect((await visit(app, '/admin/pedidos', as(customer))).status).toBe(403)
  const release = as(customer, { intent: 'release', reason: 'mío' })
  expect((await visit(app, page(), release)).status).toBe(403)
  expect((await statusOf())?.compliance).toBe('held')
})

test('staff see held orders, the listed persons they match and why, and release them with a reason', async () => {
  const list = await visit(app, '/admin/pedidos?ver=held', as(admin))
  expect(list.text).toContain(held.number)
  const shown = await visit(app, page(), as(admin))
  expect(shown.text).toContain('Coincide con DIAZ-CANEL BERMUDEZ')
  const nothing = await visit(app, page(), as(admin, { intent: 'release', reason: ' ' }))
  expect(nothing.status).toBe(409)
  expect(nothing.text).toContain('Escribe el motivo')
  const released = await visit(
    app,
    page(),
    as(admin, { intent: 'release', reason: 'otra persona' }),
  )
  expect(released.status).toBe(303)
  expect((await statusOf())?.compliance).toBe('released')
  expect((await visit(app, page(), as(admin))).text).toContain('otra persona')
})

test('an action that the status forbids is refused with its reason', async () => {
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

test('documents and notes are stored with the order', async () => {
  await visit(app, page(), as(admin, { intent: 'export', basis: 'SCP', filing: 'X20261123000001' }))
  await visit(app, page(), as(admin, { intent: 'track', carrier: 'Cubamax', code: 'CM-1' }))
  await visit(app, page(), as(admin, { intent: 'note', reason: 'llamó la compradora' }))
  expect(await statusOf()).toMatchObject({
    exportBasis: 'SCP',
    exportFiling: 'X20261123000001',
    carrier: 'Cubamax',
    trackingCode: 'CM-1',
  })
  expect((await visit(app, page(), as(admin))).text).toContain('llamó la compradora')
})

test('the person who received the delivery is named on the order’s pages', async () => {
  const system = await asSystemActor({ config: signingConfig })
  const order = await anOrder().inUsa().place(system)
  const acting = { orderId: order.id, reason: 'a test' }
  await changePayment(system, { ...acting, to: 'paid' })
  for (const to of ['prepared', 'handed_over', 'in_transit'] as const)
    await changeDelivery(system, { ...acting, to })
  const delivered = { intent: 'deliver', to: 'delivered', receivedBy: 'Rosa Quesada' }
  await visit(app, `/admin/pedidos/${order.number}`, as(admin, delivered))
  const payers = linkOf({ config: signingConfig }, order, 'payer')
  expect((await visit(app, payers)).text).toContain('Lo recibió Rosa Quesada')
  const panel = await visit(app, `/admin/pedidos/${order.number}`, as(admin))
  expect(panel.text).toContain('Lo recibió Rosa Quesada')
})

test('an order that does not exist is not found', async () => {
  expect((await visit(app, '/admin/pedidos/GS-0000-0000-0000', as(admin))).status).toBe(404)
})

test('the list is filtered by status and text, paged, and saved as a file', async () => {
  const search = async (query: string) =>
    (await visit(app, `/admin/pedidos?${query}`, as(admin))).text
  const system = await asSystemActor({ config: signingConfig })
  const recipient = aRecipient({ firstSurname: 'Ñáñez', secondSurname: '=SUMA(1)' })
  const order = await anOrder().recipient(recipient).place(system)
  for (const query of ['q=nanez', `q=${order.number.toLowerCase().replaceAll('-', '')}`])
    expect(await search(query)).toContain(order.number)
  for (const query of ['q=nanez&provincia=23&entrega=to_prepare&destino=cuba&metodo=zelle'])
    expect(await search(query)).toContain(order.number)
  for (const query of [
    'pago=paid',
    'provincia=21',
    'destino=usa',
    'hasta=2020-01-01',
    'q=%25%25%25',
  ])
    expect(
      await search(`${query}&q=${query.startsWith('q') ? '%25%25%25' : 'nanez'}`),
    ).not.toContain(order.number)
  const file = await visit(app, '/admin/pedidos/archivo.csv?q=nanez', as(admin))
  expect(file.headers.get('Content-Type')).toContain('text/csv')
  expect(file.html.split('\r\n').find((line) => line.startsWith(order.number))).toMatch(
    /,Cuba,Zelle,espera comprobante,.*Ñáñez/,
  )
})

test('a form sent twice takes effect once, and a refused one may be sent again', async () => {
  const attempt = 'una-clave-de-formulario'
  const note = as(admin, { intent: 'note', reason: 'solo una vez, por favor', attempt })
  await visit(app, page(), note)
  expect((await visit(app, page(), note)).status).toBe(303)
  const shown = (await visit(app, page(), as(admin))).text
  expect(shown.split('solo una vez, por favor')).toHaveLength(2)
  const hold = { intent: 'hold', reason: '', attempt: 'otra-clave-de-formulario' }
  expect((await visit(app, page(), as(admin, hold))).status).toBe(409)
  expect((await visit(app, page(), as(admin, { ...hold, reason: 'otra vez' }))).status).toBe(303)
  expect((await statusOf())?.compliance).toBe('held')
})

test('what is missing before the hand-over is listed, and costs are recorded', async () => {
  const shown = (await visit(app, page(), as(admin))).text
  expect(shown).toContain('Pagado : falta')
  expect(shown).toContain('Declaración firmada : cumplido')
  const cost = {
    intent: 'cost',
    kind: 'carrier',
    amount: '12,50',
    note: '',
    attempt: 'x'.repeat(16),
  }
  expect((await visit(app, page(), as(admin, { ...cost, amount: 'mucho' }))).status).toBe(409)
  await visit(app, page(), as(admin, cost))
  expect((await visit(app, page(), as(admin))).text).toContain('Transportista : $12.50')
})

test('label, packing list and export file name the contents and the recipient, renewables apart', async () => {
  const papers = await visit(app, `${page()}/papeles`, as(admin))
  expect(papers.text).toContain('Energía renovable: se empaca y se declara por separado')
  expect(papers.html).toContain('Guía de instalación de')
  const sheet = await visit(app, `${page()}/expediente`, as(admin))
  expect(sheet.text).toContain('Comprador a efectos de exportación')
  const file = JSON.parse((await visit(app, `${page()}/expediente.json`, as(admin))).html)
  expect(file).toMatchObject({
    orderNumber: held.number,
    ...{ exportBasis: 'SCP', itnOrExemption: 'X20261123000001', endUse: 'home' },
    items: [{ declaredApartAsRenewable: true, quantity: 1 }],
  })
  expect(file.screenings).toHaveLength(1)
  for (const path of ['papeles', 'expediente', 'expediente.json', 'expediente.zip'])
    expect((await visit(app, `${page()}/${path}`, as(customer))).status).toBe(403)
})

const classify = (eccn: string | null, hts: string | null) =>
  asOwner(`update products set eccn = ${eccn ? `'${eccn}'` : 'null'}, hts = ${hts ? `'${hts}'` : 'null'}
    where sku = '${soldEverywhere}'`)
const daysAgo = (days: number) => new Date(noon.getTime() - days * 86_400_000)
const exported = async (number: string) =>
  JSON.parse((await visit(app, `/admin/pedidos/${number}/expediente.json`, as(admin))).html)

test('export papers state how a product was classified when its parcel left, or that it is to be confirmed', async () => {
  const system = await asSystemActor({ config: signingConfig })
  const order = await anOrder().place(system)
  const shown = async () =>
    (await visit(app, `/admin/pedidos/${order.number}/expediente`, as(admin))).text
  try {
    expect((await exported(order.number)).items).toMatchObject([{ eccn: null, hts: null }])
    expect(await shown()).toContain('por confirmar')
    await classify('EAR99', '8541.43.0010')
    expect(await shown()).toContain('EAR99 8541.43.0010')
    await inTransaction(system, async ({ tx }) => {
      await sql`insert into order_changes (order_id, axis, from_state, to_state, by_role, changed_at)
        values (${order.id}, 'delivery', 'prepared', 'handed_over', 'system', ${daysAgo(2)})`.execute(
        tx,
      )
    })
    const ctx = await asAdmin({ now: daysAgo(1) })
    const id = order.lines[0]?.productId ?? ''
    const change = { eccn: { from: 'EAR99', to: '3A999' } }
    expect(
      await changeProducts(ctx, [{ id, fields: change }], { action: 'changed' }),
    ).toMatchObject({
      ok: true,
    })
    expect((await exported(order.number)).items).toMatchObject([{ eccn: 'EAR99' }])
    const next = await anOrder().place(system)
    expect((await exported(next.number)).items).toMatchObject([{ eccn: '3A999' }])
  } finally {
    await classify(null, null)
  }
})

test('the complete export file is one archive with invoice, packing list, payments, screenings and history', async () => {
  const response = await app.request(`http://shop.test${page()}/expediente.zip`, as(admin))
  expect(response.headers.get('Content-Disposition')).toContain(`${held.number}-export.zip`)
  const file = unzipped(Buffer.from(await response.arrayBuffer()))
  for (const name of ['invoice', 'goods', 'packing-list', 'payments', 'screenings', 'history'])
    expect([name, file(`${name}.csv`)?.split('\r\n').length]).toEqual([name, expect.any(Number)])
  expect(file('goods.csv')).toContain(soldEverywhere)
  expect(file('screenings.csv')).toContain('DIAZ-CANEL')
  expect(file('screenings.csv')).toContain('Compra,Miguel Díaz-Canel Bermúdez,con coincidencias')
  expect(file('invoice.csv')).toContain('Concepto,Importe (USD)\r\nSubtotal,')
  for (const name of ['invoice', 'goods', 'packing-list', 'payments', 'screenings', 'history'])
    expect(file(`${name}.csv`)).not.toMatch(/[a-z]_[a-z]|MATCH|[0-9a-f]{8}-[0-9a-f]{4}-/)
  expect(JSON.parse(file('export-file.json') ?? '')).toMatchObject({ orderNumber: held.number })
})

test('the list and its file show destination, method and age in words', async () => {
  const { number } = await anOrder()
    .paidBy('paypal')
    .insert(await testDatabase())
  const list = await visit(app, `/admin/pedidos?q=${number}`, as(admin))
  for (const text of ['EE. UU.', 'PayPal', 'hoy']) expect(list.text).toContain(text)
  const file = await visit(app, `/admin/pedidos/archivo.csv?q=${number}`, as(admin))
  expect(file.html.split('\r\n')[0]).toContain(
    'Número,Hecho (hora de Cuba),Pagado (hora de Cuba),Destino,Forma de pago',
  )
})

test('the file has the day and the hour that the panel shows, in the time of Cuba', async () => {
  const paidAt = new Date('2026-11-22T03:45:00Z')
  const { number } = await anOrder()
    .paid(paidAt)
    .insert(await testDatabase())
  await asOwner(
    `update orders set placed_at = '2026-07-22T03:05:00Z' where order_number = '${number}'`,
  )
  expect((await visit(app, `/admin/pedidos?q=${number}`, as(admin))).html).toContain('21 jul 2026')
  const file = await visit(app, `/admin/pedidos/archivo.csv?q=${number}`, as(admin))
  expect(file.html).toContain(`${number},2026-07-21 23:05,2026-11-21 22:45,`)
})

test('the last two columns of the file are what went back of an order and what is left', async () => {
  const db = await testDatabase()
  const [unpaid, returned] = [await anOrder().insert(db), await anOrder().paid().insert(db)]
  const entry = (kind: string, amount: number) =>
    asOwner(`insert into payments (order_id, provider, kind, provider_id, amount_cents, at) values
      ('${returned.id}', 'zelle', '${kind}', '${kind} ${returned.id}', ${amount}, now())`)
  await entry('capture', 10_000)
  await entry('refund', 2_550)
  const lines = async (query: string) =>
    (await visit(app, `/admin/pedidos/archivo.csv?${query}`, as(admin))).html.split('\r\n')
  const [head = '', line = ''] = await lines(`q=${returned.number}`)
  expect(head).toMatch(/,Seguimiento,Reembolsado,Queda de lo pagado$/)
  expect(line).toMatch(/,25\.5,74\.5$/)
  expect((await lines(`q=${unpaid.number}`))[1]).toMatch(/,,$/)
})
