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

/** Every script and word that the page asked for. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(assets|locales)\/|\/live$/.test(pathname)) asked.push(pathname)
  })
  return asked
}

const comesAlive = (page: Page) =>
  page.waitForRequest((request) => new URL(request.url()).pathname === '/live')

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
    const scripts = scriptsOf(page)
    await page.goto('/baterias')
    await expect(page.locator('body.lite-mode')).toHaveCount(1)
    const style = page.locator('link[rel=stylesheet][href="/lite-mode.css"]')
    await expect(style).toHaveCount(1)
    const look = await page
      .getByRole('article')
      .first()
      .evaluate((card) => {
        const { transitionDuration, transitionProperty, boxShadow } = getComputedStyle(card)
        return { transitionDuration, transitionProperty, boxShadow }
      })
    expect(look.boxShadow).toBe('none')
    expect(look.transitionProperty === 'none' || look.transitionDuration === '0s').toBe(true)
    expect(scripts).toEqual([])
    const alive = comesAlive(page)
    await page.getByRole('heading', { level: 1 }).click()
    await alive
    await expect(page.locator('body.lite-mode')).toHaveCount(1)
    await expect(style).toHaveCount(1)
    await page.context().close()
  })

test('a link that is not slow keeps the shop as it is', async ({ browser }) => {
  const page = await browserOn(browser, { effectiveType: '4g', downlink: 10 })
  await openPage(page, '/baterias')
  await expect(page.locator('body.lite-mode')).toHaveCount(0)
  await expect(slowNotice(page)).toBeHidden()
  await page.context().close()
})

test('a slow link is told once per session, for ten seconds (S-288, S-289)', async ({
  browser,
}) => {
  const page = await browserOn(browser, { effectiveType: '3g' })
  await page.clock.install()
  await page.goto('/baterias')
  await expect(slowNotice(page)).toBeVisible()
  await page.clock.runFor(9_000)
  await expect(slowNotice(page)).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(slowNotice(page)).toBeHidden()
  await page.goto('/inversores')
  await expect(page.locator('body.lite-mode')).toHaveCount(1)
  await expect(slowNotice(page)).toBeHidden()
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
  await page.goto('/baterias')
  await expect(page.locator('body.lite-mode')).toHaveCount(1)
  const next = await page.request.get('/catalogo')
  expect(await next.text()).toContain('<body class="lite-mode">')
  const alive = comesAlive(page)
  await page.evaluate(() => {
    const { connection } = navigator as Navigator & { connection: EventTarget }
    Object.assign(connection, { effectiveType: '4g' })
    connection.dispatchEvent(new Event('change'))
  })
  await alive
  await expect(page.locator('body.lite-mode')).toHaveCount(0)
  const after = await page.request.get('/catalogo')
  expect(await after.text()).not.toContain('<body class="lite-mode">')
  await page.context().close()
})

test('a page where one fills something in comes alive by itself on a slow link', async ({
  browser,
}) => {
  const page = await browserOn(browser, { effectiveType: '2g' })
  await openPage(page, '/calculadora-solar')
  await page.context().close()
})

test('on a slow link one scrolls, unfolds and goes on to a product without any script', async ({
  browser,
}) => {
  const page = await browserOn(browser, { effectiveType: '2g' })
  const scripts = scriptsOf(page)
  await page.goto('/baterias')
  await page.mouse.wheel(0, 2_000)
  await page.getByText('Filtros', { exact: true }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await page.getByRole('article').nth(3).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/catalogo\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(scripts).toEqual([])
  await page.context().close()
})

test('what is typed and chosen on a slow link before the scripts stays', async ({ browser }) => {
  const page = await browserOn(browser, { effectiveType: '2g' })
  await page.setViewportSize({ width: 1366, height: 768 })
  const scripts = scriptsOf(page)
  await page.goto('/baterias')
  const field = page.getByRole('banner').getByRole('combobox').first()
  expect(scripts).toEqual([])
  const alive = comesAlive(page)
  await field.fill('panel')
  await page.getByRole('checkbox').first().check()
  await alive
  await expect(page).toHaveURL(/available=1/)
  await expect(field).toHaveValue('panel')
  await page.context().close()
})

test('a product touched again and again on a slow link is in the cart once', async ({
  browser,
}) => {
  const page = await browserOn(browser, { effectiveType: '2g' })
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>()
  const sent: string[] = []
  await page.route('**/carrito', async (route) => {
    if (route.request().method() === 'POST') {
      sent.push(route.request().postData() ?? '')
      await arrives
    }
    await route.continue()
  })
  await page.goto('/catalogo/bateria-lifepo4-12-v-100-ah')
  const add = page.getByRole('button', { name: /Añadir|Agregar/ }).first()
  await page.exposeFunction('afterTouches', arrive)
  await add.evaluate((button: HTMLButtonElement) => {
    const { afterTouches } = window as unknown as { afterTouches: () => void }
    for (const after of [0, 300, 600]) setTimeout(() => button.click(), after)
    setTimeout(afterTouches, 900)
  })
  await expect(page).toHaveURL(/\/carrito/)
  await expect(page.locator('[data-badge]').first()).toHaveText('1')
  expect(sent).toHaveLength(1)
  await page.context().close()
})

test('whoever has a cart sees it on a slow link: its scripts come at once', async ({ browser }) => {
  const page = await browserOn(browser, { effectiveType: '2g' })
  await openPage(page, '/')
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Añadir/ })
    .click()
  await openPage(page, '/baterias')
  await expect(page.locator('[data-badge]').first()).toHaveText('1')
  await page.context().close()
})

test('a whole list on the first visit by a slow link weighs less than 150 kB', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 12_500,
    uploadThroughput: 12_500,
    connectionType: 'cellular2g',
  })
  let weight = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    weight += encodedDataLength
  })
  await page.goto('/baterias', { waitUntil: 'networkidle' })
  expect(weight).toBeGreaterThan(20_000)
  expect(weight).toBeLessThan(150_000)
  await context.close()
})
