import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { actingAs, asSystemActor, asVisitor } from '#tests/harness/database/actors.ts'
import { allProducts, listProducts, suggestProducts } from '../catalogue.service.server.ts'
import { browsableCategories, byPrice, priceFor } from '../products/product.rules.ts'
import { parseListing } from './listing.input.ts'
import { type Listing, pageSize } from './listing.rules.ts'

const read = (query: string): Listing => parseListing(new URLSearchParams(query))
const list = async (query: string, overrides: Partial<Ctx> = {}) =>
  listProducts(await asVisitor(overrides), read(query))

/** All pages of a listing. */
async function everyPage(query: string, overrides: Partial<Ctx> = {}) {
  const first = await list(query, overrides)
  const others = Array.from({ length: first.pages - 1 }, (_, index) => index + 2)
  const pages = [first]
  for (const page of others) pages.push(await list(`${query}&page=${page}`, overrides))
  return pages.flatMap((one) => one.products)
}

test.each(['usa', 'cuba'] as const)(
  'the catalogue is sorted by price ascending for %s, where that is chosen (S-276)',
  async (destination) => {
    const shown = await everyPage('sort=price', { destination })
    expect(shown).toHaveLength(83)
    expect(new Set(shown.map((one) => one.id)).size).toBe(83)
    expect(shown).toEqual(shown.toSorted(byPrice(destination)))
  },
)

test.each(['usa', 'cuba'] as const)(
  'without a choice the families are shown for %s, kits first, each from its cheapest (S-276)',
  async (destination) => {
    const shown = await everyPage('', { destination })
    expect(new Set(shown.map((one) => one.id)).size).toBe(83)
    const families = [...new Set(shown.map((one) => one.category))]
    expect(families).toEqual([...browsableCategories])
    const expected = browsableCategories.flatMap((category) =>
      shown.filter((one) => one.category === category).toSorted(byPrice(destination)),
    )
    expect(shown).toEqual(expected)
  },
)

test('a product without a price is shown last, whichever way prices run (S-277)', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    await sql`update products set sell_price = null where sku = 'PAN-450M'`.execute(ctx.tx)
    for (const sort of ['price', 'price-desc', 'wh-price']) {
      const { products } = await listProducts(ctx, read(`category=panel&sort=${sort}`))
      expect(products.at(-1)?.sku).toBe('PAN-450M')
    }
  })
})

test('each of the six families is listed, and counted beside the others (S-004)', async () => {
  const all = await list('')
  for (const category of browsableCategories) {
    const productCategory = await list(`category=${category}`)
    expect(productCategory.products.every((one) => one.category === category)).toBe(true)
    expect(productCategory.total).toBe(all.counts?.[category])
    expect(productCategory.total).toBeGreaterThan(0)
  }
})

test('filters narrow by price, power, energy, voltage and destination', async () => {
  const priced = await everyPage('min_price=200&max_price=500', { destination: 'cuba' })
  for (const product of priced) {
    expect(priceFor(product, 'cuba')).toBeGreaterThanOrEqual(20_000)
    expect(priceFor(product, 'cuba')).toBeLessThanOrEqual(50_000)
  }
  const strong = await everyPage('category=inverter&min_w=3000&max_w=8000')
  expect(strong.map((one) => one.powerW).toSorted()).toEqual([3000, 3500, 6000, 8000])
  const stored = await everyPage('category=battery&min_wh=5000&voltage=48')
  expect(stored.length).toBeGreaterThan(0)
  for (const product of stored) expect(product.energyWh).toBeGreaterThanOrEqual(5000)
  const forCuba = await everyPage('available=1', { destination: 'cuba' })
  expect(forCuba).toHaveLength(81)
  expect(forCuba.some((one) => one.availableFor === 'usa')).toBe(false)
})

test('lists can be ordered by name, power, energy, price and price per usable Wh', async () => {
  const names = (await everyPage('sort=name')).map((one) => one.name.toLowerCase())
  expect(names).toHaveLength(83)
  const powers = (await everyPage('category=inverter&sort=power')).map((one) => one.powerW)
  expect(powers).toEqual(powers.toSorted((a, b) => b! - a!))
  const energies = (await everyPage('category=battery&sort=energy')).map((one) => one.energyWh)
  expect(energies).toEqual(energies.toSorted((a, b) => b! - a!))
  const dearest = (await everyPage('sort=price-desc')).map((one) => one.priceUsa)
  expect(dearest).toEqual(dearest.toSorted((a, b) => b! - a!))
  const byWh = (await everyPage('category=kit&sort=wh-price')).map(
    (one) => one.priceUsa! / one.usableWh!,
  )
  expect(byWh).toEqual(byWh.toSorted((a, b) => a - b))
})

