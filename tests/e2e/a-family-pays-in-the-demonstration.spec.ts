import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { type PayPalDemo, withPayPalDemo } from '#server/paypal-demo/open-demo.ts'
import { statementIds } from '#shop/compliance/declarations/declaration.rules.ts'
import { typedBuyer, typedForCuba } from '../../shop/checkout/checkout.fixture.ts'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { openPage } from '../harness/pages/open-page.ts'
import { signingConfig } from '../harness/users/users.ts'

test.describe.configure({ mode: 'default' })

const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'girasol-demo-'))
let shop: IsolatedShop
let demo: PayPalDemo | undefined
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const PAYPAL_MODE = 'demo' as const
  const SCREENING_DEMO = 'on' as const
  const opened = await withPayPalDemo({ ...signingConfig, DATA_DIR, PAYPAL_MODE, SCREENING_DEMO })
  demo = opened.payPalDemo
  shop = await openIsolatedShop(opened)
})
test.afterAll(async () => {
  await shop.close()
  demo?.close()
  rmSync(DATA_DIR, { recursive: true })
})

const groundOf = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor)

const next = (page: Page) => page.getByRole('button', { name: 'Continuar' }).last().click()

async function placeOrder(page: Page) {
  await openPage(page, `${shop.url}/catalogo/kit-luz-100-w-y-640-wh`)
  await page
    .getByRole('button', { name: /^Añadir al carrito/ })
    .first()
    .click()
  await page.goto(`${shop.url}/carrito`)
  await page.getByRole('button', { name: 'Finalizar el pedido' }).click()
  const { province, municipality, endUse, delivery: _, ...texts } = typedForCuba
  await page.getByLabel('Provincia', { exact: true }).selectOption(province)
  await page.getByLabel('Municipio').selectOption(municipality)
  await page.getByLabel('¿Para qué se usará?').selectOption(endUse)
  for (const [name, value] of Object.entries(texts))
    if (value) await page.locator(`input[name="${name}"]`).fill(value)
  await next(page)
  const { country, name, email, phone } = typedBuyer
  await page.getByLabel('País donde vives').selectOption(country)
  for (const [field, value] of Object.entries({ name, email, phone }))
    await page.locator(`input[name="${field}"]`).fill(value)
  await page.getByLabel('Un familiar').check()
  await next(page)
  for (const id of statementIds) await page.locator(`input[name="declaration-${id}"]`).check()
  await page.getByLabel('Firma: tu nombre completo').fill(name)
  await page.getByRole('button', { name: 'Firmar y continuar' }).last().click()
}

async function payAsDemonstration(page: Page): Promise<string> {
  await expect(page.getByText('Es una prueba').first()).toBeVisible()
  await page.getByLabel(/^PayPal/).check()
  await page.getByLabel(/^Acepto los términos/).check()
  await page.getByRole('button', { name: 'Confirmar el pedido' }).last().click()
  const button = page.getByRole('button', { name: 'Pagar en la página de PayPal' })
  await expect(button).toBeVisible()
  expect(await groundOf(page.getByText('Es una prueba').first())).not.toBe(await groundOf(button))
  await button.click()
  await expect(page.getByText('Prueba: aquí no se cobra nada')).toBeVisible()
  await expect(page.getByText('Trial: nothing is charged here')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const approve = page.getByRole('button', { name: 'Aprobar el pago' })
  await expect(approve).toBeVisible()
  expect(await groundOf(page.getByRole('banner'))).not.toBe(await groundOf(approve))
  await approve.click()
  await expect(page.getByText('Pago confirmado').first()).toBeVisible()
  const number = /GS-[A-Z0-9-]+/.exec(await page.locator('main').innerText())?.[0]
  if (!number) throw new Error('no order number')
  return number
}

/** Takes the next step of the order and waits until its button is gone. */
async function takeStep(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await button.click()
  await expect(button).toHaveCount(0)
}

/** A step that writes to somebody: the e-mail is shown before it leaves. */
async function takeWrittenStep(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Correo a /).first()).toBeVisible()
  await takeStep(page, 'Confirmar')
}

async function deliverAsOwner(page: Page, number: string) {
  await page.goto(`${shop.url}/admin/pedidos/${number}`)
  await takeWrittenStep(page, 'Ya está preparado')
  await page.getByLabel('ITN o exención').fill('NOEEI 30.37(a)')
  await page.getByLabel('Agencia', { exact: true }).fill('Agencia Sol')
  await page.getByLabel('Código de seguimiento').fill('AS-1')
  await takeWrittenStep(page, 'Ya lo tiene la agencia')
  await takeStep(page, 'Está en tránsito')
  await takeStep(page, 'Está en aduana')
  await takeWrittenStep(page, 'Está en la provincia')
  await takeStep(page, 'Está en reparto')
  await page.getByLabel('Quién lo recibió').fill('Marta Pérez')
  await takeWrittenStep(page, 'Entregado')
  await expect(page.getByText('No queda nada por hacer con este pedido.')).toBeVisible()
}

test('a family pays with a trial PayPal and the owner delivers: the whole way without a key', async ({
  page,
  browser,
}) => {
  test.setTimeout(100_000)
  await page.context().addCookies([{ name: 'isShippingToCuba', value: 'true', url: shop.url }])
  await placeOrder(page)
  const number = await payAsDemonstration(page)
  const order = page.url()
  const [name = '', value = ''] = (await shop.somebody('admin')).cookie.split('=')
  const owner = await browser.newContext({ locale: 'es-ES', javaScriptEnabled: false })
  await owner.addCookies([{ name, value, url: shop.url }])
  await deliverAsOwner(await owner.newPage(), number)
  await owner.close()
  await page.goto(order)
  await expect(page.getByText('Entregado').first()).toBeVisible()
})
