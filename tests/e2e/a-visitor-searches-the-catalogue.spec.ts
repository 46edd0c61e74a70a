import { expect, test } from '@playwright/test'
import { openPage } from '#tests/harness/pages/open-page.ts'

test('a visitor finds batteries in spite of a typing error', async ({ page }) => {
  await openPage(page, '/catalogo?search=batria')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados de «batria»')
  await expect(page.getByRole('article').filter({ hasText: '12 V 50 Ah' })).toBeVisible()
  await page.getByLabel('Ordenar por').selectOption({ label: 'Más parecido' })
  await expect(page.getByRole('article').first()).toContainText('Batería LiFePO4 12 V 50 Ah')
})

test('a visitor who finds nothing is led on', async ({ page }) => {
  await page.goto('/baterias?min_wh=5000&max_price=10')
  await page.getByRole('link', { name: /^Quitar «Hasta \$10.00»/ }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('5 productos')
  await page.goto('/catalogo?search=xqzwkj')
  await expect(page.getByText('No encontramos nada con «xqzwkj»')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Energía portátil', exact: true }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('7 productos')
})
