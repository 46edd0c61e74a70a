import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { setStock } from '#tests/harness/orders/stock.ts'

const cuba = 'isShippingToCuba=true'
const open = async (path: string, cookie = cuba) =>
  visit(await testApp(), path, { headers: { Cookie: cookie } })

const send = async (fields: Record<string, string>, cookie = '', path = '/carrito') =>
  visit(await testApp(), path, {
    method: 'POST',
    headers: { Cookie: `${cookie}; ${cuba}` },
    body: new URLSearchParams(fields),
  })

const targetOf = (response: { headers: Headers }) => response.headers.get('Location') ?? ''

let kit = ''
beforeAll(async () => {
  kit = (await open('/catalogo/kit-luz-100-w-y-640-wh')).page.valueOf('product') ?? ''
})

test('a quantity above the stock is cut, and its line says how many were asked for', async () => {
  await inTransaction(await asSystemActor(), ({ tx }) => setStock(tx, kit, 8))
  const set = await send({ intent: 'set', product: kit, quantity: '99' }, `cart=${kit}:1`)
  const cart = /cart=([^;]*)/.exec(set.headers.get('Set-Cookie') ?? '')?.[1] ?? ''
  const left = Number(cart.split(':')[1])
  expect(left).toBeLessThan(99)
  expect(targetOf(set)).toMatch(new RegExp(`#linea-${kit}$`))
  const cookie = `cart=${cart}; ${cuba}`
  const { page, text } = await open(targetOf(set).split('#')[0] ?? '', cookie)
  const line = page.all(`#linea-${kit}`)[0]
  expect(line?.textContent).toContain(`Kit Luz: 100 W y 640 Wh pediste 99 y hay ${left}`)
  expect(text.match(/pediste 99/g)).toHaveLength(1)
  const again = await open('/carrito', cookie)
  expect(again.text).not.toContain('pediste')
  const english = await open(`${targetOf(set).split('#')[0]}&lng=en`, cookie)
  expect(english.text).toContain(`You asked for 99`)
})

test.each([
  [{ intent: 'add', product: 'zzz' }, 'Ese producto no está en la tienda'],
  [{ intent: 'set', product: 'zzz', quantity: '2' }, 'Ese producto no está en la tienda'],
  [{ intent: 'add-set', set: 'zzz:1' }, 'Ese producto no está en la tienda'],
  [
    { intent: 'add', product: '00000000-0000-4000-8000-000000000000' },
    'Ese producto no está en la tienda',
  ],
  [{ intent: 'steal' }, 'No entendimos ese cambio'],
])('a form that cannot be read is refused for its own reason: %o', async (fields, reason) => {
  const refused = await send(fields)
  const { text } = await open(targetOf(refused))
  expect(text).toContain(reason)
  expect(text).not.toContain('número entero')
})

test('a quantity beyond what an order holds is cut to the most that can be ordered, and its line says how many', async () => {
  const set = await send({ intent: 'set', product: kit, quantity: '1000000000' }, `cart=${kit}:1`)
  expect(set.headers.get('Set-Cookie')).toContain(`cart=${kit}:8;`)
  const shown = await open(targetOf(set).split('#')[0] ?? '', `cart=${kit}:8; ${cuba}`)
  expect(shown.text).toContain('pediste 1000000000 y hay 8')
})

test.each([
  ['1.5', 'quantity_not_whole', 'Escribe un número entero entre 1 y 999'],
  ['0', 'quantity_not_whole', 'Escribe un número entero entre 1 y 999'],
  ['1000000000', 'not_enough_stock', 'de cada producto caben 999'],
])(
  'the checkout refuses a posted quantity of %s instead of cutting it',
  async (quantity, code, text) => {
    const refused = await send({ cart: `${kit}:${quantity}` }, '', '/checkout')
    expect(targetOf(refused)).toBe(`/carrito?aviso=${code}`)
    expect((await open(targetOf(refused))).text).toContain(text)
  },
)

test('the checkout takes a whole cart, with its installation', async () => {
  const started = await send({ cart: `${kit}:1.i:1` }, '', '/checkout')
  expect(targetOf(started)).toMatch(/^\/checkout\//)
})
