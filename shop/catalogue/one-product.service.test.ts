import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { actingAs, asSystemActor } from '#tests/harness/database/actors.ts'
import {
  findProduct,
  findProductById,
  partsInKit,
  productsBySkus,
} from './catalogue.service.server.ts'
import { relatedProducts } from './products/comparison.service.server.ts'

type Inside = Ctx & { tx: Tx }

const add = async (ctx: Inside, overrides: Record<string, unknown> = {}): Promise<string> => {
  const { id } = await ctx.tx
    .insertInto('products')
    .values({ name: 'Lámpara de prueba', sell_price: '20.00', ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const asAVisitorSees = async <Value>(
  prepare: (ctx: Inside) => Promise<unknown>,
  look: (ctx: Inside) => Promise<Value>,
) =>
  rolledBack(await asSystemActor(), async (ctx) => {
    await prepare(ctx)
    return actingAs(ctx, 'anon', look)
  })

test('a product carries the fields that the specification names (S-204, S-205, S-206, S-209, S-214, S-215, S-216, S-221, S-222)', async () => {
  const product = await asAVisitorSees(
    (ctx) =>
      add(ctx, {
        sku: 'LAM-1',
        url_slug: 'lampara',
        category: 'accessory',
        track_inventory: true,
        stock_quantity: 7,
        weight_lbs: '2.50',
        description: 'Alumbra',
        image_url: '/products/lampara.svg',
      }),
    async (ctx) => (await findProduct(ctx, 'lampara'))?.product,
  )
  expect(product).toMatchObject({
    name: 'Lámpara de prueba',
    sku: 'LAM-1',
    slug: 'lampara',
    unitsLeft: 7,
    inStock: true,
    weightLbs: 2.5,
    description: 'Alumbra',
    image: '/products/lampara.svg',
  })
  expect(product?.id).toMatch(/^[0-9a-f-]{36}$/)
})

test('stock that is not tracked is not counted (S-214)', async () => {
  const product = await asAVisitorSees(
    (ctx) => add(ctx, { url_slug: 'lampara', track_inventory: false, stock_quantity: 0 }),
    async (ctx) => (await findProduct(ctx, 'lampara'))?.product,
  )
  expect(product).toMatchObject({ inStock: true, unitsLeft: null })
})

test('a product without a SKU is called by its id, and without a slug it lives under its id (S-063, S-207)', async () => {
  let id = ''
  const found = await asAVisitorSees(
    async (ctx) => {
      id = await add(ctx)
    },
    (ctx) => findProduct(ctx, id),
  )
  expect(found?.moved).toBe(false)
  expect(found?.product).toMatchObject({
    slug: id,
    hasSlug: false,
    sku: `SKU-${id.slice(0, 8).toUpperCase()}`,
  })
})

test('a product that has a slug and is asked for by its id has moved', async () => {
  let id = ''
  const found = await asAVisitorSees(
    async (ctx) => {
      id = await add(ctx, { url_slug: 'lampara' })
    },
    (ctx) => findProduct(ctx, id),
  )
  expect(found).toMatchObject({ moved: true, product: { slug: 'lampara' } })
})

test('an old slug leads to the product by get_product_by_alias (S-328)', async () => {
  const found = await asAVisitorSees(
    async (ctx) => {
      const id = await add(ctx, { url_slug: 'lampara-nueva' })
      await ctx.tx
        .insertInto('product_aliases')
        .values({ alias: 'lampara-vieja', product_id: id })
        .execute()
    },
    (ctx) => findProduct(ctx, 'lampara-vieja'),
  )
  expect(found).toMatchObject({ moved: true, product: { slug: 'lampara-nueva' } })
})

test('a gallery stored as JSON text is read as a list (S-213)', async () => {
  const product = await asAVisitorSees(
    (ctx) =>
      add(ctx, { url_slug: 'lampara', gallery_images: JSON.stringify('["/a.svg","","/b.svg"]') }),
    async (ctx) => (await findProduct(ctx, 'lampara'))?.product,
  )
  expect(product?.gallery).toEqual(['/a.svg', '/b.svg'])
})

test('what is not published, not known or no slug at all is not found', async () => {
  const hidden = await asAVisitorSees(
    async (ctx) => {
      await add(ctx, { url_slug: 'apagada', is_active: false })
      await add(ctx, { url_slug: 'oculta', is_publicly_visible: false })
    },
    async (ctx) => [
      await findProduct(ctx, 'apagada'),
      await findProduct(ctx, 'oculta'),
      await findProduct(ctx, 'x'.repeat(10_000)),
      await findProduct(ctx, "' or 1=1 --"),
      await findProductById(ctx, 'no-es-un-id'),
    ],
  )
  expect(hidden).toEqual([null, null, null, null, null])
})

test('a kit lists what it holds, in its order and quantities', async () => {
  const parts = await asAVisitorSees(
    async (ctx) => {
      const kit = await add(ctx, { url_slug: 'mi-kit', category: 'kit' })
      const [lamp, cable] = [await add(ctx, { name: 'Foco' }), await add(ctx, { name: 'Cable' })]
      await ctx.tx
        .insertInto('kit_components')
        .values([
          { kit_id: kit, component_id: lamp, quantity: 2, position: 1 },
          { kit_id: kit, component_id: cable, quantity: 1, position: 0 },
        ])
        .execute()
    },
    async (ctx) => partsInKit(ctx, (await findProduct(ctx, 'mi-kit'))!.product),
  )
  expect(parts.map((part) => [part.quantity, part.product.name])).toEqual([
    [1, 'Cable'],
    [2, 'Foco'],
  ])
})

test('related products are of the same family and can be bought for the destination', async () => {
  const related = await asAVisitorSees(
    async () => {},
    async (ctx) => {
      const { product } = (await findProduct(ctx, 'protector-de-voltaje-2000-va'))!
      return {
        own: product,
        usa: await relatedProducts({ ...ctx, destination: 'usa' }, product),
        cuba: await relatedProducts({ ...ctx, destination: 'cuba' }, product),
      }
    },
  )
  expect(related.usa.every((one) => one.category === 'accessory')).toBe(true)
  expect(related.usa.map((one) => one.availableFor)).not.toContain('cuba')
  expect(related.cuba.map((one) => one.availableFor)).not.toContain('usa')
  expect([...related.usa, ...related.cuba].map((one) => one.id)).not.toContain(related.own.id)
})

test('products are found by the SKU that is shown, their own or the one made of the id', async () => {
  const [own = '', made = '', hidden = '', found] = await rolledBack(
    await asSystemActor(),
    async (ctx) => {
      const ids = [
        await add(ctx, { sku: 'LAM-2' }),
        await add(ctx, { sku: null }),
        await add(ctx, { sku: 'LAM-3', is_publicly_visible: false }),
      ]
      const skus = ['LAM-2', 'LAM-3', ...ids.map((id) => `SKU-${id.slice(0, 8).toUpperCase()}`)]
      const products = await actingAs(ctx, 'anon', (visitor) => productsBySkus(visitor, skus))
      return [...ids, products.map(({ id }) => id)] as const
    },
  )
  expect(new Set(found as readonly string[])).toEqual(new Set([own, made]))
  expect(found).not.toContain(hidden)
})
