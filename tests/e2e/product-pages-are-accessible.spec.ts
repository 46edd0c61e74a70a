import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const screens = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]

async function expectNothingFound(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const lng of ['es', 'en'])
    for (const viewport of screens) {
      await page.setViewportSize(viewport)
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${lng}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    }
}

test.beforeEach(() => test.slow())

test('axe finds nothing on a kit', async ({ page }) => {
  await expectNothingFound(page, '/catalogo/kit-luz-100-w-y-640-wh')
})

test('axe finds nothing on a product that is not sold for the destination', async ({ page }) => {
  await expectNothingFound(page, '/catalogo/bombillos-led-recargables-paquete-de-4')
})

test('axe finds nothing on a product over the page', async ({ page }) => {
  await expectNothingFound(page, '/baterias?url_slug=bateria-lifepo4-12-v-100-ah')
})

test('axe finds nothing on a comparison', async ({ page }) => {
  const ids = 'bateria-lifepo4-12-v-100-ah,panel-solar-perc-550-w,estacion-portatil-300-wh-300-w'
  await expectNothingFound(page, `/comparar?ids=${ids}`)
})

test('axe finds nothing where there is nothing to compare', async ({ page }) => {
  await expectNothingFound(page, '/comparar')
})
