import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { adminName, onTheWay, panelWithOrders } from '#tests/harness/panel/panel-with-orders.ts'

const { app, admin, adminId, as, shipped } = await panelWithOrders()

const emailsAbout = async (number: string) =>
  inTransaction(await asSystemActor(), async ({ tx }) => {
    const { rows } = await sql<{
      kind: string
      text: string
    }>`select letter as kind, text from outbox
      where text like ${`%${number}%`} and letter like '%delayed'`.execute(tx)
    return rows
  })

test('a delay on the way is written to the buyer with its new days, and asks nothing', async () => {
  const { order, send, now } = await shipped(...onTheWay)
  const days = { from: '2026-12-20', to: '2026-12-24' }
  expect((await send({ intent: 'delay', ...days, reason: 'el barco' })).status).toBe(303)
  expect((await send({ intent: 'delay', ...days, reason: 'otra vez' })).status).toBe(303)
  const [email] = (await emailsAbout(order.number)).filter(({ kind }) => kind === 'order_delayed')
  expect(email?.text).toContain('ya salió')
  expect(email?.text).not.toContain('/demora')
  expect((await now())?.delivery).toBe('in_transit')
})

const noted = async (number: string) =>
  inTransaction(await asSystemActor(), async ({ tx }) => {
    const { rows } = await sql<{ action: string; by: string; after: object }>`select action,
      by_user::text as by, after from audit_entries where subject = ${number} order by id`.execute(
      tx,
    )
    return rows
  })

test('holds, releases and cancellations are audited with the states before and after, by whom', async () => {
  const { order, send, shown } = await shipped()
  await send({ intent: 'hold', reason: 'una duda' })
  await send({ intent: 'release', reason: 'es otra' })
  await send({ intent: 'hold', reason: '' })
  await send({ intent: 'cancel', reason: 'lo pidió' })
  expect(await noted(order.number)).toMatchObject([
    { action: 'held', by: adminId, after: { compliance: 'held', reason: 'una duda' } },
    { action: 'released', by: adminId, after: { compliance: 'released', reason: 'es otra' } },
    { action: 'cancelled', by: adminId, after: { payment: 'refund_due', delivery: 'cancelled' } },
  ])
  expect(await shown()).toContain(adminName)
  const audit = (await visit(app, `/admin/auditoria?cual=${order.number}`, as(admin))).text
  expect(audit).toContain('Pedido: retenido')
  expect(audit).toContain('reembolso pendiente')
})

test('a cost stands with who noted it, on the page of the order and in the audit', async () => {
  const { order, send, shown } = await shipped()
  const cost = { intent: 'cost', kind: 'carrier', amount: '12.50', attempt: 'a'.repeat(24) }
  expect((await send({ ...cost, note: 'flete' })).status).toBe(303)
  expect(await shown()).toMatch(new RegExp(`12\\.50[^$]*flete · ${adminName}, \\S+@`))
  expect(await noted(order.number)).toMatchObject([
    { action: 'cost', by: adminId, after: { kind: 'carrier', amount_cents: 1_250, note: 'flete' } },
  ])
  const audit = (await visit(app, `/admin/auditoria?cual=${order.number}`, as(admin))).text
  expect(audit).toContain('Pedido: con un costo anotado')
  expect(audit).toContain('Transportista')
})

test('a delay notice awaits its answer only until the order leaves', async () => {
  const { send, shown } = await shipped('prepared')
  await send({ intent: 'delay', from: '2026-12-20', to: '2026-12-24', reason: 'el barco' })
  expect(await shown()).toContain('Aviso de demora: sin respuesta, hasta el')
  await send({ intent: 'deliver', to: 'handed_over', carrier: 'Envíos Sol' })
  expect(await shown()).toContain('Aviso de demora: no espera respuesta')
})

test('every step, its carrier, a delay and a new link are audited by whom, in words', async () => {
  const { order, send } = await shipped()
  await send({ intent: 'deliver', to: 'prepared' })
  const days = { from: '2026-12-20', to: '2026-12-24' }
  await send({ intent: 'delay', ...days, reason: 'el barco' })
  await send({ intent: 'deliver', to: 'handed_over', carrier: 'Envíos Sol', code: 'S-1' })
  await send({ intent: 'deliver', to: 'in_transit' })
  await send({ intent: 'deliver', to: 'delivered', receivedBy: 'Rosa Paz' })
  await send({ intent: 'renew_link', reason: 'se reenvió' })
  const entries = await noted(order.number)
  expect(entries.map(({ action }) => action)).toEqual([
    ...['moved', 'delayed', 'moved', 'moved', 'moved', 'link_ended'],
  ])
  expect(entries.every(({ by }) => by === adminId)).toBe(true)
  const path = `/admin/auditoria?cual=${order.number}`
  const { text } = await visit(app, path, as(admin))
  for (const shown of [
    ...['Entrega: por preparar → preparado', 'Agencia: nada → Envíos Sol', 'Lo recibió'],
    ...['Llega desde', '20 dic 2026', 'Motivo', 'el barco', adminName],
  ])
    expect(text).toContain(shown)
  expect((await visit(app, `${path}&lng=en`, as(admin))).text).toContain(
    'Delivery: to prepare → prepared',
  )
})
