import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { asSystemActor, asVisitor } from '#tests/harness/database/actors.ts'
import { allProducts, findProductById } from './catalogue.service.server.ts'

const columnsOf = async (table: string): Promise<string[]> =>
  inTransaction(await asVisitor(), async ({ tx }) => {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(tx)
    return rows.map((row) => row.name)
  })

test('products_view has every column of the specification (S-203, S-204, S-205, S-206, S-209, S-214, S-215, S-216, S-219, S-220, S-221, S-222)', async () => {
  expect(await columnsOf('products_view')).toEqual(
    expect.arrayContaining([
      'id',
      'name',
      'sku',
      'category',
      'url_slug',
      'numeric_price',
      'final_price',
      'gallery_images',
      'track_inventory',
      'stock_quantity',
      'weight_lbs',
      'available_for',
      'is_active',
      'is_publicly_visible',
      'description',
      'image_url',
    ]),
  )
})

test('table products has the columns of the specification, wh_available for kits too (A-128, A-129)', async () => {
  expect(await columnsOf('products')).toEqual(
    expect.arrayContaining([
      'is_active',
      'is_publicly_visible',
      'stock_quantity',
      'sell_price',
      'weight_lbs',
      'final_price',
      'numeric_price',
      'name',
      'url_slug',
      'sku',
      'wh_available',
    ]),
  )
})

test('products_view hides what a product costs the shop', async () => {
  expect(await columnsOf('products_view')).not.toContain('cost_price')
})

test('only the seven categories can be stored (S-208)', async () => {
  const store = async (category: string) =>
    rolledBack(await asSystemActor(), async ({ tx }) => {
      await sql`insert into products (name, category) values ('x', ${category})`.execute(tx)
    })
  await expect(store('unknown')).resolves.toBeUndefined()
  await expect(store('portable')).resolves.toBeUndefined()
  await expect(store('lamp')).rejects.toThrow(/check constraint/)
})

test('available_for is all, cuba or usa, and a missing one means all (S-217, S-218)', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const { rows } = await sql<{ id: string }>`
      insert into products (name, category, available_for) values ('x', 'kit', null) returning id`.execute(
      ctx.tx,
    )
    expect((await findProductById(ctx, rows[0]!.id))?.availableFor).toBe('all')
  })
  const store = rolledBack(await asSystemActor(), async ({ tx }) => {
    await sql`insert into products (name, available_for) values ('x', 'mars')`.execute(tx)
  })
  await expect(store).rejects.toThrow(/check constraint/)
})

test('a product without a SKU gets one from its id, in the view as in the rules (S-207)', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const id = 'a1b2c3d4-0000-4000-8000-000000000001'
    await sql`insert into products (id, name, category) values (${id}, 'x', 'kit')`.execute(ctx.tx)
    expect((await findProductById(ctx, id))?.sku).toBe('SKU-A1B2C3D4')
  })
})

test('a gallery stored as text of JSON is read as a list (S-212, S-213)', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const { rows } = await sql<{ id: string }>`
      insert into products (name, category, gallery_images)
      values ('x', 'kit', to_jsonb('["/a.svg", "", "/b.svg"]'::text)) returning id`.execute(ctx.tx)
    expect((await findProductById(ctx, rows[0]!.id))?.gallery).toEqual(['/a.svg', '/b.svg'])
  })
})

test('a kit knows its stored watt-hours (A-129)', async () => {
  const products = await allProducts(await asVisitor())
  const kit = products.find((one) => one.sku === 'KIT-LUZ-640')
  expect(kit).toMatchObject({ energyWh: 640, usableWh: 518 })
})
