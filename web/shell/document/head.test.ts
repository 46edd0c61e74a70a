import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

test('a URL without a language is its own canonical one, in whatever language it is shown', async () => {
  const english = { headers: { 'Accept-Language': 'en-US' } }
  const page = await visit(await testApp(), '/baterias', english)
  expect(page.page.language).toBe('en')
  expect(page.page.linked('canonical')).toBe('http://shop.test/baterias')
})

test('pages name their alternates, and English requested by ?lng=en has its own URL (S-298)', async () => {
  const page = await visit(await testApp(), '/baterias?lng=en')
  expect(page.page.linked('canonical')).toBe('http://shop.test/baterias?lng=en')
  for (const [language, url] of [
    ['es', 'http://shop.test/baterias'],
    ['en', 'http://shop.test/baterias?lng=en'],
    ['x-default', 'http://shop.test/baterias'],
  ])
    expect(
      page.page.all(`link[rel="alternate"][hreflang="${language}"][href="${url}"]`),
    ).toHaveLength(1)
})
