import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { productIdOf } from '#tests/harness/orders/stock.ts'
import { findProduct } from '../catalogue.service.server.ts'
import { fieldNames } from '../fields/product-fields.rules.ts'
import type { FieldChanges } from './change.rules.ts'
import { newProduct } from './fields.rules.ts'
import { changeProducts } from './product-changes.service.server.ts'
import { storedByIds } from './stored-products.queries.server.ts'

type Inside = Ctx & { tx: Tx }
const inShop = (work: (ctx: Inside, id: string) => Promise<void>) => async () =>
  rolledBack(await asAdmin(), async (ctx) => work(ctx, await productIdOf(ctx.tx, soldEverywhere)))

const fieldsOf = async (ctx: Inside, id: string) => {
  const [product] = await storedByIds(ctx.tx, [id])
  if (!product) throw new Error('the product is gone')
  return product.fields
}
const save = (ctx: Inside, id: string, fields: FieldChanges) =>
  changeProducts(ctx, [{ id, fields }], { action: 'changed' })
const rowsOf = async <Row>(ctx: Inside, query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(ctx.tx)).rows
const newest = (ctx: Inside) =>
  rowsOf(
    ctx,
    sql<object>`select area, subject, action, before, after from audit_entries order by id desc limit 1`,
  )

test(
  'a price that staff changes is kept, listed and noted with before and after',
  inShop(async (ctx, id) => {
    const saved = await save(ctx, id, { sell_price: { from: '522.99', to: '480,5' } })
    expect(saved).toEqual({ ok: true, products: 1, fields: 1 })
    expect((await fieldsOf(ctx, id)).sell_price).toBe('480.50')
    const [listed] = await rowsOf(
      ctx,
      sql<object>`select price_usa from listed_products where product_id = ${id}`,
    )
    expect(listed).toEqual({ price_usa: 48050 })
    expect(await newest(ctx)).toEqual([
      {
        area: 'product',
        subject: soldEverywhere,
        action: 'changed',
        before: { sell_price: '522.99' },
        after: { sell_price: '480.50' },
      },
    ])
  }),
)

test(
  'who changes what somebody else changed meanwhile is told what stands there, and nothing is kept',
  inShop(async (ctx, id) => {
    await save(ctx, id, { sell_price: { from: '522.99', to: '490' } })
    const late = await save(ctx, id, {
      sell_price: { from: '522.99', to: '470' },
      weight_lbs: { from: '47.40', to: '50' },
    })
    expect(late).toEqual({
      ok: false,
      errors: [{ id, field: 'sell_price', problem: 'changed_meanwhile', theirs: '490.00' }],
    })
    expect((await fieldsOf(ctx, id)).weight_lbs).toBe('47.40')
    const other = await save(ctx, id, { weight_lbs: { from: '47.40', to: '50' } })
    expect(other.ok).toBe(true)
  }),
)

test(
  'a count that staff corrects is a movement with its reason',
  inShop(async (ctx, id) => {
    const from = (await fieldsOf(ctx, id)).stock_quantity
    await changeProducts(ctx, [{ id, fields: { stock_quantity: { from, to: 3 } } }], {
      action: 'stock',
      reason: 'Conteo de noviembre',
    })
    const moves = await rowsOf(
      ctx,
      sql<object>`select kind, quantity, reason from stock_movements where product_id = ${id} order by id desc limit 1`,
    )
    expect(moves).toEqual([
      { kind: 'corrected', quantity: 3 - Number(from), reason: 'Conteo de noviembre' },
    ])
  }),
)

test(
  'a count that staff empties is a movement too, and the sum of all stays what is counted',
  inShop(async (ctx, id) => {
    const steps = [(await fieldsOf(ctx, id)).stock_quantity, 7, null, 5, 0, null]
    for (const [at, to] of steps.slice(1).entries())
      await save(ctx, id, { stock_quantity: { from: steps[at] ?? null, to } })
    const moves = await rowsOf(
      ctx,
      sql<object>`select kind, quantity from stock_movements where product_id = ${id} order by id desc limit 4`,
    )
    expect(moves).toEqual([
      { kind: 'uncounted', quantity: 0 },
      { kind: 'corrected', quantity: -5 },
      { kind: 'corrected', quantity: 5 },
      { kind: 'uncounted', quantity: -7 },
    ])
  }),
)

test(
  'after a rename the old address leads on, and a second rename back makes no circle',
  inShop(async (ctx, id) => {
    const from = (await fieldsOf(ctx, id)).url_slug
    await save(ctx, id, { url_slug: { from, to: 'kit-nuevo' } })
    expect(await findProduct(ctx, String(from))).toMatchObject({
      moved: true,
      product: { slug: 'kit-nuevo' },
    })
    await save(ctx, id, { url_slug: { from: 'kit-nuevo', to: from } })
    expect(await findProduct(ctx, String(from))).toMatchObject({ moved: false })
    expect(await findProduct(ctx, 'kit-nuevo')).toMatchObject({ moved: true })
  }),
)

test(
  'names that others have, or had as an address, are taken',
  inShop(async (ctx, id) => {
    const { sku, url_slug } = await fieldsOf(ctx, id)
    const other = await productIdOf(ctx.tx, 'BAT-12V050')
    await save(ctx, id, { url_slug: { from: url_slug, to: 'kit-nuevo' } })
    const input = { sku: { from: 'BAT-12V050', to: sku } }
    expect(await save(ctx, other, input)).toMatchObject({
      errors: [{ id: other, field: 'sku', problem: 'taken' }],
    })
    const otherSlug = (await fieldsOf(ctx, other)).url_slug
    expect(await save(ctx, other, { url_slug: { from: otherSlug, to: url_slug } })).toMatchObject({
      errors: [{ id: other, field: 'url_slug', problem: 'taken' }],
    })
  }),
)

