import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { panelWithOrders } from '#tests/harness/panel/panel-with-orders.ts'
import { signingConfig } from '#tests/harness/users/users.ts'

const { app, admin, as } = await panelWithOrders()
const days = { from: '2027-01-11', to: '2027-01-15' }
const newDays = /11 (de enero|y el 15 de enero)/
const unanswered = 'todavía no respondió al aviso de demora'

async function delayed(notice: Record<string, string>) {
  const system = await asSystemActor({ config: signingConfig })
  const order = await anOrder().inCuba().place(system)
  await changePayment(system, { orderId: order.id, to: 'paid', reason: 'a test' })
  const path = `/admin/pedidos/${order.number}`
  const send = (fields: Record<string, string>) => visit(app, path, as(admin, fields))
  expect((await send({ intent: 'delay', reason: 'el barco', ...notice })).status).toBe(303)
  const payer = linkOf({ config: signingConfig }, order, 'payer')
  return {
    order,
    send,
    shown: async () => (await visit(app, path, as(admin))).text,
    buyers: async () => (await visit(app, payer)).text,
    prepared: () =>
      inTransaction(system, async ({ tx }) => {
        const { rows } = await sql<{ text: string }>`select text from outbox
          where letter = 'order_prepared' and position(${order.number} in subject) > 0`.execute(tx)
        return rows[0]?.text ?? ''
      }),
  }
}
const prepare = { intent: 'deliver', form: 'next', to: 'prepared' }

test('after a delay notice the new days hold everywhere, and preparing before the answer warns', async () => {
  const { order, send, shown, buyers, prepared } = await delayed(days)
  const page = await shown()
  expect(page).toMatch(/Ventana de entrega: 11 ene 2027 – 15 ene 2027/)
  expect(page).toContain(unanswered)
  expect(await buyers()).toMatch(newDays)
  const asked = await send({ ...prepare, asks: 'first' })
  const dialog = asked.page.within(asked.page.dialog(`¿Pasar ${order.number} a «preparado»?`))
  expect(dialog.text).toContain(unanswered)
  expect(dialog.text).toMatch(newDays)
  const body = new URLSearchParams({ to: 'prepared', orders: order.id, asks: 'first' })
  const several = await visit(app, '/admin/pedidos', { ...as(admin), method: 'POST', body })
  expect(several.text).toContain(`Sin respuesta al aviso de demora: ${order.number}.`)
  expect((await send({ ...prepare, asks: 'no' })).status).toBe(303)
  expect(await prepared()).toMatch(newDays)
})

test('while nobody knows the new day none is promised', async () => {
  const { send, shown, buyers, prepared } = await delayed({ from: '', to: '' })
  expect(await shown()).not.toContain('Ventana de entrega')
  expect(await buyers()).not.toMatch(/Llega a/)
  await send({ ...prepare, asks: 'no' })
  expect(await prepared()).not.toBe('')
  expect(await prepared()).not.toMatch(/Llega a|entre el/)
})
