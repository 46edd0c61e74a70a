import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'

const open = async (path: string, init?: RequestInit) => visit(await testApp(), path, init)

const idOf = async (slug: string) => {
  const { page } = await open(`/catalogo/${slug}`, { headers: { Cookie: 'isShippingToCuba=true' } })
  return page.valueOf('product') ?? ''
}

const send = (fields: Record<string, string>, cookie = '', path = '/carrito'): Promise<Visit> =>
  open(path, {
    method: 'POST',
    headers: { Cookie: cookie },
    body: new URLSearchParams(fields),
  })

const cartOf = (response: Visit) =>
  /cart=([^;]*)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1]
const show = (cart: string, destination = 'true') =>
  open('/carrito', { headers: { Cookie: `cart=${cart}; isShippingToCuba=${destination}` } })

let battery = ''
let kit = ''
let onlyCuba = ''
beforeAll(async () => {
  battery = await idOf('bateria-lifepo4-12-v-100-ah')
  kit = await idOf('kit-luz-100-w-y-640-wh')
  onlyCuba = await idOf('protector-de-voltaje-2000-va')
})

describe('without JavaScript', () => {
  test('a form adds, raises, sets and removes; the page shows today’s total (S-009, S-259, S-260, S-261)', async () => {
    const once = await send({ intent: 'add', product: battery })
    expect(once.status).toBe(303)
    expect(cartOf(once)).toBe(`${battery}:1`)
    const twice = await send({ intent: 'add', product: battery }, `cart=${cartOf(once)}`)
    expect(cartOf(twice)).toBe(`${battery}:2`)
    const page = await show(cartOf(twice) ?? '')
    expect(page.text).toContain('Batería LiFePO4 12 V 100 Ah')
    expect(page.text).toContain('Total puesto en Cuba $655.50')
    const gone = await send(
      { intent: 'set', product: battery, quantity: '0' },
      `cart=${cartOf(twice)}`,
    )
    expect(cartOf(gone)).toBe('')
    expect((await show('')).text).toContain('Tu carrito está vacío')
  })

  test('the 41st different product is refused with a sentence, and the cart stays as it is', async () => {
    const ids = Array.from(
      { length: 40 },
      (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    )
    const full = ids.map((id) => `${id}:1`).join('.')
    const refused = await send({ intent: 'add', product: battery }, `cart=${full}`)
    expect(cartOf(refused)?.split('.')).toHaveLength(40)
    const shown = await open(refused.headers.get('Location') ?? '', {
      headers: { Cookie: `cart=${battery}:1` },
    })
    expect(shown.text).toContain('Caben 40 productos distintos.')
  })

  test('the installation is added, and the cart is emptied after a confirmation (S-012, S-124)', async () => {
    const installed = await send({ intent: 'installation', on: 'true' }, `cart=${battery}:1`)
    expect(cartOf(installed)).toBe(`${battery}:1.i:1`)
    expect((await show(`${battery}:1.i:1`)).text).toContain('Total puesto en Cuba $377.75')
    const requests = await open('/carrito?vaciar=1', { headers: { Cookie: `cart=${battery}:1` } })
    expect(requests.text).toContain('Cancelar')
    expect(requests.text).toContain('Confirmar')
    expect(cartOf(await send({ intent: 'clear' }, `cart=${battery}:1`))).toBe('')
  })

  test('products not sold for the destination are refused with the prescribed text (S-301, S-302)', async () => {
    const onlyUsa = await idOfUsa()
    const toCuba = await send({ intent: 'add', product: onlyUsa }, 'isShippingToCuba=true')
    const notice = await open(toCuba.headers.get('Location') ?? '', {
      headers: { Cookie: 'isShippingToCuba=true' },
    })
    expect(notice.text).toContain(
      'Producto no disponible Este producto no está disponible para envío a Cuba.',
    )
    const toUsa = await send({ intent: 'add', product: onlyCuba })
    const usaNotice = await open(toUsa.headers.get('Location') ?? '')
    expect(usaNotice.text).toContain('Este producto no está disponible para envío a EE.UU.')
  })

  test('the USA pays 7 % of tax and nothing for shipping (S-006, S-390, S-391)', async () => {
    const { text } = await show(`${battery}:1`, 'false')
    expect(text).toContain('Productos $229.99')
    expect(text).toContain('Envío en EE. UU. $0.00')
    expect(text).toContain('Impuesto (7 %) $16.10')
    expect(text).toContain('Total en EE. UU. $246.09')
  })

  test('a cart row shows the parts of its price, and below the sums stands what they include (S-388)', async () => {
    const { text } = await show(`${kit}:1`)
    expect(text).toContain('Flete: 47,4 lb a $1.99 la libra $94.33')
    expect(text).toContain('Los precios ya incluyen Flete de 47,4 lb $94.33 Entrega en Cuba $50.00')
    expect(text).not.toContain('Logística')
    expect(text).toContain('Total puesto en Cuba $667.32')
  })
})

async function idOfUsa() {
  const { page } = await open('/catalogo/panel-de-transferencia-de-12-circuitos')
  return page.valueOf('product') ?? ''
}

describe('forged carts', () => {
  test.each([['-1'], ['1.5'], ['NaN'], ['1e3'], ['1e9'], ['Infinity'], ['0x10'], ['abc']])(
    'adding %s is refused plainly',
    async (quantity) => {
      const response = await send({ intent: 'add', product: battery, quantity })
      expect(response.status).toBe(303)
      expect(response.headers.get('Location')).toBe('/carrito?aviso=quantity_not_whole')
    },
  )

  test('unknown ids and foreign prices change nothing', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    const response = await send({ intent: 'add', product: unknown, price: '0.01' })
    expect(response.headers.get('Location')).toBe('/carrito?aviso=unknown_product')
    const { text } = await show(`${unknown}:3.${battery}:1`)
    expect(text).toContain('Un producto de tu carrito ya no se vende y se quitó.')
    expect(text).toContain('Total puesto en Cuba $327.75')
  })

  test('a quantity above the stock is cut, with a message', async () => {
    expect((await show(`${kit}:999`)).text).toContain('Kit Luz: 100 W y 640 Wh pediste 999 y hay')
    const more = await send({ intent: 'add', product: kit, quantity: '999' })
    expect(more.headers.get('Location')).toBe('/carrito?aviso=not_enough_stock')
  })

  test.each(['x', '%00', 'a'.repeat(5000), '::::....', '{"a":1}'])(
    'a cookie that is no cart shows an empty one: %#',
    async (cookie) => {
      const page = await show(cookie)
      expect(page.status).toBe(200)
      expect(page.text).toContain('Tu carrito está vacío')
    },
  )

  test('a set is added whole, or not at all', async () => {
    const two = await send({ intent: 'add-set', set: `${battery}:2,${kit}:1` })
    expect(cartOf(two)).toContain(`${battery}:2`)
    expect(cartOf(two)).toContain(`${kit}:1`)
    const stranger = '00000000-0000-4000-8000-000000000000'
    const none = await send({ intent: 'add-set', set: `${battery}:1,${stranger}:1` })
    expect(cartOf(none)).toBe('')
    for (const set of ['', battery, `${battery}:0`, `${battery}:1,`, `x:1`, `${battery}:-1`])
      expect(none.status, set).toBe((await send({ intent: 'add-set', set })).status)
  })

  test('what was bought with an installation goes into the cart with it', async () => {
    const again = { intent: 'add-set', set: `${battery}:2`, installation: 'true' }
    const page = await show(cartOf(await send(again)) ?? '')
    expect(page.text).toContain('Servicio de instalación $50.00')
    const without = cartOf(await send({ intent: 'add-set', set: `${battery}:2` }))
    expect((await show(without ?? '')).text).not.toContain('Servicio de instalación $50.00')
  })

  test('an unreadable body and an unknown intent are refused without a fault', async () => {
    expect((await send({ intent: 'steal' })).status).toBe(303)
    const json = await open('/carrito', { method: 'POST', body: '{"intent":' })
    expect(json.status).toBe(303)
    for (const path of ['/carrito/proforma', '/carrito/compartir']) {
      const refused = async (cart: string) =>
        (await send({ cart }, '', path)).headers.get('Location')
      expect(await refused('x')).toBe('/carrito?aviso=unknown_product')
      expect(await refused(`${battery}:2.9`)).toBe('/carrito?aviso=quantity_not_whole')
      expect(await refused(`${battery}:0`)).toBe('/carrito?aviso=quantity_not_whole')
    }
    expect((await send({ cart: '' }, '', '/carrito/proforma')).status).toBe(200)
  })
})

