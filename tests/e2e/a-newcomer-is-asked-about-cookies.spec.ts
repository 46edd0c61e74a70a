import { expect, type Page, test } from '@playwright/test'
import LZString from 'lz-string'
import { axeFindings } from '../harness/pages/axe-faults.ts'

/** A browser that knows nothing of the shop. */
test.use({ storageState: { cookies: [], origins: [] } })

const banner = (page: Page) => page.getByRole('region', { name: 'Las cookies las decides tú' })
const stored = async (page: Page) => {
  const text = await page.evaluate(() => localStorage.getItem('user-cookie-consent'))
  return text === null ? null : (JSON.parse(LZString.decompressFromUTF16(text)) as unknown)
}
const only = { necessary: true, performance: false, functional: false, marketing: false }
const all = { necessary: true, performance: true, functional: true, marketing: true }

/** Opens a list whose scripts never come, and waits for the question. */
async function beAsked(page: Page) {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/baterias')
  await expect(banner(page)).toBeVisible()
}
const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click()

test('each answer works though the scripts never come (S-270, S-271)', async ({ page }) => {
  await beAsked(page)
  await press(page, 'Rechazar todas')
  await expect(banner(page)).toHaveCount(0)
  expect(await stored(page)).toEqual(only)
  await page.evaluate(() => localStorage.clear())
  await beAsked(page)
  await press(page, 'Aceptar todas')
  await expect(banner(page)).toHaveCount(0)
  expect(await stored(page)).toEqual(all)
})

test('the kinds are chosen one by one though the scripts never come (S-238, S-239)', async ({
  page,
}) => {
  await beAsked(page)
  await press(page, 'Elegir')
  await expect(banner(page).getByRole('heading')).toBeFocused()
  await expect(banner(page).getByRole('checkbox', { name: /^Necesarias/ })).toBeDisabled()
  await banner(page)
    .getByRole('checkbox', { name: /^Funcionales/ })
    .check()
  await banner(page)
    .getByRole('checkbox', { name: /^Marketing/ })
    .check()
  await press(page, 'Guardar mi elección')
  await expect(banner(page)).toHaveCount(0)
  expect(await stored(page)).toEqual({ ...only, functional: true, marketing: true })
})

test('an answer in another tab is one here too', async ({ page, context }) => {
  const other = await context.newPage()
  await beAsked(other)
  await beAsked(page)
  await press(page, 'Rechazar todas')
  await expect(banner(other)).toHaveCount(0)
})

test('the scripts leave the question as it stands, with what is ticked and focused', async ({
  page,
}) => {
  await page.goto('/baterias')
  const alive = page.waitForResponse('**/live')
  await expect(banner(page)).toBeVisible()
  await banner(page).evaluate((part) => part.setAttribute('data-same', ''))
  await press(page, 'Elegir')
  const kind = banner(page).getByRole('checkbox', { name: /^Rendimiento/ })
  await kind.check()
  await alive
  await expect(kind).toBeChecked()
  await expect(kind).toBeFocused()
  await page.getByRole('link', { name: 'Catálogo' }).first().click()
  await expect(page).toHaveURL(/catalogo/)
  await expect(banner(page)).toHaveCount(1)
  await expect(kind).toBeChecked()
  const counts = page.waitForRequest('**/functions/v1/track-site-visit')
  await press(page, 'Guardar mi elección')
  await expect(banner(page)).toHaveCount(0)
  expect(await stored(page)).toEqual({ ...only, performance: true })
  await counts
})

test('who allows to be counted with the first press is counted (S-336)', async ({ page }) => {
  await page.goto('/baterias')
  await expect(banner(page)).toBeVisible()
  const counts = page.waitForRequest('**/functions/v1/track-site-visit')
  await press(page, 'Aceptar todas')
  await expect(banner(page)).toHaveCount(0)
  await counts
  await expect(banner(page)).toHaveCount(0)
})

test('it lies over the page, which does not move, looks as ever, and nothing is wrong with it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { moved: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.moved += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/baterias')
  const early = await banner(page).boundingBox()
  const moved = () =>
    page.evaluate(() => (window as Window & { seen?: { moved: number } }).seen?.moved)
  expect(await moved()).toBe(0)
  expect(await axeFindings(page, { within: ['.consent-banner'] })).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link', { name: 'Política de cookies' })).toBeFocused()
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  expect(await banner(page).boundingBox()).toEqual(early)
})

test('English is asked in English', async ({ page }) => {
  await page.goto('/baterias?lng=en')
  const question = page.getByRole('region', { name: 'Cookies are your choice' })
  await question.getByRole('button', { name: 'Decline all' }).click()
  await expect(question).toHaveCount(0)
  expect(await stored(page)).toEqual(only)
})

test.describe('on a slow line', () => {
  const slow = { effectiveType: '2g' }
  test.beforeEach(async ({ page }) => {
    await page.addInitScript((link) => {
      const connection = Object.assign(new EventTarget(), link)
      Object.defineProperty(navigator, 'connection', { value: connection })
    }, slow)
  })

  test('who refuses is asked and answered without scripts (S-176)', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
    await page.goto('/baterias')
    await press(page, 'Elegir')
    await banner(page)
      .getByRole('checkbox', { name: /^Marketing/ })
      .press('Space')
    await press(page, 'Rechazar todas')
    await expect(banner(page)).toHaveCount(0)
    expect(await stored(page)).toEqual(only)
    await page.goto('/inversores')
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(banner(page)).toHaveCount(0)
    expect(scripts).toEqual([])
  })

  test('who allows to be counted is counted (S-336)', async ({ page }) => {
    const counts = page.waitForRequest('**/functions/v1/track-site-visit')
    await page.goto('/baterias')
    await press(page, 'Aceptar todas')
    await counts
  })
})
