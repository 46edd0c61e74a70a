import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { scansOf } from '#shop/compliance/screening/screening.service.server.ts'
import { changeDelivery, holdOrder } from '#shop/orders/lifecycle/changes.service.server.ts'
import type { DeliveryState } from '#shop/orders/lifecycle/order-state.rules.ts'
import { aRecipient } from '#shop/orders/order.fixture.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { provinceServices, saveProvinceServices } from '#shop/shipping/provinces.service.server.ts'
import { visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import type { Page } from '#tests/harness/html/read-page.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { adminName, panelWithOrders } from '#tests/harness/panel/panel-with-orders.ts'
import { staffFor } from '#tests/harness/users/staff.ts'
import { signingConfig } from '#tests/harness/users/users.ts'

const { app, admin, as } = await panelWithOrders()
const system = await asSystemActor({ config: signingConfig })
const paid = anOrder()
  .paidBy('paypal')
  .paid()
  .recipient(aRecipient({ phone: '+5352345678' }))

/** A paid order to Cuba, and what staff sends of it. */
async function ordered(order = paid) {
  const { id, number } = await order.insert(system.db)
  const path = `/admin/pedidos/${number}`
  const open = (lng = 'es') => visit(app, `${path}?accion=correct&lng=${lng}`, as(admin))
  const valueIn = (field: Element) =>
    (field.querySelector('[selected]') ?? field).getAttribute('value') ?? ''
  const fieldsOf = (page: Page) =>
    Object.fromEntries(
      page
        .within(page.dialog('Corregir datos de quien recibe'))
        .all('[name]')
        .map((field) => [field.getAttribute('name') ?? '', valueIn(field)]),
    )
  return {
    ...{ id, number, path, open },
    form: async () => ({ ...fieldsOf((await open()).page), reason: 'lo pidió por teléfono' }),
    send: (fields: Record<string, string>, cookie = admin) => visit(app, path, as(cookie, fields)),
    now: async () => {
      const now = await orderById(system, id)
      if (!now) throw new Error('no order')
      return now
    },
  }
}
const silently = <Form extends Record<string, string>>(form: Form) => ({ ...form, asks: 'no' })

const emailsAbout = (number: string) =>
  inTransaction(system, async ({ tx }) => {
    const { rows } = await sql<{ kind: string; text: string; to: string }>`
      select letter as kind, coalesce(text, '') as text, recipient as to from outbox
      where position(${number} in subject) > 0 order by created_at`.execute(tx)
    return rows
  })

test('a corrected telephone and house number are previewed, written to the buyer once, and shown everywhere', async () => {
  const { form, send, now, number, path } = await ordered()
  const entered = { ...(await form()), phone: '5 999 9999', number: '465' }
  const asked = await send(entered)
  expect(asked.status).toBe(200)
  expect(asked.text).toContain('Corregimos los datos de entrega de tu pedido')
  expect(asked.text).toContain('+53 5999 9999')
  expect(await emailsAbout(number)).toEqual([])
  expect((await now()).recipient.phone).toBe('+5352345678')
  const done = await send(silently(entered))
  expect(done.status).toBe(303)
  expect((await send(silently(entered))).status).toBe(303)
  const { recipient, compliance } = await now()
  expect(recipient).toMatchObject({ phone: '+5359999999', address: { number: '465' } })
  expect(compliance).toBe('clear')
  const emails = await emailsAbout(number)
  expect(emails.map(({ kind, to }) => `${kind} ${to}`)).toEqual(['order_corrected ana@example.com'])
  expect(emails[0]?.text).toContain('Calle 23 #465')
  expect(emails[0]?.text).not.toContain('lo pidió por teléfono')
  const papers = await visit(app, `${path}/papeles`, as(admin))
  expect(papers.text).toContain('#465')
  expect(papers.text).toContain('5999 9999')
})

test('history and audit name who corrected which field; the values are the history’s alone', async () => {
  const { form, send, path, number } = await ordered()
  await send(silently({ ...(await form()), phone: '5 999 9999', reference: 'La casa verde' }))
  const { page } = await visit(app, path, as(admin))
  const history = page
    .all('#historial')
    .map((part) => page.within(part).text)
    .join(' ')
  expect(history).toContain('teléfono: +5352345678 → +5359999999')
  expect(history).toContain('referencia: — → La casa verde')
  expect(history).toContain('lo pidió por teléfono')
  expect(history).toContain(adminName)
  const audit = await visit(app, `/admin/auditoria?que=order&cual=${number}`, as(admin))
  expect(audit.text).toContain('con los datos de quien recibe corregidos')
  expect(audit.page.text).toContain('teléfono, referencia')
  expect(audit.text).not.toContain('5999')
})

test('another name is screened as at the checkout: the order of who is on a list is held, with the shop as who held it', async () => {
  const { form, send, id, now } = await ordered()
  await send(silently({ ...(await form()), firstSurname: 'Quezada' }))
  expect((await now()).compliance).toBe('clear')
  const [scan] = await scansOf(system, id)
  expect(scan).toMatchObject({ role: 'recipient', name: 'Marta Elena Quezada Tamayo' })
  const listed = { givenNames: 'Miguel', firstSurname: 'Díaz-Canel', secondSurname: 'Bermúdez' }
  const orders = (await staffFor(await testDatabase(), 'orders')).cookie
  expect((await send(silently({ ...(await form()), ...listed }), orders)).status).toBe(303)
  expect((await now()).compliance).toBe('held')
  const found = (await scansOf(system, id)).find(({ name }) => name.startsWith('Miguel'))
  expect(found).toMatchObject({ verdict: 'MATCH', reason: 'listed' })
})

test('after the agency has it nothing is corrected, and the dialog says why and what to do', async () => {
  const { form, send, id, open, now } = await ordered(paid.to('usa').recipient(usual()))
  const entered = await form()
  const move = (to: DeliveryState) => changeDelivery(system, { orderId: id, to, reason: 'x' })
  await move('prepared')
  await move('handed_over')
  const refused = await send(silently({ ...entered, phone: '305 555 0177' }))
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Llama a la agencia')
  // what was typed is there to be copied
  expect(refused.html).toContain('305 555 0177')
  expect((await open()).text).toContain('Llama a la agencia')
  expect((await now()).recipient.phone).toBe('+13055550123')
  await move('in_transit')
  await move('delivered')
  expect((await send(silently(entered))).text).toContain('Ya está entregado')
  expect((await open()).page.text).not.toContain('Corregir datos de quien recibe')
})

const usual = () =>
  aRecipient({
    phone: '+13055550123',
    address: {
      ...{ kind: 'usa', street: '12 SW 8th St', apartment: '' },
      ...{ city: 'Miami', state: 'FL', zip: '33130' },
    },
  })

test('what a colleague corrected meanwhile stays; the same field is asked about again', async () => {
  const { form, send, now } = await ordered()
  const mine = await form()
  await send(silently({ ...(await form()), phone: '5 999 9999' }))
  const again = (changes: Record<string, string>) =>
    send(silently({ ...mine, attempt: crypto.randomUUID(), ...changes }))
  expect((await again({ number: '465' })).status).toBe(303)
  expect((await now()).recipient).toMatchObject({
    ...{ phone: '+5359999999', address: { number: '465' } },
  })
  const crossed = await again({ phone: '5 888 8888' })
  expect(crossed.status).toBe(409)
  expect(crossed.text).toContain('+5359999999')
  expect((await now()).recipient.phone).toBe('+5359999999')
})

test('another province is accepted with its own days, and refused where nothing is delivered', async () => {
  const service = (code: string, mode: 'door' | 'suspended', min: number) => ({
    ...{ code, mode, noteEs: '', noteEn: '' },
    days: mode === 'door' ? { min, max: min + 4 } : null,
  })
  const stored = await provinceServices(system)
  onTestFinished(async () => void (await saveProvinceServices(system, stored)))
  await saveProvinceServices(system, [
    ...[service('23', 'door', 5), service('24', 'suspended', 5), service('33', 'door', 40)],
  ])
  const { form, send, now, id, number } = await ordered()
  await inTransaction(system, ({ tx }) =>
    sql`update orders set delivery_window =
      '{"from": "2026-12-01T17:00:00Z", "to": "2026-12-05T17:00:00Z"}' where id = ${id}`.execute(
      tx,
    ),
  )
  const entered = await form()
  const refused = await send(silently({ ...entered, municipality: '24.01' }))
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('En esa provincia no se entrega por ahora')
  const before = (await now()).window
  await send(silently({ ...entered, municipality: '33.01' }))
  const { window, recipient } = await now()
  expect(recipient.address).toMatchObject({ provinceCode: '33' })
  expect(window?.from.getTime()).toBeGreaterThan(before?.from.getTime() ?? 0)
  expect((await emailsAbout(number))[0]?.text).toContain('Con la dirección nueva')
})

test('a form in which nothing changed, or without who asked for it, is refused in its own words', async () => {
  const { form, send } = await ordered()
  const entered = await form()
  expect((await send(entered)).text).toContain('No cambiaste nada')
  const nobody = await send({ ...entered, phone: '12', reason: ' ' })
  expect(nobody.status).toBe(409)
  expect(nobody.text).toContain('Un móvil de Cuba tiene 8 dígitos')
  expect(nobody.text).toContain('Escribe el motivo.')
  expect(nobody.page.valueOf('phone')).toBe('12')
})

test('whoever looks after orders may correct, who packs or looks after payments may not', async () => {
  const db = await testDatabase()
  const { form, send, now } = await ordered()
  const entered = silently({ ...(await form()), phone: '5 999 9999' })
  for (const permission of ['packing', 'payments', 'compliance', 'customers'] as const)
    expect((await send(entered, (await staffFor(db, permission)).cookie)).status).toBe(403)
  expect((await now()).recipient.phone).toBe('+5352345678')
  expect((await send(entered, (await staffFor(db, 'orders')).cookie)).status).toBe(303)
})

test('the letter can be sent again, as what was corrected', async () => {
  const { form, send, number, path } = await ordered()
  await send(silently({ ...(await form()), phone: '5 999 9999' }))
  await inTransaction(system, ({ tx }) =>
    sql`update outbox set sent_at = created_at, html = null, text = null
      where position(${number} in subject) > 0`.execute(tx),
  )
  const again = await visit(app, `${path}/correos?correo=order_corrected`, as(admin))
  expect(again.text).toContain('LO QUE CORREGIMOS')
  expect(again.text).toContain('+53 5999 9999')
})

test('a held order is corrected and stays held', async () => {
  const { form, send, now, id } = await ordered()
  await holdOrder(system, { orderId: id, reason: 'x' })
  expect((await send(silently({ ...(await form()), secondSurname: 'Tamallo' }))).status).toBe(303)
  expect(await now()).toMatchObject({ compliance: 'held', recipient: { secondSurname: 'Tamallo' } })
})

test('the dialog is there in English too', async () => {
  const { open } = await ordered()
  const { page } = await open('en')
  const dialog = page.within(page.dialog('Correct recipient details')).text
  expect(dialog).toContain('Municipality')
  expect(dialog).toContain('let it be ordered again')
})
