import { expect, test } from 'vitest'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'
import { nameOf } from '#tests/harness/html/text.ts'

const open = async (path: string, headers: Record<string, string> = {}): Promise<Visit> =>
  visit(await testApp(), path, { headers })
const namesOn = (page: Visit): string[] =>
  page.page
    .all('h3')
    .filter((heading) => page.page.within(heading).has('link'))
    .map(nameOf)
const neighboursOf = ({ page }: Visit) => [
  ...new Set(page.all('[rel="prev"], [rel="next"]').map((link) => link.getAttribute('rel'))),
]
const canonicalOf = ({ page }: Visit) => page.linked('canonical')

test('/catalogo shows the catalogue to a visitor who is not signed in (S-007, S-058)', async () => {
  const page = await open('/catalogo')
  expect(page.status).toBe(200)
  expect(page.text).toContain('83 productos')
  expect(namesOn(page)).toHaveLength(24)
  expect(namesOn(page)[0]).toBe('Kit Luz: 100 W y 640 Wh')
  expect(page.text).not.toContain('Conectores MC4, 5 pares')
  expect(namesOn(await open('/catalogo?sort=price'))[0]).toBe('Conectores MC4, 5 pares')
})

test('no address of a listing carries an order that nobody chose', async () => {
  for (const path of ['/catalogo', '/baterias', '/catalogo?search=panel', '/catalogo?category=kit'])
    expect((await open(path)).page.hrefs.filter((href) => href.includes('sort='))).toEqual([])
})

test('/catalogo?search= shows the search text (S-059)', async () => {
  const page = await open('/catalogo?search=baterias')
  expect(page.text).toContain('Resultados de «baterias»')
  expect(namesOn(page)[0]).toBe('Batería LiFePO4 12 V 50 Ah')
})

test('/catalogo?product_id= returns the list with that product in the title (S-060)', async () => {
  const list = await open('/buscar/sugerencias?q=kit%20luz')
  const [{ id }] = JSON.parse(list.html) as { id: string }[] as [{ id: string }]
  const page = await open(`/catalogo?product_id=${id}`)
  expect(page.status).toBe(200)
  expect(page.page.title).toMatch(/^Kit Luz: 100 W y 640 Wh - \$/)
  expect(namesOn(page)).toHaveLength(24)
})

test('/productos shows a products listing (S-064)', async () => {
  const page = await open('/productos')
  expect(page.status).toBe(200)
  expect(namesOn(page)).toHaveLength(24)
  expect(canonicalOf(page)).toBe('http://shop.test/catalogo')
})

test('/productos?q= searches (S-065)', async () => {
  const page = await open('/productos?q=inversor')
  expect(page.text).toContain('Resultados de «inversor»')
  expect(namesOn(page)[0]).toContain('Inversor')
  expect(page.page.hrefs.some((href) => href.startsWith('/productos?q='))).toBe(true)
})

const categories = [
  ['/panelessolarescuba', 'Paneles solares', 9, /panel/i],
  ['/baterias', 'Baterías', 11, /batería/i],
  ['/inversores', 'Inversores', 9, /inversor/i],
  ['/energia-portatil', 'Energía portátil', 7, /estación/i],
  ['/accesorios', 'Accesorios', 36, /./],
] as const

test('the category pages show their products (S-004, S-066, S-067, S-071, S-072, S-073)', async () => {
  for (const [path, title, count, name] of categories) {
    const page = await open(path)
    expect(page.status).toBe(200)
    expect(page.page.heading(title).tagName).toBe('H1')
    expect(page.text).toContain(`${count} productos`)
    for (const one of namesOn(page)) expect(one).toMatch(name)
    expect(canonicalOf(page)).toBe(`http://shop.test${path}`)
  }
  const kits = await open('/catalogo?category=kit')
  expect(kits.text).toContain('11 productos')
})

