import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { openPage } from '../harness/pages/open-page.ts'

const installation = /^(Servicio de instalación|Installation service)$/
const shelf = '/baterias'
const inCuba = { name: 'isShippingToCuba', value: 'true', url: 'http://localhost' }

const cartButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Carrito,/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Tu carrito' })
const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' }).last()
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as { quantity: number }[])

async function add(page: Page, name: string) {
  await page.getByRole('button', { name: `Añadir al carrito: ${name}` }).click()
}
async function openPanel(page: Page) {
  await cartButton(page).press('Enter')
  await expect(panel(page)).toBeVisible()
}

const battery = 'Batería LiFePO4 12 V 100 Ah'
const small = 'Batería LiFePO4 12 V 50 Ah'

test('adding says so, counts at once, raises the quantity and survives a reload (S-009, S-259, S-260, S-263, S-367)', async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, shelf)
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 0 artículos')
  await add(page, battery)
  await expect(notices(page).getByText('¡Añadido al carrito!').first()).toBeVisible()
  await page.clock.fastForward(1_000)
  await add(page, battery)
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 2 artículos')
  expect(await stored(page)).toMatchObject([{ product: { name: battery }, quantity: 2 }])
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 2 artículos')
})

test('the panel opens, closes and is toggled by the button of the header (S-121, S-122, S-123)', async ({
  page,
}) => {
  await openPage(page, shelf)
  const place = await cartButton(page).boundingBox()
  const press = () => page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20)
  await press()
  await expect(panel(page)).toBeVisible()
  await press()
  await expect(panel(page)).toHaveCount(0)
  await press()
  await page.getByRole('button', { name: 'Cerrar el carrito' }).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(page).toHaveURL(shelf)
})

test('with the keyboard alone: open, change, remove, empty after a question, close (S-124, S-261, S-262, S-368)', async ({
  page,
}) => {
  await openPage(page, shelf)
  await add(page, battery)
  await add(page, small)
  await page.evaluate(() => localStorage.setItem('cartCoupon', 'GIRASOL1'))
  await openPanel(page)
  await panel(page)
    .getByRole('button', { name: `Uno más de ${small}` })
    .press('Enter')
  await expect(notices(page).getByText('Carrito actualizado').first()).toBeVisible()
  await panel(page).getByLabel(`Cantidad de ${battery}`).fill('3')
  await panel(page).getByLabel(`Cantidad de ${battery}`).press('Enter')
  await expect(cartButton(page)).toHaveAttribute('aria-label', 'Carrito, 5 artículos')
  await panel(page).getByLabel(`Cantidad de ${battery}`).fill('0')
  await panel(page).getByLabel(`Cantidad de ${battery}`).press('Enter')
  await expect(cartButton(page)).toHaveAttribute('aria-label', 'Carrito, 2 artículos')
  await panel(page).getByRole('link', { name: 'Vaciar el carrito' }).press('Enter')
  const question = page.getByRole('dialog', { name: '¿Vaciar el carrito?' })
  await question.getByRole('button', { name: 'Cancelar' }).press('Enter')
  await expect(question).toHaveCount(0)
  await panel(page).getByRole('link', { name: 'Vaciar el carrito' }).press('Enter')
  await question.getByRole('button', { name: 'Confirmar' }).press('Enter')
  await expect(panel(page).getByText('Tu carrito está vacío')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('cartCoupon'))).toBeNull()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(cartButton(page)).toBeFocused()
})

const third = 'Batería LiFePO4 12 V 200 Ah'

test('on a desk the checkout button is in sight with three lines and a warning', async ({
  page,
  context,
}) => {
  await context.addCookies([inCuba])
  await openPage(page, shelf)
  for (const name of [battery, small, third]) await add(page, name)
  await page.goto('/carrito')
  await expect(page.getByText('Antes de comprar: hay piezas que no van juntas')).toBeVisible()
  const button = page.getByRole('button', { name: 'Finalizar el pedido' })
  await expect(button).toBeInViewport({ ratio: 1 })
})

test('a notice covers neither the cart nor the destination: it lies in the header, on a phone at its end', async ({
  page,
  context,
}) => {
  await context.addCookies([inCuba])
  for (const width of [320, 390, 768, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, shelf)
    await add(page, battery)
    const notice = notices(page).getByRole('listitem').first()
    await expect(notice.getByRole('link', { name: 'Ver carrito' })).toBeVisible()
    const header = await page.getByRole('banner').boundingBox()
    const box = await notice.boundingBox()
    const [top, bottom] = [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)]
    if (width < 768) expect.soft([width, top > 740, bottom < 844]).toEqual([width, true, true])
    else expect.soft(bottom).toBeLessThanOrEqual(8 + (header?.height ?? 0))
    // on a desk the header is away while one scrolls down
    if (width > 1000) continue
    await cartButton(page).click({ trial: true })
    const destination = page.getByRole('group', { name: '¿A dónde va el pedido?' })
    const usa = destination.getByRole('button', { name: 'USA' }).locator('visible=true')
    await usa.first().click({ trial: true })
  }
})

test.describe('before the cookies are decided', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('on a phone a notice covers neither the question about cookies nor its answers', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, shelf)
    const question = page.locator('.consent-banner')
    await expect(question).toBeVisible()
    await add(page, battery)
    const notice = notices(page).getByRole('listitem').first()
    const box = await notice.boundingBox()
    const banner = await question.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(banner?.y ?? 0)
    expect(box?.y).toBeGreaterThanOrEqual(64)
  })
})

