import { expect, test } from 'vitest'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { panelWithOrders } from '#tests/harness/panel/panel-with-orders.ts'
import { shouldRevalidate } from '../orders.tsx'

const { app, admin, as } = await panelWithOrders()

test('several orders go one step on together; those that may not stay, and their reason is shown', async () => {
  const db = await testDatabase()
  const paid = await anOrder().paidBy('paypal').paid().insert(db)
  const unpaid = await anOrder().paidBy('paypal').insert(db)
  const body = new URLSearchParams([
    ['to', 'prepared'],
    ['orders', paid.id],
    ['orders', unpaid.id],
  ])
  const sent = await visit(app, '/admin/pedidos', { ...as(admin), method: 'POST', body })
  expect(sent.status).toBe(409)
  expect(sent.text).toContain('1 pedido cambió.')
  expect(shouldRevalidate({ actionStatus: sent.status } as never)).toBe(true)
  expect(sent.text).toContain(`No cambió ${unpaid.number}: `)
  const system = await asSystemActor()
  expect((await orderById(system, paid.id))?.delivery).toBe('prepared')
  expect((await orderById(system, unpaid.id))?.delivery).toBe('to_prepare')
  const refused = await visit(
    app,
    '/admin/pedidos',
    as(admin, { to: 'prepared', orders: unpaid.id }),
  )
  expect(refused.status).toBe(409)
  expect(refused.text).not.toContain('0 pedidos')
  expect(refused.text).toContain('Ningún pedido cambió.')
  const reasons = refused.page.all('li').map((one) => one.textContent)
  expect(reasons).toContain(`No cambió ${unpaid.number}: No sale nada sin pagar.`)
  const nothing = await visit(app, '/admin/pedidos', as(admin, { to: 'prepared' }))
  expect([nothing.status, nothing.text.includes('Elige al menos un pedido.')]).toEqual([400, true])
})

test('several orders are handed over together, with the exemption of those that have none', async () => {
  const db = await testDatabase()
  const usa = await anOrder().inUsa().paidBy('paypal').paid().insert(db)
  const body = (to: string, more: readonly [string, string][] = []) =>
    new URLSearchParams([['to', to], ['orders', usa.id], ['orders', cuba.id], ...more])
  const cuba = await anOrder().inCuba().paidBy('paypal').paid().insert(db)
  const send = (params: URLSearchParams) =>
    visit(app, '/admin/pedidos', { ...as(admin), method: 'POST', body: params })
  await send(body('prepared'))
  await asOwner(`update orders set is_signed = true where id = '${cuba.id}'`)
  const papers: [string, string][] = [
    ['basis', 'SCP'],
    ['filing', 'NOEEI 30.37(a)'],
  ]
  const nobody = await send(body('handed_over', papers))
  expect([nobody.status, nobody.text]).toEqual([
    409,
    expect.stringContaining('Escribe qué agencia o transportista lo lleva.'),
  ])
  papers.push(['carrier', 'Envíos Sol'])
  const asked = await send(body('handed_over', [...papers, ['asks', 'first']]))
  const dialog = asked.page.within(
    asked.page.dialog('¿Pasar 2 pedidos a «entregado a la agencia»?'),
  )
  expect(dialog.text).toContain('Correo a ')
  expect(dialog.valuesOf('orders')).toEqual([usa.id, cuba.id])
  expect((await orderById(await asSystemActor(), cuba.id))?.delivery).toBe('prepared')
  const sent = await send(body('handed_over', papers))
  expect(sent.text).toContain('2 pedidos cambiaron.')
  expect(await orderById(await asSystemActor(), cuba.id)).toMatchObject({
    delivery: 'handed_over',
    exportBasis: 'SCP',
    exportFiling: 'NOEEI 30.37(a)',
    carrier: 'Envíos Sol',
  })
})