test(
  'a new kit is added with its parts, an address made of its name, and every field as given',
  inShop(async (ctx) => {
    const id = randomUUID()
    const to = {
      name: 'Kit Ñandú: 100 W',
      sku: 'KIT-N',
      category: 'kit',
      specs: 'pv_w = 100\nusable_wh = 518',
      components: '1 x PAN-100M\n2 x BAT-12V050',
      is_publicly_visible: true,
      weight_lbs: '9.00',
      wh_available: 640,
    }
    const fields = Object.fromEntries(
      Object.entries(to).map(([name, value]) => [name, { from: null, to: value }]),
    )
    const saved = await changeProducts(ctx, [{ id, isNew: true, fields }], { action: 'created' })
    expect(saved.ok).toBe(true)
    expect(await fieldsOf(ctx, id)).toEqual({
      ...newProduct,
      ...to,
      track_inventory: false,
      stock_quantity: null,
      url_slug: 'kit-nandu-100-w',
    })
    const plain = randomUUID()
    const again = await changeProducts(
      ctx,
      [{ id: plain, isNew: true, fields: { name: { from: null, to: 'Kit Ñandú 100 W' } } }],
      { action: 'created' },
    )
    expect(again.ok).toBe(true)
    expect(await fieldsOf(ctx, plain)).toMatchObject({
      specs: null,
      components: null,
      pictures: null,
    })
    expect(await findProduct(ctx, 'kit-nandu-100-w')).toMatchObject({ product: { id } })
  }),
)

test(
  'a kit holds nothing unknown and not itself, and what cannot be read names its field',
  inShop(async (ctx, id) => {
    const { components } = await fieldsOf(ctx, id)
    const packing = (to: string) => save(ctx, id, { components: { from: components, to } })
    expect(await packing('1 x NADA-1')).toMatchObject({ errors: [{ problem: 'unknown_part' }] })
    expect(await packing(`1 x ${soldEverywhere}`)).toMatchObject({
      errors: [{ problem: 'holds_itself' }],
    })
    expect(
      await save(ctx, id, {
        sell_price: { from: '522.99', to: 'mucho' },
        weight_lbs: { from: '47.40', to: '-2' },
      }),
    ).toMatchObject({
      errors: [
        { field: 'sell_price', problem: 'no_number' },
        { field: 'weight_lbs', problem: 'negative' },
      ],
    })
    expect(await save(ctx, randomUUID(), { sku: { from: null, to: 'X' } })).toMatchObject({
      errors: [{ field: null, problem: 'gone' }],
    })
  }),
)

test(
  'a code that another product has is named together with what cannot be read, a fraction as such',
  inShop(async (ctx, id) => {
    const [other] = await rowsOf(
      ctx,
      sql<{ sku: string }>`select sku from products where sku is not null and id <> ${id} limit 1`,
    )
    expect(
      await save(ctx, id, {
        sku: { from: soldEverywhere, to: other?.sku ?? null },
        stock_quantity: { from: null, to: '2.5' },
      }),
    ).toMatchObject({
      ok: false,
      errors: [
        { field: 'stock_quantity', problem: 'no_whole' },
        { field: 'sku', problem: 'taken' },
      ],
    })
  }),
)

test(
  'a field that the shop has no column for is refused, and nothing beside it is saved',
  inShop(async (ctx, id) => {
    const fields = {
      sell_price: { from: '522.99', to: '480.50' },
      colour: { from: null, to: 'red' },
    } as FieldChanges
    expect(await save(ctx, id, fields)).toEqual({
      ok: false,
      errors: [{ id, field: null, problem: 'unknown_field' }],
    })
    expect((await fieldsOf(ctx, id)).sell_price).toBe('522.99')
  }),
)

const extremes = ['0', '-1', '-0.01', '10000', '1000000', '999999999', '1000000000', '9'.repeat(30)]

test('whatever number is typed into a field of a product, it is kept or refused by name', async () => {
  for (const field of fieldNames)
    for (const to of extremes)
      await rolledBack(await asAdmin(), async (ctx) => {
        const id = randomUUID()
        const fields = { name: { from: null, to: 'Nuevo' }, [field]: { from: null, to } }
        const saved = await changeProducts(ctx, [{ id, isNew: true, fields }], {
          action: 'created',
        })
        const named = saved.ok ? field : saved.errors.map((error) => error.field)
        expect([field, to, named]).toEqual([field, to, saved.ok ? field : [field]])
      })
})

test('whatever figure is typed, the product is kept', async () => {
  const keys = [
    'power_w',
    'continuous_w',
    'ac_output_w',
    'max_continuous_w',
    'energy_wh',
    'usable_wh',
  ]
  for (const category of ['panel', 'battery', 'inverter', 'portable', 'kit'])
    for (const figure of ['999999999999999', '-1', '0', '2147483648'])
      await rolledBack(await asAdmin(), async (ctx) => {
        const specs = [
          ...keys,
          'capacity_wh',
          'nominal_v',
          'battery_v',
          'usable_wh_90',
          'usable_ac_wh',
        ]
        const to = specs.map((key) => `${key} = ${figure}`).join('\n')
        const fields = {
          name: { from: null, to: 'Nuevo' },
          category: { from: null, to: category },
          specs: { from: null, to },
        }
        const id = randomUUID()
        const saved = await changeProducts(ctx, [{ id, isNew: true, fields }], {
          action: 'created',
        })
        expect([category, figure, saved.ok]).toEqual([category, figure, true])
      })
})
