import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { listProducts } from '#shop/catalogue/catalogue.service.server.ts'
import { byPrice } from '#shop/catalogue/products/product.rules.ts'
import { parseListing } from '#shop/catalogue/search/listing.input.ts'
import { activateTariff } from '#shop/shipping/shipping.service.server.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'

test('a new tariff changes the order and the filters at once', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    await activateTariff(ctx, { cost_per_pound: '40', agency_fee: '0', fixed_delivery_fee: '7' })
    const { products } = await listProducts(
      { ...ctx, destination: 'cuba' },
      { ...parseListing(new URLSearchParams()), sort: 'price' },
    )
    expect(products).toEqual(products.toSorted(byPrice('cuba')))
    const stale = await sql<{ count: number }>`
      select count(*)::int from listed_products l join products_view v on v.id = l.product_id
      where l.price_cuba <> v.final_price * 100 or l.price_usa <> v.numeric_price * 100`.execute(
      ctx.tx,
    )
    expect(stale.rows[0]?.count).toBe(0)
  })
})
