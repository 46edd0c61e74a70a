import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../harness/pages/open-page.ts'

/** A 2G line as a phone knows it: 280 kbit down, 800 ms to and fro. */
async function onSecondGeneration(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 35_000,
    uploadThroughput: 32_000,
  })
}

test('over 2G a list can be read and walked before any script arrives', async ({ page }) => {
  test.slow()
  await onSecondGeneration(page)
  await page.route('**/assets/*.js', () => {})
  await page.goto('/baterias', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Baterías', level: 1 })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('$')
  await page.getByRole('link', { name: 'Batería LiFePO4 12 V 50 Ah', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/12.V.50.Ah/)
})

test('a line that is cut in the middle says so, and the step goes on when it is back', async ({
  page,
  context,
}) => {
  await openPage(page, '/guia-instalacion')
  await context.setOffline(true)
  const batteries = page.getByRole('contentinfo').getByRole('link', { name: 'Baterías' })
  const lost = page.getByRole('heading', { name: 'No hay conexión con la tienda', level: 1 })
  await batteries.click()
  await expect(lost).toBeInViewport()
  await page.getByRole('button', { name: 'Volver a lo que tenías' }).click()
  await expect(page.getByRole('heading', { name: 'Guía de instalación', level: 1 })).toBeVisible()
  await batteries.click()
  await expect(lost).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Baterías', level: 1 })).toBeVisible()
})

test('a line that goes and comes back is said over the page, and nothing jumps (S-179, S-282)', async ({
  page,
  context,
}) => {
  await openPage(page, '/baterias')
  const bar = page.locator('#linea')
  const card = page.getByRole('article').first()
  const before = await card.boundingBox()
  await expect(bar).toBeEmpty()
  await context.setOffline(true)
  await expect(bar.getByText('Sin conexión a Internet', { exact: true })).toBeVisible()
  await expect(bar).toContainText('Precios vistos el')
  expect(await card.boundingBox()).toEqual(before)
  await context.setOffline(false)
  await expect(bar).toBeEmpty()
  expect(await card.boundingBox()).toEqual(before)
})
