import { expect, test } from 'vitest'
import { allProducts } from '#shop/catalogue/catalogue.service.server.ts'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asVisitor } from '#tests/harness/database/actors.ts'

const open = async (path: string) => visit(await testApp(), path)
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((found) => found[1])

test('the sitemap names every page and every listed product in both languages', async () => {
  const { status, headers, html } = await open('/sitemap.xml')
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toContain('application/xml')
  const found = locations(html)
  const products = (await allProducts(await asVisitor())).filter((product) => product.inStock)
  const paths = [
    '/',
    '/catalogo',
    '/baterias',
    '/affidavit-certificacion',
    '/calculadora-solar/duracion',
    '/donar',
    ...products.map(productPath),
  ]
  for (const path of paths) {
    expect(found).toContain(`http://shop.test${path}`)
    expect(found).toContain(`http://shop.test${path}?lng=en`)
  }
  expect(new Set(found).size).toBe(found.length)
  expect(html).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/)
})

test('every URL of the sitemap responds, is indexed and is its own canonical', async () => {
  const app = await testApp()
  const found = locations((await visit(app, '/sitemap.xml')).html).filter(
    (url) => !url?.includes('lng=') && !url?.includes('/catalogo/'),
  )
  for (const url of found) {
    const { status, page } = await visit(app, url!.replace('http://shop.test', ''))
    expect(status).toBe(200)
    expect(page.linked('canonical')).toBe(`${url}`)
    expect(page.meta('robots')).toBeNull()
  }
})

test.each(['0', '2', '-1', '1.5', 'x', ''])(
  'a part that is not there is a 404: %s',
  async (part) => {
    expect((await open(`/sitemap.xml?part=${part}`)).status).toBe(404)
  },
)

test('robots.txt excludes private paths and names the sitemap', async () => {
  const { status, html } = await open('/robots.txt')
  expect(status).toBe(200)
  for (const path of ['/admin', '/cuenta', '/checkout', '/live', '/buscar'])
    expect(html).toContain(`Disallow: ${path}\n`)
  expect(html).toContain('Sitemap: http://shop.test/sitemap.xml')
})

test('llms.txt names the tools for other assistants and pages that exist', async () => {
  const { status, headers, html } = await open('/llms.txt')
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(html).toContain('http://shop.test/mcp')
  const paths = [...html.matchAll(/\(http:\/\/shop\.test(\/[^)]*)\)/g)].map(
    ([, path]) => path ?? '',
  )
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths.filter((one) => one !== '/mcp'))
    expect([path, (await open(path)).status]).toEqual([path, 200])
})
