import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../harness/pages/open-page.ts'

const inCuba = { name: 'isShippingToCuba', value: 'true', url: 'http://localhost' }
const batteries = [
  '/catalogo/bateria-lifepo4-12-v-100-ah',
  '/catalogo/kit-luz-100-w-y-640-wh',
  '/catalogo/bateria-lifepo4-12-v-200-ah',
]

const addButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Añadir al carrito/ })
    .first()
const panel = (page: Page) => page.getByRole('dialog', { name: 'Tu carrito' })

test('in the cart’s panel a notice has a place of its own and covers neither title, total nor button', async ({
  page,
  context,
}) => {
  await context.addCookies([inCuba])
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, batteries[0] ?? '')
    await addButton(page).click()
    await page.mouse.wheel(0, -5_000)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /artículo/ })
      .click()
    const notice = panel(page).getByRole('listitem').filter({ hasText: '¡Añadido al carrito!' })
    await notice.hover()
    const box = await notice.boundingBox()
    const title = await panel(page).getByRole('heading', { name: 'Tu carrito' }).boundingBox()
    const pay = panel(page).getByRole('button', { name: 'Finalizar el pedido' })
    const line = await panel(page)
      .getByLabel(/^Cantidad de/)
      .first()
      .boundingBox()
    const [top, bottom] = [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)]
    expect.soft(top).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0))
    expect.soft(bottom).toBeLessThanOrEqual(line?.y ?? 0)
    expect.soft(bottom).toBeLessThan((await pay.boundingBox())?.y ?? 0)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an impatient finger adds one, and the notice leads to the cart and covers no button of the page', async ({
    page,
    context,
  }) => {
    await context.addCookies([inCuba])
    await openPage(page, batteries[0] ?? '')
    await addButton(page).dblclick()
    const notice = page.getByRole('listitem').filter({ hasText: '¡Añadido al carrito!' })
    await expect(notice).toHaveCount(1)
    await notice.hover()
    const box = await notice.boundingBox()
    // over the help at the end of the window
    expect(box?.y ?? 0).toBeGreaterThan(740)
    await addButton(page).click({ trial: true })
    await page
      .getByRole('banner')
      .getByRole('link', { name: /artículo/ })
      .click({ trial: true })
    await notice.getByRole('link', { name: 'Ver carrito' }).click()
    await expect(page).toHaveURL('/carrito')
    await expect(page.getByRole('main').getByLabel(/^Cantidad de/)).toHaveValue('1')
  })

  test('the way to the checkout is in sight with one product and with three', async ({
    page,
    context,
  }) => {
    await context.addCookies([inCuba])
    for (const [at, path] of batteries.entries()) {
      await openPage(page, path)
      await addButton(page).click()
      await page
        .getByRole('banner')
        .getByRole('link', { name: /artículo/ })
        .click()
      await expect(panel(page).getByLabel(/^Cantidad de/)).toHaveCount(at + 1)
      await expect(panel(page).getByRole('button', { name: 'Finalizar el pedido' })).toBeInViewport(
        {
          ratio: 1,
        },
      )
    }
  })
})
