import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../harness/pages/open-page.ts'

const wideness = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  for (const path of ['/baterias', '/catalogo?search=bateria&voltage=48&min_price=1', '/comparar'])
    test(`${path} holds every control inside the window`, async ({ page }) => {
      await page.goto(path)
      const controls = page.getByRole('main').locator('button:visible, select:visible')
      for (const control of await controls.all()) {
        const box = await control.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 16)
      }
    })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the chosen family is in sight in its row, whichever it is', async ({ page }) => {
    for (const path of ['/catalogo', '/accesorios', '/energia-portatil']) {
      await page.goto(path)
      const row = page.getByRole('navigation', { name: 'Familias de productos' })
      await expect(row.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    }
  })

  test('every kit of the installation guide is large enough for a finger', async ({ page }) => {
    await page.goto('/guia-instalacion')
    const sheets = page.getByRole('main').locator('a[href*="/instalacion?lugar="]')
    expect(await sheets.count()).toBeGreaterThan(5)
    for (const sheet of await sheets.all())
      expect.soft((await sheet.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

  test('once the destination is known the strip under the header is slim and asks no more', async ({
    page,
  }) => {
    await page.goto('/baterias')
    await page.getByRole('button', { name: 'Cuba' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cuba' })).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Cuba' })).toHaveCount(1)
    const strip = await page.getByRole('region', { name: 'Envío', exact: true }).boundingBox()
    expect(strip?.height).toBeLessThanOrEqual(56)
  })

  test('help stands along the edge of the window and is gone while one reads on', async ({
    page,
  }) => {
    await openPage(page, '/terminos-y-condiciones')
    const help = page.getByRole('complementary', { name: 'Ayuda rápida' })
    const box = await help.boundingBox()
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844])
    await page.mouse.wheel(0, 600)
    await expect(help).not.toBeInViewport()
    expect(await wideness(page)).toBe(390)
  })
})

test('on the narrowest phone the sign and the help at the end of the window are whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, '/baterias')
  await page.getByRole('button', { name: 'Cuba' }).click()
  await expect(page.getByRole('button', { name: 'Cuba' })).toHaveCount(1)
  const sign = page.getByRole('banner').getByRole('link', { name: /Girasol/ })
  expect((await sign.boundingBox())?.width).toBeGreaterThanOrEqual(36)
  const help = page.getByRole('complementary', { name: 'Ayuda rápida' })
  for (const entry of await help.locator('a, button').all()) {
    const clipped = await entry.evaluate((box) => box.scrollWidth - box.clientWidth)
    expect.soft([await entry.textContent(), clipped]).toEqual([await entry.textContent(), 0])
  }
})

test('figures and prices keep their columns in the display face', async ({ page }) => {
  await page.goto('/baterias')
  await page.evaluate(() => document.fonts.ready)
  const widths = await page
    .getByRole('main')
    .getByText(/^\$\d/)
    .first()
    .evaluate((price) =>
      ['1111', '8888'].map((text) => {
        price.textContent = text
        return price.getBoundingClientRect().width
      }),
    )
  expect(widths[0]).toBe(widths[1])
})
