import { expect, type Page, test } from '@playwright/test'
import { statementIds } from '#shop/compliance/declarations/declaration.rules.ts'
import { typedBuyer, typedForCuba } from '../../shop/checkout/checkout.fixture.ts'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { openPage } from '../harness/pages/open-page.ts'

const inCuba = { name: 'isShippingToCuba', value: 'true', url: 'http://localhost' }
const kit = '/catalogo/kit-luz-100-w-y-640-wh'

const next = (page: Page) => page.getByRole('button', { name: 'Continuar' }).last().click()

async function fillDelivery(page: Page) {
  const { province, municipality, endUse, delivery, ...texts } = typedForCuba
  await page.getByLabel('Provincia', { exact: true }).selectOption(province)
  await page.getByLabel('Municipio').selectOption(municipality)
  await page.getByLabel('¿Para qué se usará?').selectOption(endUse)
  expect(delivery).toBe('door')
  for (const [name, value] of Object.entries(texts))
    if (value) await page.locator(`input[name="${name}"]`).fill(value)
}

async function fillBuyer(page: Page) {
  const { country, name, email, phone } = typedBuyer
  await page.getByLabel('País donde vives').selectOption(country)
  for (const [field, value] of Object.entries({ name, email, phone }))
    await page.locator(`input[name="${field}"]`).fill(value)
  await page.getByLabel('Un familiar').check()
}

async function sign(page: Page) {
  const [first, ...others] = statementIds
  const tick = (id?: string) => page.locator(`input[name="declaration-${id}"]`).check()
  const send = () => page.getByRole('button', { name: 'Firmar y continuar' }).last().click()
  for (const id of others) await tick(id)
  await page.getByLabel('Firma: tu nombre completo').fill(typedBuyer.name)
  await send()
  const summary = page.getByRole('alert')
  await expect(summary).toBeInViewport()
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Punto 1' }).click()
  await expect(page.locator(`input[name="declaration-${first}"]`)).toBeInViewport()
  await expect(summary).toHaveCount(1)
  await tick(first)
  await send()
}

/** The line is back: the step is asked for again and drawn. */
async function pricesComeAnew(page: Page) {
  const httpResponse = page.waitForResponse((response) => response.url().includes('/entrega.data'))
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await (await httpResponse).finished()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  })
}

async function toCheckout(page: Page) {
  await page.goto(kit)
  await page
    .getByRole('button', { name: /^Añadir al carrito/ })
    .first()
    .click()
  await page.goto('/carrito')
  await page.getByRole('button', { name: 'Finalizar el pedido' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Quién lo recibe y dónde?')
}

async function toTheOrder(page: Page) {
  await expect(page).toHaveURL('/checkout/comprador')
  await fillBuyer(page)
  await next(page)
  await expect(page).toHaveURL('/checkout/declaracion')
  await sign(page)
  await expect(page).toHaveURL('/checkout/pago')
  await page.getByLabel(/^Zelle/).check()
  await page.getByLabel(/^Acepto los términos/).check()
  await page.getByRole('button', { name: 'Confirmar el pedido' }).last().click()
  await expect(page).toHaveURL(/\/pedido-exitoso\/GS-/)
}

test('with scripts: only the municipalities of the province are offered, a mistake is said beside its field, the order is made and the cart is empty', async ({
  page,
  context,
}) => {
  await context.addCookies([inCuba])
  await openPage(page, kit)
  await toCheckout(page)
  await fillDelivery(page)
  await expect(page.getByLabel('Municipio').locator('optgroup')).toHaveCount(1)
  await page.locator('input[name="phone"]').fill('7 832 1234')
  await next(page)
  await expect(page.locator('#phone-problem')).toHaveText(/empieza con 5 o 6/)
  await expect(page.locator('input[name="street"]')).toHaveValue('Calle 23')
  expect(await axeFindings(page)).toEqual([])
  await expect(page.getByRole('alert')).toBeInViewport()
  await page.locator('input[name="phone"]').fill('7 832 12')
  await pricesComeAnew(page)
  await expect(page.locator('#phone-problem')).toHaveText(/empieza con 5 o 6/)
  await page.locator('input[name="phone"]').fill('5 234 5678')
  await expect(page.locator('#phone-problem')).toHaveCount(0)
  await expect(page.locator('input[name="phone"]')).toBeFocused()
  await next(page)
  await toTheOrder(page)
  await page.goto('/carrito')
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible()
})

test('with scripts: what was typed and not sent is there after a blackout, but no carné', async ({
  page,
  context,
}) => {
  await context.addCookies([inCuba])
  await openPage(page, kit)
  await toCheckout(page)
  await page.locator('input[name="street"]').fill('Calle Martí')
  await page.locator('input[name="nationalId"]').fill('85031201234')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('checkoutTyping:entrega') ?? ''))
    .toContain('Calle Martí')
  await page.reload()
  await page.locator('input[name="number"]').focus()
  await expect(page.locator('input[name="street"]')).toHaveValue('Calle Martí')
  await expect(page.locator('input[name="nationalId"]')).toHaveValue('')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the same order is made on a phone', async ({ page, context }) => {
    await context.addCookies([inCuba])
    await toCheckout(page)
    await fillDelivery(page)
    await next(page)
    await toTheOrder(page)
    const stored = await context.cookies()
    expect(stored.map(({ name }) => name)).not.toContain('cart')
  })
})
