import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser } from '#tests/harness/users/users.ts'

const app = await testApp()
const may = '/admin/analitica?desde=2033-05-01&hasta=2033-05-31'
const at = new Date('2033-05-10T17:00:00Z')
let admin = ''
let customer = ''

beforeAll(async () => {
  const db = await testDatabase()
  admin = (await aUser(db, { role: 'admin' })).cookie
  customer = (await aUser(db)).cookie
  const event = (event_name: string, event_data: object) => ({
    ...{ event_type: 'a test', event_name, created_at: at },
    event_data: JSON.stringify(event_data),
  })
  await inTransaction(await asSystemActor(), async ({ tx }) => {
    await tx
      .insertInto('site_visits')
      .values([
        { created_at: at, utm_source: 'whatsapp' },
        { created_at: at, referrer: 'https://www.cubanos.example/foro?x=1' },
        { created_at: at },
      ])
      .execute()
    await tx
      .insertInto('analytics_events')
      .values([
        event('search_without_results', { text: 'Turbina EÓLICA' }),
        event('search_without_results', { text: ' turbina eolica ' }),
        event('product_opened', { slug: 'kit-de-una-prueba', destination: 'cuba' }),
        event('page_view', { path: '/checkout/pago', destination: 'cuba' }),
        event('page_view', { path: '/carrito' }),
      ])
      .execute()
    const piece = { quantity: 1, equipment: 100, freight: 0, delivery: 0, sell: 100, cost: 50 }
    await anOrder().paidBy('zelle').inCuba().lines([piece]).paid(at).insertIn(tx)
  })
})

const as = (cookie: string): RequestInit => ({ headers: { Cookie: cookie } })

test('staff see visits and sources, the funnel to an order by destination, and searches without results', async () => {
  const { text } = await visit(app, may, as(admin))
  for (const output of ['3 visitas', 'whatsapp 1', 'cubanos.example 1', 'Directo o desconocido 1'])
    expect(text).toContain(output)
  expect(text).toContain('turbina eolica 2')
  expect(text).toContain('kit-de-una-prueba 1')
  expect(text).toContain('Vio un producto 1 0 Abrió el carrito 0 0')
  expect(text).toContain('Llegó al pago 1 0 Hizo el pedido 1 0 Lo pagó 1 0')
  expect((await visit(app, `${may}&lng=en`, as(admin))).text).toContain('Searches without results')
})

test('only staff see them, and invalid days show the last ones', async () => {
  expect((await visit(app, may, as(customer))).status).toBe(403)
  const odd = await visit(app, '/admin/analitica?desde=ayer&hasta=x', as(admin))
  expect([odd.status, odd.text]).toEqual([200, expect.stringContaining('Visitas por día')])
})
