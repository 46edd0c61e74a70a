import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../harness/pages/open-page.ts'
import { runClockUntil } from '../harness/pages/run-clock.ts'

test.slow()

const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' })
const bar = (page: Page) => page.locator('#linea')
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const lose = (page: Page, pattern: string) =>
  page.route(pattern, (route) => route.abort('connectionfailed'))

/** Looks at the batteries, and lets a day go by. */
async function sawBatteriesYesterday(page: Page): Promise<string> {
  await openPage(page, '/baterias')
  const price = await page.getByRole('article').first().innerText()
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('solarProducts') ?? '[]')
    const dayBefore = (seenAt: string) => new Date(Date.parse(seenAt) - 86_400_000).toISOString()
    for (const one of stored) one.seenAt = dayBefore(one.seenAt)
    localStorage.setItem('solarProducts', JSON.stringify(stored))
  })
  return price
}

test('what a visitor sees of products is kept under solarProducts (S-405)', async ({ page }) => {
  await openPage(page, '/baterias')
  const shown = await page.getByRole('article').count()
  const stored = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('solarProducts') ?? '[]'),
  )
  expect(stored).toHaveLength(shown)
  expect(stored[0].product).toMatchObject({ category: 'battery' })
})

test('a fetch that fails four times keeps yesterday’s products, with the notice and their date (S-275, S-346, S-348, S-357)', async ({
  page,
}) => {
  const before = await sawBatteriesYesterday(page)
  await openPage(page, '/guia-instalacion')
  const requests: number[] = []
  page.on('request', (request) => {
    if (request.url().includes('/baterias.data')) requests.push(Date.now())
  })
  await lose(page, '**/baterias.data*')
  await footerLink(page, 'Baterías').click()
  await expect(notices(page).getByText('Error de Conexión', { exact: true })).toBeVisible()
  await expect(
    notices(page).getByText(
      'No se pudieron cargar los productos. Mostrando datos de la última visita.',
    ),
  ).toBeVisible()
  await expect(notices(page).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Baterías', level: 1 })).toBeVisible()
  expect(await page.getByRole('article').first().innerText()).toBe(before)
  await expect(bar(page)).toContainText(/La tienda no responde Precios vistos el \d+ \w+ \d{4}/)
  expect(requests).toHaveLength(4)
  const pauses = requests.slice(1).map((at, index) => at - (requests[index] ?? 0))
  for (const [index, pause] of pauses.entries())
    expect(pause).toBeGreaterThanOrEqual(1000 * (index + 1) - 20)
})

test('as soon as the shop answers again, today’s prices take their place', async ({ page }) => {
  await page.clock.install()
  await sawBatteriesYesterday(page)
  await openPage(page, '/guia-instalacion')
  await lose(page, '**/baterias.data*')
  await footerLink(page, 'Baterías').click()
  await runClockUntil(page, bar(page).getByText('Precios vistos'))
  await page.unroute('**/baterias.data*')
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(bar(page)).toBeEmpty()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a page that was never seen gives way to the network screen', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/guia-instalacion')
  await lose(page, '**/inversores.data*')
  await footerLink(page, 'Inversores').click()
  await runClockUntil(
    page,
    page.getByRole('heading', { name: 'No hay conexión con la tienda', level: 1 }),
  )
})

test('a section of the home page is filled with what was kept of it', async ({ page }) => {
  await page.clock.install()
  await sawBatteriesYesterday(page)
  await lose(page, '**/secciones/battery.data*')
  await openPage(page, '/')
  await page.getByRole('heading', { name: 'Baterías', exact: true }).scrollIntoViewIfNeeded()
  await runClockUntil(page, notices(page).getByText('Error de Conexión', { exact: true }))
  const shelf = page.getByRole('region', { name: 'Baterías' })
  await expect(shelf.getByRole('link', { name: 'Batería LiFePO4 12 V 50 Ah' })).toBeVisible()
  await expect(shelf.getByText(/^Precios vistos el/)).toBeVisible()
})

test('a browser that can keep nothing says so once (S-358)', async ({ page }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key === 'solarProducts') throw new DOMException('full', 'QuotaExceededError')
      set.call(this, key, value)
    }
  })
  await openPage(page, '/baterias')
  const title = notices(page).getByText('Error de Almacenamiento')
  await expect(title).toBeVisible()
  await expect(
    notices(page).getByText(
      'No se pudieron guardar los productos localmente. La información podría no estar disponible sin conexión.',
    ),
  ).toBeVisible()
  await expect(title).toHaveCount(0)
  await footerLink(page, 'Inversores').click()
  await expect(page.getByRole('heading', { name: 'Inversores', level: 1 })).toBeVisible()
  await expect(title).toHaveCount(0)
})

test('settings that cannot be fetched keep those one had, with the notice (S-359)', async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, '/guia-instalacion')
  await lose(page, '**/guia-instalacion.data*')
  await page.getByRole('button', { name: 'Cuba' }).first().click()
  await runClockUntil(page, notices(page).getByText('Error de Carga'))
  await expect(
    notices(page).getByText('No se pudieron cargar los ajustes del sitio.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Guía de instalación', level: 1 })).toBeVisible()
})
