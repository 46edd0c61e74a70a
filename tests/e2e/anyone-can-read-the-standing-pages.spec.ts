import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const paths = [
  '/',
  '/calculadora-solar',
  '/guia-instalacion',
  '/politica-de-cookies',
  '/politica-envios-devoluciones',
  '/carrito',
  '/login',
  '/no-existe',
]
const screens = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]

for (const lng of ['es', 'en']) {
  for (const viewport of screens) {
    test(`nothing stands in anyone's way at ${viewport.width} px (${lng})`, async ({ page }) => {
      test.slow()
      await page.setViewportSize(viewport)
      for (const path of paths) {
        await page.goto(`${path}?lng=${lng}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [path, id, nodes[0]?.html])).toEqual([])
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect([path, width]).toEqual([path, viewport.width])
      }
    })
  }
}

test('a legal text is read from its contents by keyboard alone', async ({ page }) => {
  await page.goto('/politica-de-privacidad')
  const contents = page.getByRole('navigation', { name: 'Contenido' })
  const last = contents.getByRole('link').last()
  const name = await last.innerText()
  await last.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, level: 2 })).toBeInViewport()
})
