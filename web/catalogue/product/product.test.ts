import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { saveSettings, settingsOf } from '#shop/settings/settings.service.server.ts'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { readPage } from '#tests/harness/html/read-page.ts'

/** The product's own button; those of cards name their product. */
const buyButton = 'Añadir al carrito'
const inCuba = { headers: { Cookie: 'isShippingToCuba=true' } }
const kit = '/catalogo/kit-luz-100-w-y-640-wh'

const open = async (path: string, init?: RequestInit) => visit(await testApp(), path, init)

const titleOf = ({ page }: Visit) => page.title
const metaOf = ({ page }: Visit, name: string) => page.meta(name)
const isOpen = ({ page }: Visit) => page.has('dialog')

test('/catalogo/{slug} shows the product page (S-008, S-061, S-062)', async () => {
  const page = await open(kit)
  expect(page.status).toBe(200)
  expect(page.text.replaceAll('\u00a0', ' ')).toContain('Kit Luz: 100 W y 640 Wh')
  expect(page.text).toContain('Luces, router, ventilador y teléfonos, unas 4 horas.')
  expect(page.text).toContain('KIT-LUZ-640')
})

test('the price delivered to Cuba is the sum of the parts shown', async () => {
  const { text } = await open(kit, inCuba)
  expect(text).toContain('Qué incluye este precio')
  for (const part of ['$522.99', '47,4 lb a $1.99 la libra $94.33', '$50.00', '$667.32'])
    expect(text).toContain(part)
})

test('a price for Cuba set by hand is a single figure', async () => {
  const { text } = await open('/catalogo/prueba-a-mano', inCuba)
  expect(text).toContain('Precio único: equipo, flete y entrega incluidos $250.00')
  expect(text).not.toContain('la libra')
})

test('figures are explained in the visitor’s language', async () => {
  const spanish = await open('/catalogo/bateria-lifepo4-12-v-100-ah')
  expect(spanish.text).toContain(
    'Entre 12,4 y 17,3 horas de un ventilador de 55 W, con la batería llena.',
  )
  const english = await open('/catalogo/bateria-lifepo4-12-v-100-ah?lng=en')
  expect(english.text).toContain('Between 12.4 and 17.3 hours of a 55 W fan, on a full battery.')
  expect(english.text).toContain('Cycles at 80 % discharge')
})

test('a kit lists its contents with links to them', async () => {
  const { html, text } = await open(kit)
  expect(text).toContain('Lo que trae el kit')
  expect(readPage(html).hrefs).toContain('/catalogo/panel-solar-monocristalino-100-w')
})

test('the requested photo is shown and the others are links', async () => {
  const { page } = await open(`${kit}?foto=2`)
  const [picture] = page.all('img[width="800"][height="800"]')
  expect(picture?.getAttribute('src')).toMatch(/^\/products\/kit-luz-640\//)
  expect(page.href('Ver la foto 1 de 2')).toMatch(/^\/catalogo\/[^?]+$/)
})

test('an open product sets the page’s title, description and share image (S-114, S-118)', async () => {
  for (const path of [kit, '/?url_slug=kit-luz-100-w-y-640-wh']) {
    const page = await open(path)
    expect(titleOf(page)).toBe('Kit Luz: 100 W y 640 Wh - $667.32')
    expect(metaOf(page, 'description')).toBe('Luces, router, ventilador y teléfonos, unas 4 horas.')
    expect(metaOf(page, 'og:image')).toMatch(/\/products\/kit-luz-640/)
  }
})

test('structured data has the product and its offer for each destination', async () => {
  const found = (await open(kit)).page.records
  expect(found.find((record) => record['@type'] === 'Product')).toMatchObject({
    sku: 'KIT-LUZ-640',
    offers: [
      { price: '522.99', areaServed: 'US', availability: 'https://schema.org/InStock' },
      { price: '667.32', areaServed: 'CU', availability: 'https://schema.org/InStock' },
    ],
  })
  expect(found.find((record) => record['@type'] === 'BreadcrumbList')).toBeDefined()
})

test('product URLs below their category redirect to /catalogo/{slug} and retain the query (S-068, S-069, S-070)', async () => {
  const categories = [
    'baterias',
    'energia-portatil',
    'inversores',
    'panelessolarescuba',
    'accesorios',
  ]
  for (const category of categories) {
    const page = await open(`/${category}/una%20cosa?lng=en`)
    expect(page.status).toBe(301)
    expect(page.headers.get('location')).toBe('/catalogo/una%20cosa?lng=en')
  }
})

describe('over any page', () => {
  test.each(['/', '/catalogo', '/baterias', '/comparar', '/guia-instalacion'])(
    'url_slug and product_id open the product, and closing is a link to the same page without them: %s (S-102, S-103, S-106, S-268)',
    async (path) => {
      const bySlug = await open(`${path}?lng=es&url_slug=kit-luz-100-w-y-640-wh`)
      const { page } = bySlug
      expect(page.within(page.dialog()).href(/Cerrar/)).toBe(`${path}?lng=es`)
      const byId = await open(`${path}?product_id=${await idOf('kit-luz-100-w-y-640-wh')}`)
      expect(isOpen(byId)).toBe(true)
      expect(isOpen(await open(path))).toBe(false)
    },
  )

  test('an unknown product is announced, and the page stays (S-109)', async () => {
    for (const query of ['url_slug=no-existe', 'product_id=1', `url_slug=${'x'.repeat(5000)}`]) {
      const page = await open(`/?${query}`)
      expect(page.status).toBe(200)
      expect(page.text).toContain('Producto no encontrado')
      expect(isOpen(page)).toBe(false)
    }
  })
})

const idOf = async (slug: string): Promise<string> =>
  inTransaction(asSystem(await testDatabase(), 'a test'), async ({ tx }) => {
    const row = await tx
      .selectFrom('products')
      .select('id')
      .where('url_slug', '=', slug)
      .executeTakeFirstOrThrow()
    return row.id
  })

const asStaff = async (work: (tx: Tx) => Promise<unknown>) =>
  inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) => work(tx))

