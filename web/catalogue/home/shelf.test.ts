import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

const shelf = async (category: string, init?: RequestInit) =>
  visit(await testApp(), `/secciones/${category}`, init)
const slugs = (html: string) =>
  (JSON.parse(html) as { products: { slug: string }[] }).products.map(({ slug }) => slug)

test('a section returns the four cheapest of its category for the destination', async () => {
  const usa = await shelf('battery')
  expect(usa.status).toBe(200)
  expect(slugs(usa.html)).toHaveLength(4)
  const cuba = await shelf('kit', { headers: { Cookie: 'isShippingToCuba=true' } })
  expect(slugs(cuba.html)[0]).toBe('kit-luz-100-w-y-640-wh')
  expect(cuba.html).toContain('"priceCuba":66732')
})

test.each(['accessory', 'unknown', 'x'])('there is no section of %s', async (category) => {
  expect((await shelf(category)).status).toBe(404)
})
