import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { seedProduct } from '#tests/harness/seed-parts.ts'

const pageOf = async (slug: string, language: 'es' | 'en', destination = 'usa') => {
  const headers = {
    'Accept-Language': language,
    Cookie: `isShippingToCuba=${destination === 'cuba'}`,
  }
  return visit(await testApp(), `/catalogo/${slug}`, { headers })
}

interface Slugged {
  readonly url_slug: string
}
const slugOf = (sku: string) => (seedProduct(sku) as unknown as Slugged).url_slug

test.each([
  ['es', 'Lo que falta: $86.97. Con el kit:', 'Añadir lo que falta'],
  ['en', 'What is missing: $86.97. With the kit:', 'Add what is missing'],
] as const)(
  'a kit sums up in %s what its sheet asks for, with links and a button',
  async (...all) => {
    const [language, sum, add] = all
    const page = await pageOf(slugOf('KIT-FAMILIA-2200'), language)
    expect(page.text).toContain(sum)
    expect(page.text).toContain(add)
    for (const sku of ['ACC-BRK-63', 'ACC-SPD-DC', 'ACC-TIERRA'])
      expect(page.html).toContain(`/catalogo/${slugOf(sku)}`)
  },
)

test('in Cuba it costs what it costs delivered there', async () => {
  const { text } = await pageOf(slugOf('KIT-LUZ-640'), 'es', 'cuba')
  expect(text).toContain('Lo que falta: $103.66. Con el kit:')
})

test('a kit of a station lacks nothing', async () => {
  const page = await pageOf(slugOf('KIT-PORT-1000'), 'es')
  expect(page.text).not.toContain('Añadir lo que falta')
})
