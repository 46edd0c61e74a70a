import { expect, test } from '@playwright/test'
import { sql } from 'kysely'
import { memoryStore } from '#platform/files/memory-store.ts'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { axeFaults } from '../harness/pages/axe-faults.ts'
import { frameFaults, someWidths } from '../harness/pages/frame-faults.ts'
import { fillPanel } from '../harness/panel/busy-panel.ts'
import { panelPages } from '../harness/panel/panel-pages.ts'

/** Rows of a table are alike, and the frame is read on the first page. */
const leftOut = (path: string) => [
  ...['tbody tr:nth-child(n + 4)', '[role=row]:nth-child(n + 5)', 'option:nth-child(n + 3)'],
  ...(path === '/admin' ? [] : ['header.on-night', 'nav']),
]

test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
let cookie = ''
let pages: string[] = []
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const files = memoryStore()
  shop = await openIsolatedShop({ files })
  cookie = (await shop.somebody('admin')).cookie
  pages = panelPages(await fillPanel(shop, files, cookie))
  await shop.write(sql`insert into site_settings (setting_key, setting_value)
    values ('shop_name', 'Luz y Energía de Holguín')
    on conflict (setting_key) do update set setting_value = excluded.setting_value`)
})
test.afterAll(() => shop.close())

for (const [lng, screen] of [
  ['es', 'phone'],
  ['en', 'desktop'],
] as const)
  test(`axe finds nothing on any page of a filled panel, none of which is wider than a screen, in ${lng} on a ${screen}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000)
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: shop.url }])
    for (const path of pages) {
      await page.goto(`${shop.url}${path}${path.includes('?') ? '&' : '?'}lng=${lng}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      const faults = await axeFaults(page, { on: [screen], leftOut: leftOut(path) })
      // the frame is the same in both languages; its header has a story of its own
      const wide = lng === 'es' ? await frameFaults(page, someWidths) : []
      expect.soft([path, faults, wide]).toEqual([path, [], []])
    }
  })
