import { expect, test } from 'vitest'
import { visit } from '#tests/harness/app/app.ts'
import { panelWithOrders } from '#tests/harness/panel/panel-with-orders.ts'

const { app, admin, as, shipped } = await panelWithOrders()

test.each(['/admin/pedidos', '/admin/pedidos/archivo.csv', '/admin/usuarios'])(
  'a search for NUL in %s is served like any other',
  async (path) => {
    for (const query of ['%00', 'a%00b'])
      expect((await visit(app, `${path}?q=${query}`, as(admin))).status).toBe(200)
  },
)

const days = { from: '2026-12-20', to: '2026-12-24' }

test.each<Record<string, string>>([
  { intent: 'note', reason: 'uno\0dos' },
  { intent: 'renew_link', reason: 'uno\0dos' },
  { intent: 'cancel', reason: 'uno\0dos' },
  { intent: 'delay', ...days, reason: 'uno\0dos' },
])('NUL in the text of $intent is dropped, and the rest is kept', async (fields) => {
  const { send, shown } = await shipped()
  expect((await send(fields)).status).toBe(303)
  expect(await shown()).toContain('unodos')
})
