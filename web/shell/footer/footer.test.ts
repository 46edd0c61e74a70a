import { expect, test } from 'vitest'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'
import type { Queries } from '#tests/harness/html/read-page.ts'
import { nameOf } from '#tests/harness/html/text.ts'
import { atCheckout } from '#tests/harness/orders/checkout.ts'

const footerOf = ({ page }: Visit) => page.within(page.byRole('contentinfo'))
const footer = async (path = '/', init: RequestInit = {}) =>
  footerOf(await visit(await testApp(), path, init))
const linksIn = (part: Queries) =>
  new Map(part.allByRole('link').map((link) => [nameOf(link), link.getAttribute('href')]))

test('a banner says that prices include shipping, how long it takes, and names Entrega Rápida (S-025, S-026, S-027)', async () => {
  const { text } = await visit(await testApp(), '/')
  expect(text).toContain(
    'Entrega Rápida Precios a Cuba con envío: tránsito estimado de hasta 25 días tras 2 hábiles.',
  )
})

test('the footer has a shipping banner of its own (S-031)', async () => {
  const { text } = await footer()
  expect(text).toContain('Entrega Rápida')
  expect(text).toContain('El envío a Cuba va en el precio')
  expect(text).not.toContain('25 días')
})

test('the footer states the export rules, the permitted recipients and that records are stored (S-028, S-029, S-030)', async () => {
  const { text } = await footer()
  expect(text).toContain(
    'Los envíos a Cuba cumplen las reglas de exportación de los Estados Unidos.',
  )
  expect(text).toContain(
    'Solo van a personas particulares o a entidades sin vínculo con el gobierno cubano ni con una lista restringida.',
  )
  expect(text).toContain('Guardamos los registros de cada envío.')
})

test('it has exactly three social links: Facebook, Instagram and Twitter (S-032)', async () => {
  const part = await footer()
  const list = part.within(part.byRole('list', 'Girasol en las redes'))
  expect([...linksIn(list)]).toEqual([
    ['Facebook', 'https://www.facebook.com/girasol.example'],
    ['Instagram', 'https://www.instagram.com/girasol.example'],
    ['Twitter', 'https://twitter.com/girasol_example'],
  ])
})

test('it links to the products of every category (S-160)', async () => {
  const links = linksIn(await footer())
  expect(links.get('Kits solares')).toBe('/catalogo?category=kit')
  expect(links.get('Paneles solares')).toBe('/panelessolarescuba')
  expect(links.get('Baterías')).toBe('/baterias')
  expect(links.get('Inversores')).toBe('/inversores')
  expect(links.get('Energía portátil')).toBe('/energia-portatil')
  expect(links.get('Accesorios')).toBe('/accesorios')
  expect(links.get('Todo el catálogo')).toBe('/catalogo')
})

test('its resources are the calculator, the external design link and advice by mail (S-161, S-162, S-163)', async () => {
  const links = linksIn(await footer())
  expect(links.get('Calculadora solar')).toBe('/calculadora-solar')
  expect(links.get('Diseña tu propio sistema, se abre en otro sitio')).toBe(
    'https://diseno.girasol.example/',
  )
  expect(links.get('Asesoría por correo')).toBe(
    'mailto:ayuda@girasol.example?subject=Asesor%C3%ADa%20para%20un%20sistema%20solar',
  )
})

test('it has links about the shop itself (S-164)', async () => {
  const links = linksIn(await footer())
  expect(links.get('Inicio')).toBe('/#inicio')
  expect(links.get('Contacto')).toBe('/#contacto')
  expect(links.get('Tu cuenta')).toBe('/login')
})

test('it links to all six policies, and each of them responds (S-165)', async () => {
  const app = await testApp()
  const hrefs = [...linksIn(footerOf(await visit(app, '/'))).values()]
  const policies = [
    '/terminos-y-condiciones',
    '/politica-de-privacidad',
    '/politica-de-cookies',
    '/politica-de-cumplimiento',
    '/politica-envios-devoluciones',
    '/affidavit-certificacion',
  ]
  for (const path of policies) {
    expect(hrefs).toContain(path)
    expect((await visit(app, path)).status).toBe(200)
  }
})

test('it links to the e-mail and both phones (S-166)', async () => {
  const links = linksIn(await footer())
  expect(links.get('Escribir un correo')).toBe(
    'mailto:ayuda@girasol.example?subject=Consulta%20a%20Girasol',
  )
  expect(links.get('+1 305 555 0142')).toBe('tel:+13055550142')
  expect(links.get('+1 786 555 0178')).toBe('tel:+17865550178')
})

test('its language select offers Spanish and English and retains the page and its parameters (S-167)', async () => {
  const part = await footer('/catalogo?search=panel&lng=en&page=2')
  const [form, ...others] = part.all('form[action="/catalogo"]').map(part.within)
  expect(others).toEqual([])
  for (const [language, value] of [
    ['Español', 'es'],
    ['English', 'en'],
  ])
    expect(form?.byRole('option', language).getAttribute('value')).toBe(value)
  expect(form?.valuesOf('search')).toEqual(['panel'])
  expect(form?.valuesOf('page')).toEqual(['2'])
  expect(form?.all('[type="hidden"][name="lng"]')).toEqual([])
  expect(form?.all('noscript button[type="submit"]')).toHaveLength(1)
})

test('visitors see the contact block on every page of the shop, not in the panel or during the payment (S-168)', async () => {
  const app = await testApp()
  for (const path of ['/', '/catalogo', '/terminos-y-condiciones', '/no-existe'])
    expect((await visit(app, path)).page.ids).toContain('contacto')
  expect((await visit(app, '/admin')).page.ids).not.toContain('contacto')
  const paying = await (await atCheckout()).open('/checkout/entrega')
  expect([paying.status, paying.page.ids.includes('contacto')]).toEqual([200, false])
})

const helpOf = ({ page }: Visit) => page.within(page.byRole('complementary', 'Ayuda rápida'))

test('the floating help is hidden during the payment (S-180)', async () => {
  const app = await testApp()
  const help = helpOf(await visit(app, '/catalogo?search=panel'))
  expect(help.has('link', 'Calculadora')).toBe(true)
  const url = new URL(help.href(/^WhatsApp/))
  expect(url.origin + url.pathname).toBe('https://wa.me/13055550142')
  expect(url.searchParams.get('text')).toContain('http://shop.test/catalogo?search=panel')
  const paying = await (await atCheckout()).open('/checkout/entrega')
  expect([paying.status, paying.page.has('complementary', 'Ayuda rápida')]).toEqual([200, false])
})

test('the floating calculator link and WhatsApp button are on every page, WhatsApp with the subject of the page (S-020, S-181, S-182)', async () => {
  const app = await testApp()
  const help = helpOf(await visit(app, '/calculadora-solar?equipos=rm1'))
  expect(help.hrefs).toContain('/calculadora-solar')
  const message = new URL(help.href(/^WhatsApp/)).searchParams.get('text')
  expect(message).toContain('«Calculadora solar»')
  expect(message).toContain('/calculadora-solar?equipos=rm1')
})