test('the price of the destination is shown large', async () => {
  const usa = await open('/catalogo?search=KIT-LUZ-640')
  expect(usa.text).toMatch(/En EE\. UU\. \$522\.99 Puesto en Cuba \$667\.32/)
  const cuba = await open('/catalogo?search=KIT-LUZ-640', { cookie: 'isShippingToCuba=true' })
  expect(cuba.text).toMatch(/Puesto en Cuba \$667\.32 En EE\. UU\. \$522\.99/)
})

test('a product not sold for the destination says so', async () => {
  const page = await open('/catalogo?search=ACC-SUELO-4', { cookie: 'isShippingToCuba=true' })
  expect(page.text).toContain('No se envía a Cuba')
  expect(page.text).not.toContain('Puesto en Cuba $')
})

test('a list is shown in English', async () => {
  const page = await open('/baterias?lng=en')
  expect(page.text).toContain('11 products')
  expect(page.text).toContain('LiFePO4 Battery 12 V 50 Ah')
})

test('no option of a select is empty (S-316)', async () => {
  for (const path of ['/catalogo', '/baterias', '/catalogo?search=panel']) {
    const options = (await open(path)).page.all('option')
    expect(options.length).toBeGreaterThan(2)
    for (const option of options) expect(option.getAttribute('value')).toBeTruthy()
  }
})

test('filters are a form that works without scripts, and each can be removed', async () => {
  const page = await open('/baterias?min_wh=2000&max_wh=&min_price=&voltage=any&sort=price')
  expect(page.text).toContain('9 productos')
  expect(page.page.all('form[action="/baterias"][method="get"]').length).toBeGreaterThan(0)
  expect(page.page.has('link', 'Quitar Desde 2 000 Wh')).toBe(true)
})

test('pages are links; the first and the last have one neighbour', async () => {
  const first = await open('/catalogo')
  expect(neighboursOf(first)).toEqual(['next'])
  const last = await open('/catalogo?page=4')
  expect(neighboursOf(last)).toEqual(['prev'])
  expect(canonicalOf(last)).toBe('http://shop.test/catalogo?page=4')
})

test('an empty list shows the search and links to other products', async () => {
  const page = await open('/catalogo?search=xqzwkj')
  expect(page.status).toBe(200)
  expect(page.text).toContain('No encontramos nada con «xqzwkj»')
  expect(page.page.meta('robots')).toBe('noindex')
  expect(page.page.hrefs).toContain('/energia-portatil')
  const narrow = await open('/baterias?min_wh=5000&max_price=10')
  expect(narrow.text).toContain('Ningún producto cumple todo eso')
  expect(narrow.text).toMatch(/Quitar «Hasta \$10\.00» \( ?5 ?\)/)
})

const bad = [
  'search=%25',
  'search=_',
  "search='%20or%201=1--",
  'search=%22a%22%20%26%20!b%20%7C%20(c)',
  'search=%F0%9F%94%8B',
  'search=%E2%80%AE%D7%A9%D7%9C%D7%95%D7%9D',
  'search=a%00b',
  `search=${'x'.repeat(10_000)}`,
  `q=${'%F0%9F%94%8B'.repeat(1_000)}`,
  'search=a&search=b&category[]=kit',
  'page=-1',
  'page=0',
  'page=1e9',
  'page=NaN',
  'page=999999999999999999999',
  'min_price=1e999&max_price=-5&min_w=%00&voltage=%27',
  'category=__proto__&sort=constructor',
  'product_id=%27&url_slug=%00',
  'search=%C3%28',
]

test('any URL gets a page or a refusal, never a fault', async () => {
  for (const query of bad)
    for (const path of ['/catalogo', '/productos', '/baterias']) {
      const page = await open(`${path}?${query}`)
      expect(page.status, `${path}?${query.slice(0, 60)}`).toBeLessThan(500)
      expect(page.html).not.toContain('PostgresError')
    }
})

test('the search text is escaped', async () => {
  const page = await open('/catalogo?search=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
  expect(page.status).toBe(200)
  expect(page.html).not.toContain('<script>alert(1)')
})
