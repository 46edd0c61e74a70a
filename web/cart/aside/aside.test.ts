import { beforeAll, expect, test } from 'vitest'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'

const inCuba = 'isShippingToCuba=true'
const open = async (path: string, Cookie = '', body?: Record<string, string>) =>
  visit(await testApp(), path, {
    headers: { Cookie },
    ...(body && { method: 'POST', body: new URLSearchParams(body) }),
  })
const idOf = async (slug: string) =>
  (await open(`/catalogo/${slug}`, inCuba)).page.valueOf('product') ?? ''
const cartOf = (response: Visit) =>
  /cart=([^;]*)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1]

let battery = ''
let onlyCuba = ''
beforeAll(async () => {
  battery = await idOf('bateria-lifepo4-12-v-100-ah')
  onlyCuba = await idOf('protector-de-voltaje-2000-va')
})
const toUsa = () =>
  open('/destino', `cart=${battery}:1.${onlyCuba}:2; ${inCuba}`, { to: 'usa', back: '/baterias' })

test('a change of destination removes products not sold there and counts them (S-257, S-258)', async () => {
  const moved = await toUsa()
  expect(moved.headers.get('Location')).toBe('/carrito?quitados=1')
  const notice = await open('/carrito?quitados=1', `cart=${cartOf(moved)}`)
  expect(notice.text).toContain('Destino de envío actualizado Se quitó 1 producto')
  expect(notice.text).toContain('1 artículo')
})

test('what was removed waits by name, is back on the way back, and goes when it is not wanted', async () => {
  const moved = cartOf(await toUsa())
  expect(moved).toBe(`${battery}:1.~${onlyCuba}:2`)
  const { text } = await open('/carrito', `cart=${moved}`)
  expect(text).toMatch(
    /no se envía a EE\. UU\. Vuelve .+ si eliges Cuba\. 2 × Protector de voltaje/,
  )
  const back = await open('/destino', `cart=${moved}`, { to: 'cuba', back: '/baterias' })
  expect(back.headers.get('Location')).toBe('/baterias')
  expect(cartOf(back)).toBe(`${battery}:1.${onlyCuba}:2`)
  const dropped = await open('/carrito', `cart=${moved}`, { intent: 'remove', product: onlyCuba })
  expect(cartOf(dropped)).toBe(`${battery}:1`)
})

test('a cart with nothing but what waits is called empty and says what waits', async () => {
  const { text } = await open('/carrito', `cart=~${onlyCuba}:1`)
  expect(text).toContain('Tu carrito está vacío')
  expect(text).toContain('1 × Protector de voltaje')
})