const probe = (name: string, overrides: Record<string, unknown>) => ({
  name: `Prueba ${name}`,
  url_slug: `prueba-${name}`,
  sell_price: '200.00',
  weight_lbs: '30',
  ...overrides,
})

beforeAll(() =>
  asStaff(async (tx) => {
    await tx
      .insertInto('products')
      .values(probe('a-mano', { final_price: '250.00' }))
      .execute()
    await tx
      .insertInto('products')
      .values(probe('agotada', { category: 'battery', track_inventory: true, stock_quantity: 0 }))
      .execute()
    await tx
      .insertInto('products')
      .values(probe('oculta', { is_publicly_visible: false }))
      .execute()
    await tx
      .insertInto('products')
      .values(probe('sin-foto', { description: '</script><script>alert(1)</script>' }))
      .execute()
    const { id } = await tx
      .insertInto('products')
      .values(probe('renombrada', {}))
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('product_aliases')
      .values({ alias: 'prueba-vieja', product_id: id })
      .execute()
    await tx.insertInto('products').values({ name: 'Prueba suelta', sell_price: '5.00' }).execute()
  }),
)
afterAll(() =>
  asStaff((tx) => tx.deleteFrom('products').where('name', 'like', 'Prueba %').execute()),
)

test('an old URL redirects permanently to the current one, and retains its query (S-328)', async () => {
  const page = await open('/catalogo/prueba-vieja?lng=en')
  expect(page.status).toBe(301)
  expect(page.headers.get('location')).toBe('/catalogo/prueba-renombrada?lng=en')
})

test('the id of a product with a slug redirects to its URL; a product without a slug has its id as URL (S-063)', async () => {
  const page = await open(`/catalogo/${await idOf('prueba-renombrada')}`)
  expect(page.status).toBe(301)
  expect(page.headers.get('location')).toBe('/catalogo/prueba-renombrada')
  let id = ''
  await asStaff(async (tx) => {
    const row = await tx
      .selectFrom('products')
      .select('id')
      .where('name', '=', 'Prueba suelta')
      .executeTakeFirstOrThrow()
    id = row.id
  })
  const own = await open(`/catalogo/${id}`)
  expect(own.status).toBe(200)
  expect(own.text).toContain(`SKU-${id.slice(0, 8).toUpperCase()}`)
})

test('a sold-out product has its page, says so and shows others', async () => {
  const page = await open('/catalogo/prueba-agotada', {
    headers: { Cookie: 'isShippingToCuba=true' },
  })
  expect(page.status).toBe(200)
  expect(page.text).toContain('Agotado')
  expect(page.text).not.toContain('si pagas hoy')
  expect(page.text).toContain('De la misma familia')
  expect(page.page.has('button', buyButton)).toBe(false)
})

