import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { damageStatus } from '#shop/orders/images/damage.service.server.ts'
import { datesOf } from '#shop/orders/orders.service.server.ts'
import { visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import type { Page } from '#tests/harness/html/read-page.ts'
import { adminName, onTheWay, panelWithOrders } from '#tests/harness/panel/panel-with-orders.ts'
import { staffFor } from '#tests/harness/users/staff.ts'

const { app, admin, as, shipped } = await panelWithOrders()

const emailsAbout = async (number: string) =>
  inTransaction(await asSystemActor(), async ({ tx }) => {
    const { rows } = await sql<{ kind: string; text: string }>`
      select letter as kind, coalesce(text, '') as text from outbox
      where position(${number} in subject) > 0 order by created_at`.execute(tx)
    return rows
  })
const kindsAbout = async (number: string) =>
  (await emailsAbout(number)).map(({ kind }) => kind).filter((kind) => /deliver/.test(kind))

const sent = async (number: string) =>
  inTransaction(await asSystemActor(), ({ tx }) =>
    sql`update outbox set sent_at = created_at, html = null, text = null
      where position(${number} in subject) > 0`.execute(tx),
  )

/** Delivered by mistake, and its e-mails left. */
async function delivered() {
  const order = await shipped(...onTheWay)
  await order.send({ intent: 'deliver', to: 'delivered', receivedBy: 'Rosa Paz' })
  await sent(order.order.number)
  return order
}
const partOf = (page: Page, selector: string) =>
  page
    .all(selector)
    .map((part) => page.within(part).text)
    .join(' ')
const correction = { intent: 'undeliver', reason: 'era otro pedido', writes: 'on' }

test('a mistaken delivery is taken back: state, receiver, deadline and date are as before, and the history says who', async () => {
  const { order, send, shown, now } = await delivered()
  const system = await asSystemActor()
  const there = { ...order, delivery: 'delivered' } as const
  expect((await damageStatus(system, there)).until).not.toBeNull()
  expect(await shown()).toContain('lo recibió Rosa Paz')
  expect((await send({ ...correction, reason: ' ' })).status).toBe(409)
  const done = await send(correction)
  expect(done.status).toBe(303)
  const after = await now()
  expect(after).toMatchObject({ delivery: 'in_transit', receivedBy: '' })
  if (!after) throw new Error('no order')
  expect((await damageStatus(system, after)).until).toBeNull()
  expect((await datesOf(system, after)).delivered).toBeUndefined()
  const { page } = await visit(app, `/admin/pedidos/${order.number}`, as(admin))
  const history = partOf(page, '#historial')
  expect(history).toContain('Entrega: en tránsito la entrega anotada era un error')
  expect(history).toContain('era otro pedido')
  expect(history).toContain(adminName)
  expect((await send(correction)).status).toBe(409)
})

test('who was written to reads that it was a mistake, after staff have read it; or nobody is written to', async () => {
  const { order, send } = await delivered()
  const asked = await send({ ...correction, form: 'undeliver', asks: 'first' })
  expect(asked.status).toBe(200)
  expect(asked.text).toContain('Lo corregimos: tu pedido')
  expect(await kindsAbout(order.number)).not.toContain('order_undelivered')
  await send(correction)
  expect(await kindsAbout(order.number)).toContain('order_undelivered')
  const [email] = (await emailsAbout(order.number)).filter(
    ({ kind }) => kind === 'order_undelivered',
  )
  expect(email?.text).toContain('lo anotamos por error')
  expect(email?.text).not.toContain('era otro pedido')

  const other = await delivered()
  const { writes: _, ...silently } = correction
  expect((await other.send({ ...silently, asks: 'first' })).status).toBe(303)
  expect(await kindsAbout(other.order.number)).not.toContain('order_undelivered')
})

test('e-mails of the delivery that have not left do not leave, and nobody hears of a mistake unread', async () => {
  const { order, send } = await shipped(...onTheWay)
  await send({ intent: 'deliver', to: 'delivered', receivedBy: 'Rosa Paz' })
  expect(await kindsAbout(order.number)).toContain('order_delivered')
  await send(correction)
  expect(await kindsAbout(order.number)).toEqual([])
  const emails = await visit(app, `/admin/pedidos/${order.number}/correos`, as(admin))
  expect(partOf(emails.page, 'main')).not.toMatch(/Entregado(?! a la)/)
  await send({ intent: 'deliver', to: 'delivered', receivedBy: 'Luis Paz' })
  expect(await kindsAbout(order.number)).toContain('order_delivered')
})

test('the correction has its own named button and dialog, that says what it brings about, in both languages', async () => {
  const { order } = await delivered()
  const path = `/admin/pedidos/${order.number}`
  for (const [lng, name, consequence] of [
    ['es', 'Corregir: no se entregó', 'vuelve a «en tránsito»'],
    ['en', 'Correct it: not delivered', 'returns to “in transit”'],
  ] as const) {
    const { page } = await visit(app, `${path}?lng=${lng}`, as(admin))
    expect(page.href(name)).toBe(`${path}?accion=undeliver`)
    const dialog = await visit(app, `${path}?accion=undeliver&lng=${lng}`, as(admin))
    const shown = dialog.page.within(dialog.page.dialog(name)).text
    expect(shown).toContain(consequence)
    expect(shown).toContain('Rosa Paz')
  }
})

test('who packs may correct it, who only looks after payments may not', async () => {
  const packer = await staffFor(await testDatabase(), 'packing')
  const cashier = await staffFor(await testDatabase(), 'payments')
  const first = await delivered()
  const path = `/admin/pedidos/${first.order.number}`
  expect((await visit(app, path, as(cashier.cookie, correction))).status).toBe(403)
  expect((await first.now())?.delivery).toBe('delivered')
  expect((await visit(app, path, as(packer.cookie, correction))).status).toBe(303)
  expect((await first.now())?.delivery).toBe('in_transit')
})
