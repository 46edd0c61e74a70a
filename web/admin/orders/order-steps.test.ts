import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { changeDelivery, changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { visit } from '#tests/harness/app/app.ts'
import { redirectTarget } from '#tests/harness/app/browser.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { onTheWay, panelWithOrders } from '#tests/harness/panel/panel-with-orders.ts'
import { staffFor } from '#tests/harness/users/staff.ts'
import { signingConfig } from '#tests/harness/users/users.ts'

const { app, admin, as, shipped } = await panelWithOrders()

test('no step back without a reason, and no delivery without who received it', async () => {
  const { send, now } = await shipped('prepared')
  const back = await send({ intent: 'deliver', to: 'to_prepare' })
  expect([back.status, back.text]).toEqual([409, expect.stringContaining('Escribe el motivo')])
  expect((await now())?.delivery).toBe('prepared')
  expect((await send({ intent: 'deliver', to: 'to_prepare', reason: 'roto' })).status).toBe(303)
  const other = await shipped(...onTheWay)
  const delivered = await other.send({ intent: 'deliver', to: 'delivered' })
  expect([delivered.status, delivered.text]).toEqual([
    409,
    expect.stringContaining('Escribe quién lo recibió'),
  ])
  expect((await other.now())?.delivery).toBe('in_transit')
})

test('an order is handed to the agency in one step with its customs papers; a refused step stores none', async () => {
  const system = await asSystemActor({ config: signingConfig })
  const order = await anOrder().place(system)
  await changePayment(system, { orderId: order.id, to: 'paid', reason: 'a test' })
  const path = `/admin/pedidos/${order.number}`
  const hand = {
    intent: 'deliver',
    to: 'handed_over',
    basis: 'SCP',
    carrier: 'Cubamax',
    code: 'C-9',
  }
  const filing = { filing: 'X20261123000001' }
  expect((await visit(app, path, as(admin, { ...hand, ...filing }))).status).toBe(409)
  expect((await orderById(system, order.id))?.exportFiling).toBe('')
  await changeDelivery(system, { orderId: order.id, to: 'prepared', reason: 'a test' })
  const without = await visit(app, path, as(admin, hand))
  expect([without.status, without.text]).toEqual([409, expect.stringContaining('Falta')])
  const invalid = await visit(app, path, as(admin, { ...hand, filing: 'abc' }))
  expect([invalid.status, invalid.text]).toEqual([409, expect.stringContaining('X y 14 cifras')])
  expect((await visit(app, path, as(admin, { ...hand, ...filing }))).status).toBe(303)
  expect(await orderById(system, order.id)).toMatchObject({
    ...{ delivery: 'handed_over', exportBasis: 'SCP', exportFiling: filing.filing },
    ...{ carrier: 'Cubamax', trackingCode: 'C-9' },
  })
})

test('nothing is handed over without the name of its carrier', async () => {
  const { send, now } = await shipped('prepared')
  const hand = { intent: 'deliver', form: 'next', to: 'handed_over' }
  const without = await send({ ...hand, carrier: '', code: '' })
  expect(without.status).toBe(409)
  const field = without.page.field('Agencia')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const times = without.text.split('Escribe qué agencia o transportista lo lleva.').length - 1
  expect(times).toBe(1)
  expect((await send({ ...hand, carrier: 'Envíos Sol', code: '' })).status).toBe(303)
  expect(await now()).toMatchObject({ delivery: 'handed_over', carrier: 'Envíos Sol' })
})

test('before a letter leaves it is shown, and nothing is done or sent until it is confirmed', async () => {
  const { order, send, now } = await shipped('prepared')
  const fields = { intent: 'deliver', form: 'next', to: 'handed_over', asks: 'first' }
  const refused = await send({ ...fields, carrier: '' })
  expect([refused.status, refused.page.has('dialog')]).toEqual([409, false])
  const asked = await send({ ...fields, carrier: 'Envíos Sol', code: '' })
  expect(asked.status).toBe(200)
  expect(asked.text).toContain(`¿Pasar ${order.number} a «entregado a la agencia»?`)
  expect(asked.text).toContain(`Correo a ${order.buyer.email}`)
  expect(asked.text).toContain('Sin código de seguimiento')
  expect((await now())?.delivery).toBe('prepared')
  expect(await emailCount(order.number, 'order_handed_over')).toBe(0)
  const hidden = asked.page.all('dialog form input[type=hidden]')
  const hiddenFields = Object.fromEntries(
    hidden.map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
  )
  expect(hiddenFields).toMatchObject({
    carrier: 'Envíos Sol',
    to: 'handed_over',
    intent: 'deliver',
  })
  const edited = await send({ ...hiddenFields, asks: 'edit' })
  expect([edited.page.has('dialog'), edited.page.valueOf('carrier')]).toEqual([false, 'Envíos Sol'])
  const done = await send({ ...hiddenFields, asks: 'no' })
  expect([done.status, redirectTarget(done)]).toEqual([
    303,
    `/admin/pedidos/${order.number}?hecho=deliver`,
  ])
  expect((await now())?.delivery).toBe('handed_over')
  expect(await emailCount(order.number, 'order_handed_over')).toBe(1)
  const page = await visit(app, `/admin/pedidos/${order.number}?hecho=deliver`, as(admin))
  expect(page.text).toContain('El pedido quedó «entregado a la agencia».')
})

test('a cancellation and a delay are shown with their e-mail before they are done', async () => {
  const { order, send, now, shown } = await shipped('prepared')
  const fields = { form: 'cancel', intent: 'cancel', reason: 'lo pidió', asks: 'first' }
  const cancel = await send(fields)
  expect([cancel.status, cancel.text]).toEqual([
    200,
    expect.stringContaining(`¿Cancelar ${order.number}?`),
  ])
  expect(cancel.text).toContain(`Correo a ${order.buyer.email}`)
  expect(cancel.text).toContain('No hay dinero que devolver.')
  expect(cancel.text).not.toContain('queda por reembolsar')
  expect(
    cancel.page
      .all('dialog details')
      .map((one) => one.textContent)
      .join(),
  ).not.toContain('lo pidió')
  const opened = await visit(app, `/admin/pedidos/${order.number}?accion=cancel`, as(admin))
  expect(opened.page.within(opened.page.dialog('Cancelar el pedido')).text).toContain(
    'el correo a quien compra no lo dice',
  )
  const days = { from: '2026-12-20', to: '2026-12-24' }
  const delay = await send({ ...fields, ...days, form: 'delay', intent: 'delay' })
  expect(delay.text).toContain(`¿Avisar de la demora de ${order.number}?`)
  expect(delay.text).toContain('Se demora: tú decides'.toLowerCase())
  expect((await now())?.delivery).toBe('prepared')
  expect(await emailCount(order.number, 'order_delayed')).toBe(0)
  expect(await shown()).not.toContain('Aviso de demora:')
  for (const action of ['cancel', 'delay']) {
    const form = await visit(app, `/admin/pedidos/${order.number}?accion=${action}`, as(admin))
    expect(form.page.valueOf('asks')).toBe('first')
  }
})

test('a hold by hand is shown with its e-mail first, and writes it once', async () => {
  const { order, send, now } = await shipped('prepared')
  const fields = { form: 'hold', intent: 'hold', reason: 'un nombre parecido', asks: 'first' }
  const opened = await visit(app, `/admin/pedidos/${order.number}?accion=hold`, as(admin))
  expect(opened.page.valueOf('asks')).toBe('first')
  const asked = await send(fields)
  expect(asked.text).toContain(`¿Retener ${order.number}?`)
  expect(asked.text).toContain(`Correo a ${order.buyer.email}`)
  expect(asked.text).toContain('verificación obligatoria')
  expect((await now())?.compliance).toBe('clear')
  expect(await emailCount(order.number, 'order_held')).toBe(0)
  for (let times = 0; times < 2; times++) await send({ ...fields, asks: 'no' })
  expect((await now())?.compliance).toBe('held')
  expect(await emailCount(order.number, 'order_held')).toBe(1)
})

test('what an e-mail says of whom it reaches is true of a recipient without an address', async () => {
  const { order, send, shown } = await shipped('prepared')
  expect(await shown()).toContain('Quien compra y quien recibe reciben un correo')
  await asOwner(`update orders set recipient = recipient || '{"email": ""}'
    where order_number = '${order.number}'`)
  expect(await shown()).toContain('de quien recibe no hay correo')
  await send({ intent: 'delay', from: '2026-12-20', to: '2026-12-24', reason: 'el barco' })
  const done = await visit(app, `/admin/pedidos/${order.number}?hecho=delay`, as(admin))
  expect(done.text).toContain('Aviso de demora enviado a quien compra; de quien recibe no hay')
})

test('whoever only packs sees no money, no bank reference and nobody’s contact but the recipient’s', async () => {
  const { order, shown } = await shipped('prepared')
  const { cookie } = await staffFor(await testDatabase(), 'packing')
  const whole = await shown()
  expect(whole).toContain(order.buyer.email)
  expect(whole).toContain('$')
  for (const path of [`/admin/pedidos/${order.number}`, '/admin/pedidos']) {
    const seen = await visit(app, path, as(cookie))
    expect([path, seen.status, /\$\d/.test(seen.text)]).toEqual([path, 200, false])
    expect(seen.html).not.toContain(order.buyer.email)
    expect(seen.html).not.toContain(String(order.total))
  }
  const page = await visit(app, `/admin/pedidos/${order.number}`, as(cookie))
  expect(page.text).toContain(order.number)
  expect(page.text).not.toContain('Pago: pagado')
  expect(page.page.has('button', 'Ya lo tiene la agencia')).toBe(true)
})

test('a step that writes to nobody asks nothing', async () => {
  const { send, now } = await shipped('prepared', 'handed_over')
  const fields = { intent: 'deliver', form: 'next', to: 'in_transit', asks: 'first' }
  expect((await send(fields)).status).toBe(303)
  expect((await now())?.delivery).toBe('in_transit')
})

test('an order of which a part was refunded is still prepared and handed over', async () => {
  const { order, now } = await shipped('prepared')
  const system = await asSystemActor({ config: signingConfig })
  const acting = { orderId: order.id, reason: 'a test' }
  await changePayment(system, { ...acting, to: 'partly_refunded' })
  const list = await visit(app, `/admin/pedidos?ver=prepared`, as(admin))
  expect(list.text).toContain(order.number)
  expect(await changeDelivery(system, { ...acting, to: 'handed_over' })).toMatchObject({ ok: true })
  expect((await now())?.payment).toBe('partly_refunded')
})

const emailCount = async (number: string, kind: string) =>
  inTransaction(await asSystemActor(), async ({ tx }) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from outbox
      where text like ${`%${number}%`} and letter = ${kind}`.execute(tx)
    return rows[0]?.n
  })

test('the page leads with the next step and what it needs; other actions have pages of their own', async () => {
  const { order, shown } = await shipped('prepared')
  expect(await shown()).toContain('Siguiente paso : Entregarlo a la agencia')
  const path = `/admin/pedidos/${order.number}`
  expect(await shown()).not.toContain('Motivo')
  const hold = await visit(app, `${path}?accion=hold`, as(admin))
  expect(hold.text).toContain('A quien compra no se le dice el motivo')
  const note = await visit(app, `${path}?accion=note`, as(admin))
  expect(note.page.field('Nota')).toBeTruthy()
  const none = await visit(app, `${path}?accion=release`, as(admin))
  expect([none.status, none.page.has('dialog')]).toEqual([200, false])
})

test('the dialog that cancels an order says how much money is to be returned', async () => {
  const { order } = await shipped()
  const cancel = () => visit(app, `/admin/pedidos/${order.number}?accion=cancel`, as(admin))
  expect((await cancel()).text).toContain('No hay dinero que devolver.')
  await inTransaction(await asSystemActor(), ({ tx }) =>
    sql`insert into payments (order_id, provider, kind, provider_id, amount_cents, at)
      values (${order.id}, 'paypal', 'capture', ${order.id}, 12345, now())`.execute(tx),
  )
  expect((await cancel()).text).toContain('Quedarán $123.45 por devolver')
})

test('a refused form comes back with what was typed, its reason beside the field', async () => {
  const { order } = await shipped()
  const path = `/admin/pedidos/${order.number}?accion=delay`
  const fields = { intent: 'delay', from: '2026-12-24', to: '', reason: 'el barco' }
  const refused = await visit(app, path, as(admin, fields))
  expect(refused.status).toBe(409)
  const { page } = refused
  expect(page.field('Llega desde (vacío si no se sabe)').getAttribute('aria-invalid')).toBe('true')
  expect(page.valueOf('from')).toBe('2026-12-24')
  expect(page.valueOf('reason')).toBe('el barco')
})
