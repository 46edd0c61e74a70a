import { expect, test } from 'vitest'
import { ordersWaiting } from '#shop/orders/list/overview.service.server.ts'
import { linkOf, orderByNumber } from '#shop/orders/orders.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { redirectTarget } from '#tests/harness/app/browser.ts'
import { asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'
import { asOwner } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

test('an installation that was paid waits in the panel, after the delivery too, until it is noted as done or returned', async () => {
  const { db } = await asSystemActor()
  const app = await testApp()
  const { cookie } = await aUser(db, { role: 'admin' })
  const headers = { Cookie: cookie }
  const before = (await ordersWaiting(await asAdmin())).installation
  const { number } = await anOrder().inCuba().paidBy('paypal').paid().installation(5_000).insert(db)
  const without = await anOrder().inCuba().paidBy('paypal').paid().insert(db)
  await asOwner(`update orders set delivery_status = 'delivered' where order_number = '${number}'`)
  const path = `/admin/pedidos/${number}`
  const waiting = async () => (await ordersWaiting(await asAdmin())).installation - before
  const send = (outcome: string, to = path) =>
    visit(app, to, {
      ...{ method: 'POST', headers },
      body: new URLSearchParams({ intent: 'install', outcome, reason: 'Pedro, el martes' }),
    })
  expect(await waiting()).toBe(1)
  const { text } = await visit(app, path, { headers })
  expect(text).toContain('Instalación pagada: $50.00')
  expect(text).toContain('Falta concertarla')
  expect(text).toContain('Queda la instalación por concertar o devolver')
  expect(text).not.toContain('No queda nada por hacer')
  const list = await visit(app, '/admin/pedidos?pago=installation', { headers })
  expect(list.text).toContain(number)
  expect(list.text).not.toContain(without.number)
  const order = await orderByNumber(await asAdmin(), number)
  if (!order) throw new Error('no order')
  const linked = (viewer: 'payer' | 'recipient') =>
    visit(app, linkOf({ config: signingConfig }, order, viewer))
  expect((await linked('payer')).text).toContain('Tu pedido lleva instalación: cuando llegue')
  expect((await linked('recipient')).text).toContain('Un técnico lo monta y lo prueba')
  expect((await visit(app, `${path}/papeles`, { headers })).text).toContain('Lleva instalación')
  expect(redirectTarget(await send('arranged'))).toBe(`${path}?hecho=install`)
  expect(await waiting()).toBe(0)
  await send('done')
  const done = (await visit(app, path, { headers })).text
  expect(done).toContain('Está hecha.')
  expect(done).toContain('instalación hecha. Pedro, el martes')
  expect((await linked('payer')).text).toContain('La instalación está hecha.')
  expect((await send('done', `/admin/pedidos/${without.number}`)).status).toBe(409)
})
