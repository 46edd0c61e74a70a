import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import { sql } from 'kysely'
import { memoryStore } from '../../platform/files/memory-store.ts'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { anOrder } from '../harness/orders/an-order.ts'

const files = memoryStore()
const photo = fs.readFileSync('public/brand/home/azotea-480.webp')

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop({ files })
  const order = await anOrder().paidBy('paypal').insert(shop.db)
  const id = randomUUID()
  await shop.write(sql`insert into reviews
    (id, order_id, product_id, rating, body, author, place, locale, delivered_on, state, written_at, decided_at)
    select ${id}, ${order.id}, products.id, 5, 'Ya hay luz.', 'Yamila', 'Holguín', 'es', '2026-10-15', 'released', now(), now()
    from products where sku = 'KIT-LUZ-640'`)
  for (const position of [1, 2, 3]) {
    const name = `${randomUUID()}.webp`
    await files.put('reviews', name, photo, { contentType: 'image/webp' })
    await shop.write(sql`insert into review_images (file_name, review_id, position)
      values (${name}, ${id}, ${position})`)
  }
})
test.afterAll(() => shop.close())

test('the photos of a house stand in one row on a phone, a tablet and a desk', async ({ page }) => {
  for (const width of [390, 768, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${shop.url}/casas-con-luz`)
    const photos = page.getByRole('article').getByRole('img', { name: /Yamila/ })
    await expect(photos).toHaveCount(3)
    const boxes = await Promise.all((await photos.all()).map((one) => one.boundingBox()))
    expect.soft([width, new Set(boxes.map((box) => box?.y)).size]).toEqual([width, 1])
    for (const box of boxes) expect.soft(box?.width).toBeGreaterThanOrEqual(90)
  }
})
