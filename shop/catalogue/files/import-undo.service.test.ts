import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { formatCsv } from '#kernel/text/csv.ts'
import type { Ctx } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { actingAs, asAdmin } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { productIdOf } from '#tests/harness/orders/stock.ts'
import { changeProducts } from '../management/product-changes.service.server.ts'
import { undoImport } from './import-undo.service.server.ts'
import { applyImport, checkImport, importToUndo, openImport } from './sheets.service.server.ts'

type Inside = Ctx & { tx: Tx }
const inShop = (work: (ctx: Inside) => Promise<void>) => async () =>
  rolledBack(await asAdmin(), work)

const head = ['sku', 'name', 'category', 'sell_price', 'components', 'is_publicly_visible']
const battery = (sku: string, price = '50') => [sku, `Batería ${sku}`, 'battery', price, '', 'true']

async function applied(ctx: Inside, rows: readonly (readonly string[])[]) {
  const weighed = rows.map((row) => [...row, '1'])
  const csv = Buffer.from(formatCsv([[...head, 'weight_lbs'], ...weighed]))
  const checked = await checkImport(ctx, { name: 'a.csv', bytes: csv })
  if (!checked.ok) throw new Error(checked.code)
  expect((await openImport(ctx, checked.value))?.plan.errors).toEqual([])
  expect((await applyImport(ctx, checked.value)).ok).toBe(true)
  return checked.value
}

const skusLike = async ({ tx }: Inside, prefix: string) =>
  (
    await sql<{
      sku: string
    }>`select sku from products where sku like ${`${prefix}%`} order by sku`.execute(tx)
  ).rows.map(({ sku }) => sku)

const orderOf = (ctx: Inside, sku: string) =>
  actingAs(ctx, 'system', async (inside) => {
    await sql`update products set weight_lbs = 1, is_active = true where sku = ${sku}`.execute(
      inside.tx,
    )
    return anOrder().of(1, sku).place(inside)
  })

test(
  'one order for one of many imported products leaves that one, with its number, and undoes the others',
  inShop(async (ctx) => {
    const rows = Array.from({ length: 600 }, (_, index) => battery(`UND-${1_000 + index}`))
    const id = await applied(ctx, rows)
    const { number } = await orderOf(ctx, 'UND-1003')
    const left = {
      id: await productIdOf(ctx.tx, 'UND-1003'),
      name: 'Batería UND-1003',
      problem: 'ordered',
      field: null,
      by: { id: number, name: number },
    }
    expect(await undoImport(ctx, id)).toEqual({ ok: true, value: [left] })
    expect(await skusLike(ctx, 'UND-')).toEqual(['UND-1003'])
    expect((await openImport(ctx, id))?.plan.left).toEqual([left])
    expect((await openImport(ctx, id))?.state).toBe('undone')
  }),
)

test(
  'a kit that was ordered stays with its parts, and a kit of the same file that was not goes with its own',
  inShop(async (ctx) => {
    const id = await applied(ctx, [
      battery('UND-A'),
      battery('UND-B'),
      ['UND-K1', 'Kit uno', 'kit', '90', '1 x UND-A', 'true'],
      ['UND-K2', 'Kit dos', 'kit', '90', '1 x UND-B', 'true'],
    ])
    await orderOf(ctx, 'UND-K1')
    const undone = await undoImport(ctx, id)
    expect(await skusLike(ctx, 'UND-')).toEqual(['UND-A', 'UND-K1'])
    expect(undone.ok && undone.value.map(({ problem, by }) => [problem, by?.name])).toEqual([
      ['in_kit', 'Kit uno'],
      ['ordered', expect.stringMatching(/^\S+$/)],
    ])
  }),
)

test(
  'a product that somebody changed since stays whole, named with its field, and the others go back',
  inShop(async (ctx) => {
    const id = await productIdOf(ctx.tx, soldEverywhere)
    const other = 'ACC-SOP-Z'
    const before = await sql`select sku, name, sell_price from products order by sku`.execute(
      ctx.tx,
    )
    const made = await applied(ctx, [
      [soldEverywhere, 'Kit importado', 'kit', '500', '', 'true'],
      [other, 'Soporte importado', 'accessory', '12', '', 'true'],
    ])
    const change = { sell_price: { from: '500.00', to: '510' } }
    await changeProducts(ctx, [{ id, fields: change }], { action: 'changed' })
    expect(await undoImport(ctx, made)).toEqual({
      ok: true,
      value: [expect.objectContaining({ id, problem: 'changed_meanwhile', field: 'sell_price' })],
    })
    const after = await sql<{ sku: string; name: string; sell_price: string }>`
      select sku, name, sell_price from products order by sku`.execute(ctx.tx)
    const asBefore = before.rows.filter((row) => (row as { sku: string }).sku !== soldEverywhere)
    expect(after.rows.filter(({ sku }) => sku !== soldEverywhere)).toEqual(asBefore)
    expect(after.rows.find(({ sku }) => sku === soldEverywhere)).toMatchObject({
      name: 'Kit importado',
      sell_price: '510.00',
    })
  }),
)

test(
  'an import of which nothing can be undone says so, stays the last one, and changes nothing',
  inShop(async (ctx) => {
    const id = await applied(ctx, [battery('UND-1')])
    await orderOf(ctx, 'UND-1')
    const undone = await undoImport(ctx, id)
    expect(undone).toMatchObject({ ok: false, code: 'nothing_undone' })
    expect(!undone.ok && undone.left.map(({ problem }) => problem)).toEqual(['ordered'])
    expect((await importToUndo(ctx))?.id).toBe(id)
  }),
)

test(
  'a kit that got a new part gets its former ones back, and the new part goes',
  inShop(async (ctx) => {
    const id = await productIdOf(ctx.tx, soldEverywhere)
    const parts = async () =>
      (
        await sql`select component_id, quantity from kit_components where kit_id = ${id}`.execute(
          ctx.tx,
        )
      ).rows
    const before = await parts()
    const made = await applied(ctx, [
      battery('UND-P'),
      [soldEverywhere, 'Kit importado', 'kit', '500', '2 x UND-P', 'true'],
    ])
    expect(await parts()).toHaveLength(1)
    expect(await undoImport(ctx, made)).toEqual({ ok: true, value: [] })
    expect(await parts()).toEqual(before)
    expect(await skusLike(ctx, 'UND-')).toEqual([])
  }),
)
