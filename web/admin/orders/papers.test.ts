import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { asOwner } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser } from '#tests/harness/users/users.ts'

const show = (sku: string, isShown: boolean) =>
  asOwner(`update products set is_active = ${isShown} where sku = '${sku}'`)

test('a kit that is not sold any more stays whole in the papers of its orders, and keeps its sheet', async () => {
  const system = await asSystemActor()
  const { cookie } = await aUser(system.db, { role: 'admin' })
  const app = await testApp()
  const headers = { Cookie: cookie }
  const order = await anOrder().inCuba().of(1, 'KIT-LUZ-640').place(system)
  const paper = (name: string) => visit(app, `/admin/pedidos/${order.number}/${name}`, { headers })
  const file = async () => JSON.parse((await paper('expediente.json')).html).items
  const before = { papers: (await paper('papeles')).text, items: await file() }
  expect(before.papers).toContain('Energía renovable: se empaca y se declara por separado')
  expect(before.items[0].parts.length).toBeGreaterThan(3)
  const id = order.lines[0]?.productId
  await asOwner(`update kit_components set quantity = quantity + 1 where kit_id = '${id}'`)
  await show('KIT-LUZ-640', false)
  try {
    expect(await file()).toEqual(before.items)
    expect((await paper('papeles')).text).toBe(before.papers)
    expect((await visit(app, '/catalogo/kit-luz-100-w-y-640-wh')).status).toBe(404)
    const sheet = await visit(app, `/catalogo/${id}/instalacion`)
    expect([sheet.status, sheet.text]).toEqual([200, expect.stringContaining('Kit Luz')])
    const guide = await visit(app, `/guia-instalacion?producto=${id}`)
    expect(guide.text).toContain('Kit Luz')
  } finally {
    await show('KIT-LUZ-640', true)
    await asOwner(`update kit_components set quantity = quantity - 1 where kit_id = '${id}'`)
  }
})
