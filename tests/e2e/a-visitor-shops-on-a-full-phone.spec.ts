import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { openPage } from '../harness/pages/open-page.ts'

test.use({ serviceWorkers: 'allow' })
test.slow()

const pagesKept = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('girasol-pages-1')).keys()).map(({ url }) => new URL(url).pathname),
  )
const filesKept = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('girasol-files-1')).keys()).map(({ url }) => url),
  )
const usage = (page: Page) =>
  page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)

/** What this origin uses once the worker has stored all that the pages need. */
async function settledUsage(page: Page): Promise<number> {
  let before = -1
  const isSettled = async () => {
    const now = await usage(page)
    const isSame = now === before
    before = now
    return isSame
  }
  await expect.poll(isSettled, { timeout: 60_000, intervals: [2_000] }).toBe(true)
  return before
}

/** Chromium gives this origin no more than so many bytes. */
const giveSpace = (browser: CDPSession, page: Page, quotaSize: number) =>
  browser.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize })

async function keep(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await expect.poll(() => pagesKept(page), { timeout: 30_000 }).toContain(path)
}

async function showsEverything(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await expect(page.getByRole('article').first()).toBeVisible()
  const image = page.getByRole('article').first().locator('img')
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
}

test('a full storage costs no page, no file and no image; what is oldest gives way', async ({
  page,
  context,
}) => {
  const broken: string[] = []
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') broken.push(request.url())
  })
  await keep(page, '/baterias')
  await keep(page, '/catalogo')
  const browser = await context.newCDPSession(page)
  await giveSpace(browser, page, await settledUsage(page))
  const before = await filesKept(page)
  await showsEverything(page, '/inversores')
  await expect.poll(() => pagesKept(page), { timeout: 30_000 }).toContain('/inversores')
  await showsEverything(page, '/panelessolarescuba')
  await expect.poll(() => pagesKept(page), { timeout: 30_000 }).toContain('/panelessolarescuba')
  // files give way before the few pages do
  const oldest = before[0] ?? 'no file'
  await expect.poll(() => filesKept(page), { timeout: 30_000 }).not.toContain(oldest)
  await giveSpace(browser, page, 1)
  await showsEverything(page, '/accesorios')
  await page.evaluate(() => {
    caches.delete('girasol-files-1')
  })
  await showsEverything(page, '/inversores')
  expect(broken).toEqual([])
})