test('two tabs show the same cart', async ({ page, context }) => {
  const other = await context.newPage()
  await openPage(other, '/')
  await openPage(page, shelf)
  await add(page, battery)
  await expect(cartButton(other)).toHaveAccessibleName('Carrito, 1 artículo')
})

test('a new destination removes what does not go there, counts it and reprices the rest (S-005, S-010, S-254, S-255, S-257, S-258, S-369)', async ({
  page,
  context,
}) => {
  await context.addCookies([inCuba])
  await openPage(page, '/catalogo/bombillos-led-recargables-paquete-de-4')
  await page.getByRole('button', { name: 'Añadir al carrito', exact: true }).click()
  await openPage(page, shelf)
  await add(page, battery)
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 2 artículos')
  await page.getByRole('banner').getByRole('button', { name: 'USA' }).press('Enter')
  await expect(notices(page).getByText('Destino de envío actualizado')).toBeVisible()
  await expect(notices(page).getByText('Se quitó 1 producto')).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 1 artículo')
  expect(await page.evaluate(() => localStorage.getItem('isShippingToCuba'))).toBe('false')
  await openPanel(page)
  await expect(panel(page).getByText('$246.09').first()).toBeVisible()
  await expect(panel(page).getByText('1 × Bombillos LED recargables')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Cuba' }).press('Enter')
  await expect(notices(page).getByText('De vuelta en el carrito: Bombillos LED')).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 2 artículos')
})

test('a forged cart is mended in front of its owner: prices are the shop’s', async ({ page }) => {
  await page.addInitScript(() => {
    const entry = (id: unknown, quantity: unknown) => ({
      product: { id, name: 'Regalo', priceUsa: 1, priceCuba: 1 },
      quantity,
    })
    const ids = [null, 'x', '00000000-0000-4000-8000-000000000000']
    localStorage.setItem('cart', JSON.stringify([...ids.map((id) => entry(id, 1e9)), 7]))
  })
  await openPage(page, '/carrito')
  const changes = page.getByRole('status').filter({ hasText: 'Cambios en tu carrito' })
  await expect(changes).toContainText('Regalo ya no se vende y se quitó.')
  await expect(changes).toContainText('3 artículos del carrito no eran válidos')
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible()
})

test('the page adds the installation, makes a link and a proforma (S-012)', async ({ page }) => {
  await openPage(page, shelf)
  await add(page, battery)
  await openPage(page, '/carrito')
  await page.getByRole('button', { name: 'Servicio de instalación' }).click()
  await expect(page.getByText('$296.09')).toBeVisible()
  await page.getByRole('button', { name: 'Crear un enlace' }).click()
  const link = await page.getByLabel('Enlace de tu carrito').inputValue()
  await page.getByRole('button', { name: 'Proforma para imprimir' }).click()
  await expect(page.getByText(/PF-\d{8}-/)).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await openPage(page, new URL(link).pathname)
  await expect(page.getByText('$296.09')).toBeVisible()
  await page.getByRole('button', { name: 'Copiar a mi carrito' }).click()
  await expect(page).toHaveURL('/carrito')
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 1 artículo')
})

test('the connection is lost and comes back: nothing of the cart is', async ({ page, context }) => {
  await openPage(page, shelf)
  await add(page, battery)
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 1 artículo')
  await context.setOffline(true)
  await add(page, small)
  await openPanel(page)
  await expect(panel(page).getByText(/^Sin conexión con la tienda/)).toBeVisible()
  await expect(panel(page).getByRole('link', { name: small })).toBeVisible()
  await context.setOffline(false)
  await panel(page)
    .getByRole('button', { name: `Uno más de ${small}` })
    .click()
  await expect(cartButton(page)).toHaveAttribute('aria-label', 'Carrito, 3 artículos')
})

test('axe finds nothing on the panel, the page, the shared cart and the proforma', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const check = async () => {
    expect(await axeFindings(page)).toEqual([])
  }
  for (const [width, height, lng] of [
    [390, 844, 'en'],
    [1366, 768, 'es'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openPage(page, `${shelf}?lng=${lng}`)
    await page
      .getByRole('button', { name: /^(Añadir al carrito|Add to cart):/ })
      .first()
      .click()
    const button = page.getByRole('banner').getByRole('link', { name: /^(Carrito|Cart),/ })
    await button.press('Enter')
    await expect(page.getByRole('dialog').getByRole('button', { name: installation })).toBeVisible()
    await check()
    await openPage(page, '/carrito')
    await expect(page.getByRole('button', { name: installation })).toBeVisible()
    await check()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
    await page.getByRole('button', { name: /^Pro ?forma/i }).click()
    await expect(page.getByText(/PF-\d{8}-/)).toBeVisible()
    await check()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every control of the cart is a form, and scripts take the cart over later', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(shelf)
    await add(page, battery)
    await expect(page).toHaveURL('/carrito')
    await page.getByRole('button', { name: `Uno más de ${battery}` }).click()
    await page.getByRole('button', { name: installation }).click()
    await expect(page.getByText('$542.18')).toBeVisible()
    const scripted = await browser.newContext({
      locale: 'es-ES',
      javaScriptEnabled: true,
      storageState: await page.context().storageState(),
      ...(baseURL ? { baseURL } : {}),
    })
    const other = await scripted.newPage()
    await openPage(other, '/carrito')
    await expect(other.getByText('$542.18')).toBeVisible()
    await expect.poll(() => other.evaluate(() => document.cookie)).not.toContain('cart=')
    expect(await stored(other)).toMatchObject([{ quantity: 2 }])
    await scripted.close()
    await page.getByRole('link', { name: 'Vaciar el carrito' }).click()
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(cartButton(page)).toHaveAccessibleName('Carrito, 0 artículos')
  })
})
