import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { visit } from '#tests/harness/app/app.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { panelWithOrders } from '#tests/harness/panel/panel-with-orders.ts'
import { staffFor } from '#tests/harness/users/staff.ts'

const { app, as, admin, shipped } = await panelWithOrders()

test('before a hand-over a packer reads which e-mails go, and of the buyer no address', async () => {
  const { cookie } = await staffFor(await testDatabase(), 'packing')
  const { order } = await shipped('prepared')
  const step = { to: 'handed_over', carrier: 'Envíos Sol', asks: 'first' }
  const one = (cookies: string) =>
    visit(app, `/admin/pedidos/${order.number}`, as(cookies, { intent: 'deliver', ...step }))
  const several = (cookies: string) =>
    visit(app, '/admin/pedidos', as(cookies, { ...step, orders: order.id }))
  for (const send of [one, several]) {
    const { status, html, text } = await send(cookie)
    expect(status).toBe(200)
    expect(text).toContain('Correo a quien compró: ')
    for (const secret of [order.buyer.email, order.buyer.phone, '/orden/'])
      expect(html).not.toContain(secret)
    expect((await send(admin)).text).toContain(`Correo a ${order.buyer.email}`)
  }
})

test('a packer sees which e-mails of an order left, and opens and sends none', async () => {
  const packer = (await staffFor(await testDatabase(), 'packing')).cookie
  const { order } = await shipped('prepared')
  const path = `/admin/pedidos/${order.number}`
  const open = (page: string) => visit(app, page, { headers: { Cookie: packer } })
  expect((await open(path)).page.hrefs).toContain(`${path}/correos`)
  const { status, text, html } = await open(`${path}/correos?correo=order_received`)
  expect([status, text]).toEqual([200, expect.stringContaining('qué cartas salieron y cuándo')])
  expect(text).toContain('Pedido recibido')
  for (const secret of [order.buyer.email, 'correo=', 'name="seen"', '/orden/'])
    expect(html).not.toContain(secret)
  const again = { email: 'order_received', to: 'otra@example.com', seen: 'x' }
  expect((await visit(app, `${path}/correos`, as(packer, again))).status).toBe(403)
})

test('a packer finds an order by what a packer sees, by no e-mail, and gets no address beside the page', async () => {
  const packer = (await staffFor(await testDatabase(), 'packing')).cookie
  const { order } = await shipped('prepared')
  const { recipient, number } = order
  const email = `${randomUUID()}@example.com`
  await asOwner(
    `update orders set buyer = buyer || '{"email": "${email}"}' where order_number = '${number}'`,
  )
  for (const path of ['/admin/buscar', '/admin/pedidos']) {
    const isFound = async (cookies: string, search: string) =>
      (
        await visit(app, `${path}?q=${encodeURIComponent(search)}`, as(cookies))
      ).page.hrefs.includes(`/admin/pedidos/${number}`)
    expect(await isFound(admin, email)).toBe(true)
    expect(await isFound(packer, email)).toBe(false)
    expect(await isFound(packer, number)).toBe(true)
  }
  expect(recipient.email).toContain('@')
  for (const path of [`/admin/pedidos/${number}`, `/admin/pedidos?q=${number}`]) {
    const { html } = await visit(app, path, as(packer))
    expect(html).toContain(number)
    expect(html).not.toContain(recipient.email)
  }
  const page = await visit(app, `/admin/pedidos/${number}`, as(packer))
  expect(page.text).toContain('Quien compra y quien recibe reciben un correo')
})

test('a packer prints the label and the list of a box, and fetches neither money nor the buyer with them', async () => {
  const packer = (await staffFor(await testDatabase(), 'packing')).cookie
  const { order } = await shipped('prepared')
  const { buyer, recipient, total } = order
  const { status, html, text } = await visit(app, `/admin/pedidos/${order.number}/papeles`, {
    headers: { Cookie: packer },
  })
  expect(status).toBe(200)
  expect(text).toContain(recipient.givenNames)
  const withheld = [buyer.name, buyer.email, buyer.phone, recipient.email, String(total), 'captur']
  for (const secret of withheld) expect(html).not.toContain(secret)
})

test('with the link of who buys one acts as them: only whoever manages orders reads it', async () => {
  const db = await testDatabase()
  const { order } = await shipped('prepared')
  const path = `/admin/pedidos/${order.number}`
  const linkIn = async (cookie: string) =>
    /\/pedido\/p[\w-]{38,}/.test((await visit(app, path, { headers: { Cookie: cookie } })).html)
  expect(await linkIn((await staffFor(db, 'orders')).cookie)).toBe(true)
  for (const permission of ['payments', 'compliance'] as const)
    expect(await linkIn((await staffFor(db, permission)).cookie)).toBe(false)
})
