import { expect, test } from 'vitest'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { saveSettings, settingsOf } from '#shop/settings/settings.service.server.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { productId } from '#tests/harness/orders/checkout.ts'
import { aUser } from '#tests/harness/users/users.ts'

const path = '/admin/settings'
const staff = async () => aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
const contact = async () => settingsOf(await asAdmin(), 'contact')

test('settings of the owner apply in the shop at once, and are audited (A-057)', async () => {
  const browser = await staff()
  const stored = await contact()
  const changed = { ...stored, phone_1: '+1 305 555 0777' }
  try {
    expect(redirectTarget(await browser.send(path, { form: 'contact', ...changed }))).toBe(
      `${path}?guardado=1`,
    )
    const visitor = await aBrowser()
    expect((await visitor.open('/')).text).toContain('+1 305 555 0777')
    const audit = await readAudit(
      await asAdmin(),
      { area: 'setting', subject: 'phone_1', below: null },
      1,
    )
    expect(audit[0]).toMatchObject({
      before: { value: stored.phone_1 },
      after: { value: '+1 305 555 0777' },
    })
  } finally {
    await saveSettings(await asAdmin(), 'contact', stored)
  }
})

test('a shop that is renamed goes on offering its coupon, and its titles have the new name', async () => {
  const browser = await staff()
  const [stored, seo, popup] = [
    await contact(),
    await settingsOf(await asAdmin(), 'seo'),
    await settingsOf(await asAdmin(), 'popup'),
  ]
  try {
    await browser.send(path, { form: 'contact', ...stored, shop_name: 'Luz de Holguín' })
    const { page } = await (await aBrowser()).open('/')
    expect(page.title).toContain('Luz de Holguín')
    expect(page.title).not.toContain('Girasol')
    expect((await settingsOf(await asAdmin(), 'popup')).popup_code).toBe('GIRASOL1')
  } finally {
    await saveSettings(await asAdmin(), 'contact', stored)
    await saveSettings(await asAdmin(), 'seo', seo)
    await saveSettings(await asAdmin(), 'popup', popup)
  }
})

test('the welcome offers only a coupon that exists', async () => {
  const browser = await staff()
  const stored = await settingsOf(await asAdmin(), 'popup')
  const refused = await browser.send(path, {
    form: 'popup',
    popup_active: 'on',
    popup_code: 'nope',
  })
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('No hay ningún cupón con ese código'),
  ])
  expect(refused.page.values).toContain('NOPE')
  expect(await settingsOf(await asAdmin(), 'popup')).toEqual(stored)
})

test('a notice of the shop is shown above its pages in both languages, and is removed again', async () => {
  const browser = await staff()
  const banner = {
    form: 'banner',
    banner_text: 'Cerramos el 24',
    banner_text_en: 'Closed on the 24th',
    banner_link: '/catalogo',
  }
  const visitor = await aBrowser('', browser.app)
  expect(redirectTarget(await browser.send(path, banner))).toBe(`${path}?guardado=1`)
  const { page } = await visitor.open('/baterias')
  expect(page.href('Cerramos el 24')).toBe('/catalogo')
  expect((await (await aBrowser()).open('/?lng=en')).text).toContain('Closed on the 24th')
  await browser.send(path, { form: 'banner' })
  expect((await visitor.open('/baterias')).text).not.toContain('Cerramos el 24')
})

test('the owner sets titles for search engines in both languages', async () => {
  const stored = await settingsOf(await asAdmin(), 'seo')
  const browser = await staff()
  try {
    await browser.send(path, {
      form: 'seo',
      ...stored,
      seo_title: 'Luz para todos',
      seo_title_en: 'Light for all',
    })
    expect((await (await aBrowser()).open('/')).page.title).toBe('Luz para todos')
    expect((await (await aBrowser()).open('/?lng=en')).page.title).toBe('Light for all')
  } finally {
    await saveSettings(await asAdmin(), 'seo', stored)
  }
})

test('errors are shown beside their fields, which stay filled, and nothing is saved', async () => {
  const browser = await staff()
  const stored = await contact()
  const invalid = await browser.send(path, {
    form: 'contact',
    ...stored,
    shop_name: ' ',
    support_email: 'ayuda',
  })
  expect(invalid.status).toBe(400)
  expect(invalid.text).toContain('No puede quedar vacío.')
  expect(invalid.text).toContain('Escribe un correo como')
  expect(invalid.page.values).toContain('ayuda')
  expect((await browser.send(path, { form: '__proto__' })).status).toBe(400)
  expect((await browser.send(path)).status).toBe(400)
  expect(await contact()).toEqual(stored)
})

test('only staff open or save the settings (A-057)', async () => {
  const customer = await aBrowser((await aUser(await testDatabase())).cookie)
  const pages = [
    '',
    '/cupones',
    '/cupones/GIRASOL1',
    '/legales',
    '/legales/politica-de-cookies',
    '/sinonimos',
  ]
  const admin = await staff()
  for (const page of pages) {
    expect((await customer.open(path + page)).status).toBe(403)
    if (page !== '/legales')
      expect((await customer.send(path + page, { form: 'banner', banner_text: 'x' })).status).toBe(
        403,
      )
    expect([page, (await admin.open(path + page)).status]).toEqual([page, 200])
    expect((await admin.open(`${path}${page}?lng=en`)).status).toBe(200)
    await admin.open('/?lng=es')
  }
  for (const none of ['/cupones/NADA', '/legales/affidavit-certificacion', '/legales/x'])
    expect((await admin.open(path + none)).status).toBe(404)
})

test('more hours than may be are refused with their sentence, not cut to fewer', async () => {
  const browser = await staff()
  const before = await settingsOf(await asAdmin(), 'orders')
  const { page } = await browser.open(path)
  for (const name of ['proof_hours', 'parts_hours', 'preparation_days'])
    expect(Number(page.all(`input[name=${name}]`)[0]?.getAttribute('maxlength'))).toBeGreaterThan(9)
  const refused = await browser.send(path, { form: 'orders', ...before, parts_hours: '100' })
  expect(refused.text).toContain('Escribe un número entero de horas, de 1 a 72.')
  expect(refused.page.valueOf('parts_hours')).toBe('100')
  expect(await settingsOf(await asAdmin(), 'orders')).toEqual(before)
})

test('an empty list of places for the installation is everywhere, and owner and buyer read the same', async () => {
  const { text } = await (await staff()).open(path)
  expect(text).toContain('Si queda vacío, se ofrece en todas las provincias y todos los estados')
  const id = await productId()
  const { text: cart } = await (await aBrowser(`isShippingToCuba=true; cart=${id}:1`)).open(
    '/carrito',
  )
  expect(cart).toContain('En toda Cuba y EE. UU. Si no llega ningún instalador')
})
