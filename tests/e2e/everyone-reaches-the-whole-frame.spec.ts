import { expect, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { frameFaults, someWidths } from '../harness/pages/frame-faults.ts'

test.describe.configure({ mode: 'default' })

/** 24 letters; once in words, once in a single one. */
const shopNames = ['Luz y Energía de Holguín', 'Solarenergiadelcaribecub']
const allWidths = [
  320, 360, 390, 480, 640, 767, 768, 820, 900, 1023, 1024, 1100, 1152, 1279, 1280, 1366, 1440, 1535,
  1536, 1680, 1920,
]

const publicPages = [
  '/catalogo',
  '/catalogo?search=zzzzzz',
  '/baterias',
  '/catalogo/kit-luz-100-w-y-640-wh',
  '/catalogo/kit-luz-100-w-y-640-wh/instalacion',
  '/comparar?ids=bateria-lifepo4-12-v-100-ah,panel-solar-perc-550-w',
  '/calculadora-solar',
  '/calculadora-solar/duracion',
  '/guia-instalacion',
  '/asistente',
  '/carrito',
  '/donar',
  '/pedido/buscar',
  '/verificar',
  '/terminos-y-condiciones',
  '/no-existe',
]
const accountPages = [
  '',
  '/pedidos',
  '/destinatarios',
  '/comprobantes',
  '/donaciones',
  '/equipos',
  '/calculos',
  '/avisos',
  '/mis-datos',
  '/seguridad',
].map((page) => `/cuenta${page}`)

let shop: IsolatedShop
const cookies: Record<string, string> = { visitor: '' }
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop()
  cookies.customer = (await shop.somebody('customer')).cookie
  cookies.admin = (await shop.somebody('admin')).cookie
  await renamedTo(shopNames[0])
})
test.afterAll(() => shop.close())

async function renamedTo(name = ''): Promise<void> {
  await shop.write(sql`insert into site_settings (setting_key, setting_value)
    values ('shop_name', ${name})
    on conflict (setting_key) do update set setting_value = excluded.setting_value`)
}

async function signIn(page: Page, viewer: string): Promise<void> {
  const [name = '', value = ''] = (cookies[viewer] ?? '').split('=')
  if (name) await page.context().addCookies([{ name, value, url: shop.url }])
}

async function faultsOf(page: Page, path: string, widths: readonly number[]): Promise<string[]> {
  await page.goto(shop.url + path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  return frameFaults(page, widths)
}

for (const viewer of ['visitor', 'customer', 'admin'])
  test(`the header holds the name, every entry and the cart at every width, for a ${viewer}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await signIn(page, viewer)
    for (const name of shopNames) {
      await renamedTo(name)
      for (const lng of ['es', 'en'])
        expect
          .soft([name, lng, await faultsOf(page, `/?lng=${lng}`, allWidths)])
          .toEqual([name, lng, []])
      // the entry of the page is bold: each page has a width of its own
      for (const path of ['/', '/calculadora-solar', '/baterias']) {
        const faults = await faultsOf(page, path, [1023, 820, 768])
        expect.soft([name, path, faults]).toEqual([name, path, []])
        await expect(page.locator('header').getByText(name, { exact: true })).toBeVisible()
      }
    }
    await renamedTo(shopNames[0])
  })

for (const viewer of ['visitor', 'customer', 'admin'])
  test(`no kind of page is wider than the screen, for a ${viewer}`, async ({ page }) => {
    test.setTimeout(180_000)
    await signIn(page, viewer)
    // those of the panel are measured where axe reads them
    const own = { visitor: ['/login', '/signup'], customer: accountPages }[viewer]
    for (const path of [...publicPages, ...(own ?? [])])
      expect.soft([path, await faultsOf(page, path, someWidths)]).toEqual([path, []])
  })