test('prices, stock and tariff of today are returned by id (S-392, S-393)', async () => {
  const response = await open(`/carrito/productos?ids=${battery},nonsense,${battery}`)
  const facts = JSON.parse(response.html)
  expect(facts.products).toHaveLength(1)
  expect(facts.products[0]).toMatchObject({ id: battery, priceUsa: 22_999, priceCuba: 32_775 })
  expect(facts.tariff).toEqual({ costPerPound: 199, agencyFee: 0, fixedDeliveryFee: 5000 })
  expect(response.headers.get('Cache-Control')).toContain('no-store')
  expect((await open('/carrito/productos')).html).toContain('"products":[]')
})

test('a shared cart opens only by its link, with today’s prices', async () => {
  const made = await send({ cart: `${battery}:2.i:1` }, '', '/carrito/compartir')
  const link = made.headers.get('Location') ?? ''
  expect(link).toMatch(/^\/c\/[A-Za-z0-9_-]{22}$/)
  const page = await open(link, { headers: { Cookie: 'isShippingToCuba=true' } })
  expect(page.text).toContain('2 × Batería LiFePO4 12 V 100 Ah')
  expect(page.text).toContain('Total puesto en Cuba $705.50')
  expect(page.html).toContain('noindex')
  for (const invalid of [`${link}x`, link.slice(0, -1), '/c/x', '/c/%27']) {
    const missing = await open(invalid)
    expect(missing.status).toBe(404)
    expect(missing.text).toContain('Este carrito ya no está')
  }
  const copied = await send({ intent: 'copy', token: link.slice(3) }, `cart=${battery}:5`)
  expect(cartOf(copied)).toBe(`${battery}:5.i:1`)
})

