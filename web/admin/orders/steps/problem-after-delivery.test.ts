import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { asOwner } from '#tests/harness/database/database.ts'
import { onTheWay, panelWithOrders } from '#tests/harness/panel/panel-with-orders.ts'

const { app, admin, as, shipped } = await panelWithOrders()

const emailsAbout = async (number: string) =>
  inTransaction(await asSystemActor(), async ({ tx }) => {
    const { rows } = await sql<{ kind: string; text: string }>`
      select letter as kind, coalesce(text, '') as text from outbox
      where position(${number} in subject) > 0 order by created_at, id`.execute(tx)
    return rows
  })

/** Delivered, then somebody noted a problem. */
async function withProblem() {
  const order = await shipped(...onTheWay)
  await order.send({ intent: 'deliver', to: 'delivered', receivedBy: 'Ana Ruiz' })
  await order.send({ intent: 'deliver', to: 'incident', reason: 'un panel roto' })
  const { number } = order.order
  // what left long ago is in no outbox
  const leave = () => asOwner(`delete from outbox where position('${number}' in subject) > 0`)
  await leave()
  return { ...order, leave, since: () => emailsAbout(number) }
}

test('a problem after the delivery is resolved with words to the buyer, and no second delivery is announced', async () => {
  const { order, send, shown, now, since, leave } = await withProblem()
  const page = await shown()
  expect(page).toContain('Siguiente paso : Resolver la incidencia')
  expect(page).not.toContain('Anotar que está en tránsito')
  const step = { intent: 'deliver', form: 'next', to: 'delivered', receivedBy: 'Ana Ruiz' }
  const silent = await send({ ...step, asks: 'first', reason: '' })
  expect(silent.status).toBe(409)
  expect(silent.page.field('Cómo se resolvió').getAttribute('aria-invalid')).toBe('true')
  const reason = 'Mandamos otro panel.'
  const asked = await send({ ...step, asks: 'first', reason })
  expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('El problema')])
  expect(await since()).toEqual([])
  expect((await send({ ...step, asks: 'no', reason })).status).toBe(303)
  expect(await now()).toMatchObject({ delivery: 'delivered', receivedBy: 'Ana Ruiz' })
  const emails = await since()
  expect(emails.map(({ kind }) => kind)).toEqual(['order_delivered'])
  expect(emails[0]?.text).toContain('está resuelto')
  expect(emails[0]?.text).toContain(reason)
  expect(emails[0]?.text).not.toContain('Lo recibió')
  await leave()
  const again = await visit(
    app,
    `/admin/pedidos/${order.number}/correos?correo=order_delivered`,
    as(admin),
  )
  expect(again.text).toContain(reason)
})

test('what was delivered goes back on its way only with a reason, asked first, and whoever read that it was there reads that', async () => {
  const { send, now, since } = await withProblem()
  const back = { intent: 'deliver', form: 'back', to: 'in_transit', receivedBy: '' }
  expect((await send({ ...back, reason: '' })).status).toBe(409)
  expect(await now()).toMatchObject({ delivery: 'incident', receivedBy: 'Ana Ruiz' })
  const asked = await send({ ...back, asks: 'first', reason: 'era otra casa' })
  expect([asked.status, asked.page.has('dialog')]).toEqual([200, true])
  expect((await send({ ...back, asks: 'no', reason: 'era otra casa' })).status).toBe(303)
  expect(await now()).toMatchObject({ delivery: 'in_transit', receivedBy: '' })
  expect((await since()).map(({ kind }) => kind).sort()).toEqual([
    'order_undelivered',
    'recipient_undelivered',
  ])
})

test('a problem on the way still ends by going on', async () => {
  const { send, shown } = await shipped('prepared', 'handed_over', 'incident')
  expect(await shown()).toContain('Siguiente paso : Anotar que está en tránsito')
  expect((await send({ intent: 'deliver', to: 'in_transit' })).status).toBe(303)
})
