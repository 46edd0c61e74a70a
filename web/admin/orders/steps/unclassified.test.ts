import { expect, test } from 'vitest'
import { visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { asOwner } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { panelWithOrders } from '#tests/harness/panel/panel-with-orders.ts'
import { signingConfig } from '#tests/harness/users/users.ts'

const { app, admin, as, shipped } = await panelWithOrders()
const warning = 'Falta confirmar la clasificación de exportación (ECCN, HTS)'

test('what would go to Cuba without its classification is named on the order, with its page, until it has one', async () => {
  const order = await anOrder().place(await asSystemActor({ config: signingConfig }))
  const open = () => visit(app, `/admin/pedidos/${order.number}`, as(admin))
  const ids = order.lines.map(({ productId }) => productId)
  const named = await open()
  expect(named.text).toContain(warning)
  for (const id of ids) expect(named.page.hrefs).toContain(`/admin/products/${id}`)
  const list = ids.map((id) => `'${id}'`).join(',')
  try {
    await asOwner(`update products set eccn = 'EAR99', hts = '8507.60' where id in (${list})`)
    expect((await open()).text).not.toContain(warning)
    await asOwner(`update products set hts = null where id in (${list})`)
    expect((await open()).text).toContain(warning)
  } finally {
    await asOwner(`update products set eccn = null, hts = null where id in (${list})`)
  }
  expect(await (await shipped()).shown()).not.toContain(warning)
})
