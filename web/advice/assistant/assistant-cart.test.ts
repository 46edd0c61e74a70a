import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { productsBySkus } from '#shop/catalogue/catalogue.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asSystemActor, asVisitor } from '#tests/harness/database/actors.ts'

afterEach(async () => {
  await inTransaction(await asSystemActor(), ({ tx }) => sql`delete from tries`.execute(tx))
})

const app = await testApp()
const question = '¿cuánto llevo en el carrito?'
const idOf = async (sku: string) => (await productsBySkus(await asVisitor(), [sku]))[0]?.id ?? ''
const totalIn = (text: string) =>
  /(?:Total puesto en Cuba|Total en EE\. UU\.) (\$[\d,.]+)/.exec(text)?.[1]

const form = (Cookie: string) =>
  visit(app, '/asistente', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie },
    body: new URLSearchParams({ question }).toString(),
  })
const turn = async (more: object, Cookie = '') => {
  const { text } = await visit(app, '/asistente/turno', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie },
    body: JSON.stringify({
      ...{ turn: crypto.randomUUID(), conversation: crypto.randomUUID() },
      ...{ question, earlier: [], whole: true, ...more },
    }),
  })
  return text
}

test('without scripts the cart of the cookie is added up as on its page', async () => {
  for (const to of ['true', 'false']) {
    const cookie = `cart=${await idOf('KIT-LUZ-640')}:2.i:1; isShippingToCuba=${to}`
    const cart = await visit(app, '/carrito', { headers: { Cookie: cookie } })
    const total = totalIn(cart.text)
    expect(total).toBeDefined()
    const { text, page } = await form(cookie)
    expect(text).toContain(`En tu carrito hay 2 artículos: en total ${total}`)
    expect(text).toContain('Servicio de instalación: $50.00')
    expect(page.hrefs).toContain('/carrito')
  }
  expect((await form('isShippingToCuba=true')).text).toContain('Tu carrito está vacío.')
})

test('of what a browser sends only products and quantities count', async () => {
  const id = await idOf('KIT-LUZ-640')
  const known = await turn({ cart: { cart: `${id}:1`, coupon: '' } })
  const sum = /en total (\$[\d,.]+)/.exec(known)?.[1]
  expect(sum).toBeDefined()
  const forged = { cart: `${id}:1`, coupon: 'REGALO', total: 1, prices: { [id]: 1 } }
  expect(await turn({ cart: forged })).toContain(`en total ${sum}`)
  for (const cart of [7, { cart: 7 }, { cart: 'x'.repeat(5000), coupon: '' }, null])
    expect(await turn({ cart })).toContain('Tu carrito está vacío.')
  expect(await turn({})).toContain('Tu carrito está vacío.')
})

test('a program that sends a conversation may send a cart', async () => {
  const body = {
    messages: [{ role: 'user', content: question }],
    cart: { cart: `${await idOf('KIT-LUZ-640')}:1`, coupon: '' },
  }
  const { text } = await visit(app, '/functions/v1/assistant', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(text).toContain('En tu carrito hay 1 artículo')
})
