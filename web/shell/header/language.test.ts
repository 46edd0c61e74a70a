import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

const from = (headers: Record<string, string>) => ({ headers })

test('the default language is Spanish (S-002)', async () => {
  const page = await visit(await testApp(), '/')
  expect(page.page.language).toBe('es')
  expect(page.text).toContain('Saltar al contenido')
  expect(page.text).toContain('Los envíos a Cuba cumplen')
})

test('English is shown on request (S-003)', async () => {
  const page = await visit(await testApp(), '/?lng=en')
  expect(page.text).toContain('Skip to content')
  expect(page.text).toContain('Shipments to Cuba follow')
  expect(page.text).not.toContain('Los envíos a Cuba')
})

test('the page’s language attribute follows the URL, then the cookie, then the browser (S-119)', async () => {
  const app = await testApp()
  const english = from({ 'Accept-Language': 'en-US,es;q=0.5' })
  const spanishCookie = from({ 'Accept-Language': 'en-US', Cookie: 'i18next=es' })
  expect((await visit(app, '/', english)).page.language).toBe('en')
  expect((await visit(app, '/', spanishCookie)).page.language).toBe('es')
  expect((await visit(app, '/?lng=en', spanishCookie)).page.language).toBe('en')
  expect((await visit(app, '/?lng=xx', from({ 'Accept-Language': 'fr' }))).html).toContain(
    '<html lang="es"',
  )
})

test('a language chosen in the URL is stored for a year', async () => {
  const { headers } = await visit(await testApp(), '/catalogo?lng=en')
  expect(headers.get('Set-Cookie')).toMatch(/^i18next=en; Max-Age=31536000; Path=\/; SameSite=Lax/)
})

test('English uses the same paths, and a page names its alternates (S-298)', async () => {
  const app = await testApp()
  const { html, status } = await visit(app, '/baterias?lng=en')
  expect(status).toBe(200)
  const alternate = (language: string, url: string) =>
    `<link rel="alternate" hrefLang="${language}" href="http://shop.test${url}"/>`
  expect(html).toContain(alternate('es', '/baterias'))
  expect(html).toContain(alternate('en', '/baterias?lng=en'))
  expect(html).toContain(alternate('x-default', '/baterias'))
})

test('/locales/{lng}/translation.json serves the messages of a language (S-345)', async () => {
  const app = await testApp()
  const wordsOf = async (lng: string) => {
    const response = await app.request(`http://shop.test/locales/${lng}/translation.json`)
    expect(response.headers.get('Content-Type')).toContain('application/json')
    return (await response.json()) as { frame: { skip: string } }
  }
  expect((await wordsOf('es')).frame.skip).toBe('Saltar al contenido')
  expect((await wordsOf('en')).frame.skip).toBe('Skip to content')
  const unknown = await app.request('http://shop.test/locales/fr/translation.json')
  expect(unknown.status).toBe(404)
})

test('a link skips the header to the content (S-120)', async () => {
  const { page } = await visit(await testApp(), '/catalogo')
  expect(page.allByRole('link')[0]?.getAttribute('href')).toBe('#contenido')
  expect(page.all('main#contenido[tabindex="-1"]')).toHaveLength(1)
})
