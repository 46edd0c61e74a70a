import { expect, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { hostileTexts } from '../harness/inputs/hostile-texts.ts'

let shop: IsolatedShop
test.beforeAll(async () => {
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())

/** Fails the story when a page runs what it was given, or when its policy had to stop it. */
async function watch(page: Page): Promise<() => Promise<void>> {
  const stopped: string[] = []
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => stopped.push('dialog')))
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) stopped.push(message.text())
  })
  return async () => {
    expect(await page.evaluate(() => '__ran' in window)).toBe(false)
    expect(stopped).toEqual([])
  }
}

/** Every product gets one of the texts wherever the owner may write. */
const spoilCatalogue = () =>
  shop.write(sql`
    update products p set
      name = v.text, name_en = v.text, short_description = v.text, short_description_en = v.text,
      description = v.text, description_en = v.text, image_url = v.text, share_image_url = v.text,
      gallery_images = jsonb_build_array(v.text, v.text),
      specs = p.specs || jsonb_build_object('warranty_years', v.text, v.text, v.text)
    from (select id, (row_number() over (order by id))::int as place from products) n
    join unnest(${hostileTexts}::text[]) with ordinality as v (text, place)
      on v.place = 1 + (n.place - 1) % ${hostileTexts.length}::int
    where n.id = p.id`)

test('what stands in the catalogue is shown and never run', async ({ page }) => {
  await spoilCatalogue()
  const unharmed = await watch(page)
  for (const category of ['kit', 'battery', 'panel', 'inverter', 'portable', 'accessory']) {
    await page.goto(`${shop.url}/catalogo?category=${category}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await unharmed()
  }
  // each text was shown in a list; a third of them is read on the page of its product too
  const slugs = await shop.read<{ slug: string }>(
    sql`select slug from (
      select url_slug as slug, row_number() over (order by id) as place from products
      order by id limit ${hostileTexts.length}) listed where place % 3 = 0`,
  )
  for (const { slug } of slugs) {
    const response = await page.goto(`${shop.url}/catalogo/${slug}`)
    expect(response?.status()).toBe(200)
    await unharmed()
  }
})

test('what is searched for is shown and never run', async ({ page }) => {
  const unharmed = await watch(page)
  for (const text of hostileTexts) {
    const response = await page.goto(`${shop.url}/catalogo?search=${encodeURIComponent(text)}`)
    expect(response?.status()).toBe(200)
    await unharmed()
  }
})