test('hidden, unknown and invalid products get a 404 page that is not indexed', async () => {
  for (const slug of ['prueba-oculta', 'no-existe', '%25', "'%20or%201=1", 'x'.repeat(9000)]) {
    const page = await open(`/catalogo/${slug}`)
    expect(page.status).toBe(404)
    expect(metaOf(page, 'robots')).toBe('noindex')
    expect(titleOf(page)).toContain('Producto no encontrado')
  }
})

test('a product without photos shows a placeholder; its texts are escaped in the structured data', async () => {
  const page = await open('/catalogo/prueba-sin-foto')
  expect(page.text).toContain('Foto en preparación')
  expect(page.html).not.toContain('<script>alert(1)')
})

test('a product not sold for the destination says so and cannot be ordered', async () => {
  const page = await open('/catalogo/panel-de-transferencia-de-12-circuitos', inCuba)
  expect(page.text).toMatch(/Producto no disponible.* Cuba\. Para pedirlo, cambia el destino\./)
  expect(page.text).toMatch(/Estos sí van a Cuba Transferencia .*?\$\d+/)
  expect(page.text).not.toMatch(
    /De la misma familia|\bDisponible\b|Qué incluye el precio puesto en Cuba/,
  )
  expect(page.page.has('button', buyButton)).toBe(false)
  const usa = (await open('/catalogo/protector-de-voltaje-2000-va')).text
  expect(usa).toMatch(/no está disponible para envío a EE\.UU\. .*Estos sí van a Estados Unidos/)
})

test('a product is added to the cart by a form, asked about and shared with its price and URL', async () => {
  const { page } = await open(kit, inCuba)
  expect(page.has('button', buyButton)).toBe(true)
  const links = page
    .all('a[href^="https://wa.me/"]')
    .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
  const question = 'https://wa.me/13055550142?text=Hola, tengo una pregunta sobre Kit Luz'
  expect(links.some((link) => link.startsWith(question))).toBe(true)
  const share = links.find((link) => link.startsWith('https://wa.me/?text='))
  expect(share).toContain('Kit Luz: 100 W y 640 Wh: $667.32. http://shop.test/catalogo/kit-luz')
})

test('where an order is delivered once, a product says the rule, and not with an empty cart that its delivery is paid', async () => {
  const rule = 'La entrega se cobra una vez por pedido'
  expect((await open(kit, inCuba)).text).not.toContain(rule)
  const staff = await asAdmin()
  const before = await settingsOf(staff, 'delivery')
  await saveSettings(staff, 'delivery', { ...before, one_delivery: 'true' })
  try {
    const { text } = await open(kit, inCuba)
    expect([text.includes(rule), text.includes('ya está pagada')]).toEqual([true, false])
  } finally {
    await saveSettings(staff, 'delivery', before)
  }
})

test('brand, model, data sheet, certificates, warranty and who repairs it stand beside the price', async () => {
  const db = await testDatabase()
  const maker = {
    brand: 'Solis',
    model: 'S5-EH1P6K',
    data_sheet_url: 'https://maker.example/s5.pdf',
    certificates: 'UL 1741, IEC 62109',
    warranty_terms: 'Cubre defectos de fábrica.',
    warranty_terms_en: 'Covers factory defects.',
    repairs: 'Taller Luz, La Habana',
  }
  const none = Object.fromEntries(Object.keys(maker).map((name) => [name, null]))
  const set = (values: object) =>
    inTransaction(asSystem(db, 'a test'), ({ tx }) =>
      tx.updateTable('products').set(values).where('sku', '=', 'INV-6000-48S').execute(),
    )
  await set(maker)
  try {
    const path = '/catalogo/inversor-hibrido-6000-w-48-v-fase-dividida'
    const { page, text, html, status } = await open(path, inCuba)
    expect(status).toBe(200)
    for (const shown of [
      'Marca y modelo Solis S5-EH1P6K',
      'Certificados UL 1741, IEC 62109',
      'Cubre defectos de fábrica.',
      'Lo repara en Cuba Taller Luz, La Habana',
    ])
      expect(text).toContain(shown)
    expect(page.href('Ficha del fabricante (PDF)')).toBe('https://maker.example/s5.pdf')
    expect(html).toContain('"brand":{"@type":"Brand","name":"Solis"}')
    expect((await open(`${path}?lng=en`)).text).toContain('Covers factory defects.')
  } finally {
    await set(none)
  }
})