test('a page past the end answers with the last one', async () => {
  const last = await list('page=999999')
  expect(last.page).toBe(Math.ceil(83 / pageSize))
  expect(last.products.length).toBeGreaterThan(0)
})

test('an empty list says which filter to drop, or that all must go', async () => {
  const one = await list('category=battery&min_wh=5000&max_price=10')
  expect(one.withoutFilter[0]).toEqual({ filter: 'maxPrice', count: 5 })
  const all = await list('category=battery&min_wh=90000&max_price=1&voltage=12')
  expect(all.withoutFilter).toEqual([{ filter: 'all', count: 11 }])
})

type Inside = Ctx & { tx: Tx }

/** The visible catalogue with a product in the given state. */
const changed = async (change: string, look: (ctx: Inside) => Promise<void>) =>
  rolledBack(await asSystemActor(), async (ctx) => {
    await sql`update products set ${sql.raw(change)} where sku = 'PAN-550M'`.execute(ctx.tx)
    await actingAs(ctx, 'anon', look)
  })

async function expectHidden(ctx: Inside) {
  const { products } = await listProducts(ctx, read('search=550w&category=panel'))
  expect(products.map((one) => one.sku)).not.toContain('PAN-550M')
  const { total } = await listProducts(ctx, read('category=panel'))
  expect(total).toBe(8)
  expect(await suggestProducts(ctx, 'PERC 550')).toEqual([])
}

test('tracked stock at 0 or less is not listed, found or suggested (S-309)', async () => {
  await changed('stock_quantity = 0', expectHidden)
  await changed('stock_quantity = -4', expectHidden)
})

test('unknown or untracked stock is listed (S-310)', async () => {
  const expectListed = async (ctx: Inside) => {
    expect((await listProducts(ctx, read('category=panel'))).total).toBe(9)
  }
  await changed('stock_quantity = null', expectListed)
  await changed('stock_quantity = 0, track_inventory = false', expectListed)
})

test('what is not active is not listed (S-311)', async () => {
  await changed('is_active = false', expectHidden)
})

test('what is not publicly visible is not listed (S-312)', async () => {
  await changed('is_publicly_visible = false', expectHidden)
})

test('a product of no family is listed last among everything, and found', async () => {
  await changed("category = 'unknown'", async (ctx) => {
    const last = await listProducts(ctx, read('page=99'))
    expect(last.total).toBe(83)
    expect(last.products.at(-1)).toMatchObject({ sku: 'PAN-550M', category: 'unknown' })
    const found = await listProducts(ctx, read('search=PERC%20550'))
    expect(found.products.map((one) => one.sku)).toEqual(['PAN-550M'])
    expect(await suggestProducts(ctx, 'PERC 550')).toHaveLength(1)
  })
})

test('what comes back into stock is listed again', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const { tx } = ctx
    await sql`update products set stock_quantity = 0 where sku = 'PAN-550M'`.execute(tx)
    await sql`update products set stock_quantity = 3, name = 'Panel girasolito' where sku = 'PAN-550M'`.execute(
      tx,
    )
    await actingAs(ctx, 'anon', async (visitor) => {
      const { products } = await listProducts(visitor, read('search=girasolito'))
      expect(products.map((one) => one.unitsLeft)).toEqual([3])
    })
  })
})

test('the list holds exactly what can be bought', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    await sql`update products set stock_quantity = 0 where sku like 'BAT-%'`.execute(ctx.tx)
    await sql`update products set is_active = false where sku like 'KIT-%'`.execute(ctx.tx)
    await sql`delete from products where sku = 'ACC-SUELO-4'`.execute(ctx.tx)
    const { rows } = await sql<{ invalid: number }>`
      select count(*)::int as invalid from products_view v
      full join listed_products l on l.product_id = v.id
      full join listed_words w on w.product_id = v.id
      where (coalesce(v.is_active and v.is_publicly_visible and v.in_stock, false))
        is distinct from (l.product_id is not null and w.product_id is not null)`.execute(ctx.tx)
    expect(rows[0]?.invalid).toBe(0)
  })
})

test('all published products are read by name ascending (S-326)', async () => {
  const names = (await allProducts(await asVisitor())).map((one) => one.name)
  expect(names).toHaveLength(83)
  expect(names.map((name) => name.toLowerCase())[0]).toMatch(/^bater/)
})
