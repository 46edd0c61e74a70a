import { expect, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { openPage } from '../harness/pages/open-page.ts'

test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())

const walk = async (page: Page) => {
  for (const path of ['/', '/catalogo?search=nadaquesellame', '/catalogo/kit-luz-100-w-y-640-wh'])
    await openPage(page, shop.url + path)
  await page.getByRole('link', { name: 'Baterías' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 20_000)
}

function requestsOf(page: Page) {
  const urls: URL[] = []
  page.on('request', (request) => urls.push(new URL(request.url())))
  const isForeign = (url: URL) => url.origin !== shop.url && url.protocol.startsWith('http')
  return {
    foreign: () => urls.filter(isForeign).map((url) => url.href),
    functions: () => urls.filter(({ pathname }) => pathname.startsWith('/functions/')),
  }
}

interface Kept {
  readonly event_name: string
  readonly event_data: Record<string, unknown>
  readonly user_session: string
}
const events = () =>
  shop.read(
    sql<Kept>`select event_name, event_data, user_session from analytics_events order by id`,
  )
const namesKept = async () => new Set((await events()).map((event) => event.event_name))

test('before consent nothing is recorded, and no page asks another host for anything (S-320)', async ({
  page,
}) => {
  const requests = requestsOf(page)
  await walk(page)
  await page.goto('about:blank')
  expect(requests.foreign()).toEqual([])
  expect(requests.functions()).toEqual([])
  expect(await events()).toEqual([])
})

test('after consent visits, pages, products, vain searches and depths are kept, by this shop alone (S-320, S-335, S-336, S-403)', async ({
  page,
}) => {
  const requests = requestsOf(page)
  await openPage(page, `${shop.url}/?utm_source=carta&utm_campaign=noviembre`)
  await page.getByRole('button', { name: 'Aceptar todas' }).click()
  const visits = () => shop.read(sql`select * from site_visits`)
  await expect.poll(async () => (await visits()).length).toBe(1)
  expect(await visits()).toMatchObject([{ utm_source: 'carta', utm_campaign: 'noviembre' }])
  await walk(page)
  await expect
    .poll(namesKept, { timeout: 15_000 })
    .toEqual(new Set(['page_view', 'search_without_results', 'product_opened', 'scroll_depth']))
  expect(requests.foreign()).toEqual([])
  const stored = await events()
  expect(new Set(stored.map(({ user_session }) => user_session))).toEqual(new Set(['anonymous']))
  expect(stored).toContainEqual({
    event_name: 'product_opened',
    event_data: { slug: 'kit-luz-100-w-y-640-wh', destination: 'usa' },
    user_session: 'anonymous',
  })
})

test('a closed page does not lose what waits, and a withdrawn consent stops at once (S-320)', async ({
  page,
}) => {
  await openPage(page, `${shop.url}/inversores`)
  const isCounting = page.waitForRequest('**/functions/v1/track-site-visit')
  await page.getByRole('button', { name: 'Aceptar todas' }).click()
  await isCounting
  await page.goto('about:blank')
  const pathsKept = async () => (await events()).map(({ event_data }) => event_data.path)
  await expect.poll(pathsKept).toContain('/inversores')
  await openPage(page, `${shop.url}/accesorios`)
  await page.getByRole('link', { name: 'Preferencias de cookies' }).click()
  await page.getByRole('button', { name: 'Rechazar todas' }).click()
  await page.goto('about:blank')
  await openPage(page, `${shop.url}/comparar`)
  await page.goto('about:blank')
  expect(await pathsKept()).not.toContain('/accesorios')
  expect(await pathsKept()).not.toContain('/comparar')
})
