import { describe, expect, test } from 'vitest'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'
import { nameOf } from '#tests/harness/html/text.ts'

const open = async (path: string) => visit(await testApp(), path)
const headingOf = ({ page }: Visit) => page.all('h1').map(nameOf)
const anchorsOf = ({ page }: Visit, part = '') =>
  page
    .all(`${part} a[href^="#"]`)
    .map((link) => link.getAttribute('href')?.slice(1))
    .filter((anchor) => anchor !== 'contenido')

async function isLegalPage(path: string, title: string, englishTitle: string): Promise<void> {
  const spanish = await open(path)
  expect(spanish.status).toBe(200)
  expect(headingOf(spanish)).toEqual([title])
  expect(spanish.page.linked('canonical')).toBe(`http://shop.test${path}`)
  expect(spanish.text).toMatch(/Versión \d{4}-\d\d-\d\d\.\d+ · vale desde el \d+ de \w+ de \d{4}/)
  const anchors = anchorsOf(spanish)
  expect(anchors.length).toBeGreaterThan(4)
  for (const anchor of anchors) expect(spanish.page.ids).toContain(anchor)
  expect(spanish.text).not.toMatch(/\{\w+\}/)
  expect(headingOf(await open(`${path}?lng=en`))).toEqual([englishTitle])
}

describe('legal and policy pages', () => {
  test('/terminos-y-condiciones shows the terms (S-078)', () =>
    isLegalPage('/terminos-y-condiciones', 'Términos y condiciones', 'Terms and conditions'))

  test('/politica-de-privacidad shows the privacy policy (S-079)', () =>
    isLegalPage('/politica-de-privacidad', 'Política de privacidad', 'Privacy policy'))

  test('/politica-de-cookies shows the cookie policy (S-080)', () =>
    isLegalPage('/politica-de-cookies', 'Política de cookies', 'Cookie policy'))

  test('/politica-de-cumplimiento shows the compliance policy (S-081)', () =>
    isLegalPage('/politica-de-cumplimiento', 'Política de cumplimiento', 'Compliance policy'))

  test('/politica-envios-devoluciones shows the shipping and returns policy (S-082)', () =>
    isLegalPage(
      '/politica-envios-devoluciones',
      'Política de envíos y devoluciones',
      'Shipping and returns policy',
    ))

  test('/affidavit-certificacion shows the affidavit (S-083)', () =>
    isLegalPage(
      '/affidavit-certificacion',
      'Declaración certificada (affidavit)',
      'Affidavit certification',
    ))

  test('the texts have the shop’s name of its settings', async () => {
    const { text } = await open('/terminos-y-condiciones')
    expect(text).toContain('ayuda@girasol.example')
    expect(text).toContain('Girasol Solar LLC (demostración)')
  })
})

describe('an unknown path', () => {
  test('shows a 404 page inside the frame of the shop (S-097)', async () => {
    const page = await open('/no/existe?x=1')
    expect(page.status).toBe(404)
    expect(headingOf(page)).toEqual(['Esta página no está'])
    expect(page.page.has('contentinfo')).toBe(true)
  })

  test('is marked noindex and has no canonical URL (S-098)', async () => {
    const { page } = await open('/no-existe')
    expect(page.meta('robots')).toBe('noindex')
    expect(page.linked('canonical')).toBeNull()
  })

  test('has a button to / (S-099)', async () => {
    expect((await open('/no-existe')).page.href('Ir al inicio')).toBe('/')
  })

  test('has a button to /productos (S-100)', async () => {
    expect((await open('/no-existe')).page.href('Ver todos los productos')).toBe('/productos')
  })

  test('has a search', async () => {
    const { page } = await open('/no-existe')
    expect(page.all('main form[action="/catalogo"] [name="search"]')).toHaveLength(1)
  })
})

describe('pages that state what is not available yet', () => {
  test.each([
    ['/calculadora-solar', 'Cómo pedir hoy'],
    ['/guia-instalacion', '¿No lo vas a hacer tú?'],
  ])('%s says whom to ask: %s', async (path, title) => {
    const { page, text } = await open(path)
    expect(text).toContain(title)
    for (const start of ['https://wa.me/13055550142', 'mailto:ayuda@girasol.example'])
      expect(page.hrefs).toContainEqual(expect.stringContaining(start))
    expect(page.hrefs).toContain('tel:+13055550142')
    expect(page.hrefs).toContain('tel:+17865550178')
  })

  test('/guia-instalacion shows the guide: fourteen chapters, each drawing with a text alternative (S-018, S-075)', async () => {
    const guide = await open('/guia-instalacion?lugar=cuba')
    const { page, headers } = guide
    const anchors = anchorsOf(guide, 'main')
    expect(anchors).toHaveLength(14)
    for (const anchor of anchors) expect(page.ids).toContain(anchor)
    expect(anchors).toEqual(expect.arrayContaining(['emergencias', 'series', 'casa']))
    const sheets = page.hrefs.filter((href) => href.includes('kit-hogar'))
    expect(sheets).toContain('/catalogo/kit-hogar-3300-w-y-10-240-wh/instalacion?lugar=cuba')
    expect(page.allByRole('img', /^.{60,}$/).length).toBe(6)
    expect(headers.get('X-Shop-Page')).toBe('anonymous')
  })

  test('the guide calculates strings and cables with the shop’s formulas', async () => {
    const { text } = await open('/guia-instalacion?lugar=cuba')
    expect(text.replaceAll('\u00a0', ' ')).toMatch(/550 W 51,8 V 1 2 9/)
    expect(text.replaceAll('\u00a0', ' ')).toMatch(/Kit Casa: 2200 W .* 74 A 100 A 125 A 2\/0 AWG/)
  })

  test('with a product the guide shows its figures', async () => {
    const panel = await open('/guia-instalacion?producto=panel-solar-perc-550-w&lugar=cuba')
    expect(panel.text).toContain('A 10 grados da hasta 51,8 V. En serie caben 1 en un controlador')
    const battery = await open('/guia-instalacion?producto=bateria-lifepo4-24-v-100-ah&lng=en')
    expect(battery.text).toContain('Do not charge it with more than 50 A.')
    expect((await open('/guia-instalacion?producto=nada')).status).toBe(200)
    const page = await open('/catalogo/panel-solar-perc-550-w')
    expect(page.page.hrefs).toContain('/guia-instalacion?producto=panel-solar-perc-550-w')
  })

  test('the guide starts with what must never be done', async () => {
    const { text } = await open('/guia-instalacion')
    expect(text).toMatch(/lo que no se hace No conectes nunca la salida del inversor/)
    expect((await open('/guia-instalacion?lng=en')).text).toContain('what never to do')
  })

  test.each(['es', 'en'])('no page promises what is not there (%s)', async (language) => {
    for (const path of ['/', '/carrito', '/login', '/calculadora-solar', '/guia-instalacion'])
      expect((await open(`${path}?lng=${language}`)).text).not.toMatch(/próximamente|coming soon/i)
  })
})
