import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const pages = [
  '/catalogo/kit-luz-100-w-y-640-wh',
  '/catalogo/panel-de-transferencia-de-12-circuitos',
  '/baterias?url_slug=bateria-lifepo4-12-v-100-ah',
  '/comparar?ids=bateria-lifepo4-12-v-100-ah,bateria-lifepo4-12-v-200-ah',
  '/comparar',
]
const screens = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]

for (const lng of ['es', 'en'])
  for (const viewport of screens)
    test(`axe finds nothing on products at ${viewport.width} px in ${lng}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of pages) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${lng}`, {
          waitUntil: 'networkidle',
        })
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      }
    })
