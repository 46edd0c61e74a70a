import { type Browser, expect, type Page, test } from '@playwright/test'
import { openPage } from '../harness/pages/open-page.ts'

interface Link {
  readonly effectiveType?: string
  readonly saveData?: boolean
  readonly downlink?: number
}

/** A browser whose link is as told: in its headers, where it sends them, and to the page. */
async function browserOn(browser: Browser, link: Link, headers: Record<string, string> = {}) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: headers,
  })
  await context.addInitScript((response) => {
    const connection = Object.assign(new EventTarget(), response)
    Object.defineProperty(navigator, 'connection', { value: connection })
  }, link)
  return context.newPage()
}

const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' })
const slowNotice = (page: Page) => notices(page).getByText('Conexión lenta')
const eightKilobytes = 8 * 1024

/** Every picture that travelled, with its weight on the line. */
function weighImages(page: Page): { url: string; weight: number }[] {
  const weighed: { url: string; weight: number }[] = []
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'image') return
    const { responseBodySize } = await request.sizes()
    weighed.push({ url: request.url(), weight: responseBodySize })
  })
  return weighed
}

for (const [name, link] of Object.entries({
  'data saving': { saveData: true },
  '2g': { effectiveType: '2g' },
  'less than 1 Mbit/s': { effectiveType: '4g', downlink: 0.5 },
}))
  test(`${name} makes the shop light: body class and lite-mode.css (S-286, S-287)`, async ({
    browser,
  }) => {
    const page = await browserOn(browser, link)
    await openPage(page, '/baterias')
    await expect(page.locator('body.lite-mode')).toHaveCount(1)
    await expect(page.locator('link[rel=stylesheet][href="/lite-mode.css"]')).toHaveCount(1)
    const look = await page
      .getByRole('article')
      .first()
      .evaluate((card) => {
        const { transitionDuration, transitionProperty, boxShadow } = getComputedStyle(card)
        return { transitionDuration, transitionProperty, boxShadow }
      })
    expect(look.boxShadow).toBe('none')
    expect(look.transitionProperty === 'none' || look.transitionDuration === '0s').toBe(true)
    await page.context().close()
  })

test('a link that is not slow keeps the shop as it is', async ({ browser }) => {
  const page = await browserOn(browser, { effectiveType: '4g', downlink: 10 })
  await openPage(page, '/baterias')
  await expect(page.locator('body.lite-mode')).toHaveCount(0)
  await expect(slowNotice(page)).toHaveCount(0)
  await page.context().close()
})

test('a slow link is told once per session, for ten seconds (S-288, S-289)', async ({
  browser,
}) => {
  const page = await browserOn(browser, { effectiveType: '3g' })
  await page.clock.install()
  await openPage(page, '/baterias')
  await expect(slowNotice(page)).toBeVisible()
  await page.clock.runFor(9_000)
  await expect(slowNotice(page)).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(slowNotice(page)).toHaveCount(0)
  await openPage(page, '/inversores')
  await expect(page.locator('body.lite-mode')).toHaveCount(1)
  await expect(slowNotice(page)).toHaveCount(0)
  await page.context().close()
})

test('a browser that saves data gets a light page before any script, and no heavy picture', async ({
  browser,
}) => {
  const page = await browserOn(browser, { saveData: true }, { 'Save-Data': 'on' })
  const weighed = weighImages(page)
  await page.route('**/assets/*.js', () => {})
  await page.goto('/catalogo', { waitUntil: 'commit' })
  await expect(page.locator('body.lite-mode')).toHaveCount(1)
  for (const card of await page.getByRole('article').all()) await card.scrollIntoViewIfNeeded()
  await expect.poll(() => weighed.length).toBeGreaterThan(10)
  expect(weighed.filter(({ weight }) => weight > eightKilobytes)).toEqual([])
  await page.context().close()
})

test('what the page saw of the link is told to the next one by a cookie, and forgotten with it', async ({
  browser,
}) => {
  const page = await browserOn(browser, { effectiveType: '2g' })
  await openPage(page, '/baterias')
  await expect(page.locator('body.lite-mode')).toHaveCount(1)
  const next = await page.request.get('/catalogo')
  expect(await next.text()).toContain('<body class="lite-mode">')
  await page.evaluate(() => {
    const { connection } = navigator as Navigator & { connection: EventTarget }
    Object.assign(connection, { effectiveType: '4g' })
    connection.dispatchEvent(new Event('change'))
  })
  await expect(page.locator('body.lite-mode')).toHaveCount(0)
  expect(await (await page.request.get('/catalogo')).text()).not.toContain('lite-mode')
  await page.context().close()
})