test('a shared cart has the destination, the coupon and the installation of whoever made it, without scripts too', async () => {
  const inCuba = 'isShippingToCuba=true'
  const fields = { cart: `${battery}:2.i:1`, code: 'girasol1' }
  const link = (await send(fields, inCuba, '/carrito/compartir')).headers.get('Location') ?? ''
  const first = await open(link)
  expect(first.status).toBe(302)
  expect(first.headers.get('Set-Cookie')).toMatch(/^isShippingToCuba=true; Path=\/; Max-Age=3153/)
  expect(first.headers.get('Location')).toBe(`${link}?destino=cuba`)
  expect((await open(`${link}?destino=cuba`)).text).toContain('Se preparó para Cuba')
  const opened = await open(link, { headers: { Cookie: inCuba } })
  expect(opened.text).toContain('para enviarlo a Cuba')
  expect(opened.text).toContain('Total puesto en Cuba $672.72')
  expect(opened.text).not.toContain('Se preparó para')
  const inUsa = await open(link, { headers: { Cookie: 'isShippingToCuba=false' } })
  expect(inUsa.text).toContain('Se preparó para Cuba, y ahora ves los precios para Estados Unidos')
  const copied = await send({ intent: 'copy', token: link.slice(3) }, inCuba)
  expect(copied.headers.getSetCookie()).toEqual([
    expect.stringContaining(`cart=${battery}:2.i:1; Path=/`),
    expect.stringContaining('cartCoupon=GIRASOL1; Path=/'),
  ])
  const proforma = await open(`/carrito/proforma?c=${link.slice(3)}`)
  expect(proforma.text).toContain('Total puesto en Cuba $672.72')
})

test('a shared cart whose coupon has ended says so, and its total is without it', async () => {
  const fields = { cart: `${battery}:2`, code: 'ACABADO' }
  const cookie = 'isShippingToCuba=true'
  const link = (await send(fields, cookie, '/carrito/compartir')).headers.get('Location') ?? ''
  const { text } = await open(link, { headers: { Cookie: cookie } })
  expect(text).toContain('El cupón ACABADO ya no vale')
  expect(text).toContain('Total puesto en Cuba $655.50')
})

test('a proforma states number, date, that prices may change, and the total, in both languages', async () => {
  const body = { cart: `${battery}:2` }
  const cookie = 'isShippingToCuba=true'
  const spanish = await send(body, cookie, '/carrito/proforma')
  expect(spanish.text).toMatch(/PF-20261121-[2-9A-Z]{6}/)
  expect(spanish.text).toContain('21 de noviembre de 2026')
  expect(spanish.text).toContain('Pueden cambiar')
  expect(spanish.text).toContain('Total puesto en Cuba $655.50')
  const english = await send(body, cookie, '/carrito/proforma?lng=en')
  expect(english.text).toContain('They may change')
  expect(english.text).toContain('Total delivered to Cuba $655.50')
  expect((await open('/carrito/proforma')).text).toContain('No hay nada que poner')
})

test('a first visit starts with the USA and asks for the destination without blocking (S-010, S-256)', async () => {
  const question = '¿A dónde va el pedido?'
  const first = await open('/baterias')
  expect(first.page.all('[value="usa"][aria-pressed="true"]')).not.toEqual([])
  expect(first.text).toContain(question)
  expect(first.page.all('dialog[open]')).toEqual([])
  const later = await open('/baterias', { headers: { Cookie: 'isShippingToCuba=false' } })
  expect(later.text).not.toContain(question)
  expect((await open('/pedido/buscar')).text).not.toContain(question)
})

describe('in maintenance', () => {
  const setTo = async (value: string) => {
    const db = await testDatabase()
    await inTransaction(asSystem(db, 'a test closes the shop'), ({ tx }) =>
      sql`update site_settings set setting_value = ${value} where setting_key = 'maintenance_mode'`.execute(
        tx,
      ),
    )
  }
  beforeAll(() => setTo('true'))
  afterAll(() => setTo('false'))

  test('to add is no yellow button while nothing can be bought', async () => {
    const { page } = await open('/baterias')
    expect(page.all('form[action*="carrito"] button[class*="bg-sun"]')).toEqual([])
  })

  test('the server adds nothing and shows why (S-252, S-299)', async () => {
    const refused = await send({ intent: 'add', product: battery })
    expect(cartOf(refused)).toBe('')
    const notice = await open(refused.headers.get('Location') ?? '')
    expect(notice.text).toContain(
      'Tienda en Mantenimiento Las compras están deshabilitadas temporalmente.',
    )
    expect(cartOf(await send({ intent: 'copy', token: 'x' }))).toBe('')
  })
})
