import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { formatCsv } from '#kernel/text/csv.ts'
import type { Ctx } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { productIdOf } from '#tests/harness/orders/stock.ts'
import { changeProducts } from '../management/product-changes.service.server.ts'
import { storedByIds } from '../management/stored-products.queries.server.ts'
import { undoImport } from './import-undo.service.server.ts'
import { type SheetFormat, sheetFormats } from './read-sheet.server.ts'
import { applyImport, checkImport, openImport, productRows } from './sheets.service.server.ts'

type Inside = Ctx & { tx: Tx }
const inShop = (work: (ctx: Inside) => Promise<void>) => async () =>
  rolledBack(await asAdmin(), work)

const file = (bytes: Buffer) => ({ name: 'productos.csv', bytes })
async function checked(ctx: Inside, bytes: Buffer) {
  const read = await checkImport(ctx, file(bytes))
  if (!read.ok) throw new Error(read.code)
  const found = await openImport(ctx, read.value)
  if (!found) throw new Error('the import is gone')
  return found
}
const count = async (ctx: Inside) =>
  (await sql<{ n: number }>`select count(*)::int as n from products`.execute(ctx.tx)).rows[0]?.n
const everything = async (ctx: Inside) =>
  (await sql`select to_jsonb(p) - 'updated_at' as row from products p order by id`.execute(ctx.tx))
    .rows

test.each([
  ['csv', 'es'],
  ['xlsx', 'es'],
  ['csv', 'en'],
] as const)(
  'what is exported as %s in %s reads back as the very same products',
  async (format: SheetFormat, locale) =>
    rolledBack(await asAdmin(), async (admin) => {
      const ctx = { ...admin, locale }
      const id = await productIdOf(ctx.tx, soldEverywhere)
      const hostile = '=HYPERLINK("http://x";"y")'
      await changeProducts(
        ctx,
        [
          {
            id,
            fields: {
              short_description_en: {
                from: 'Lights, router, fan and phones, about 4 hours.',
                to: hostile,
              },
            },
          },
        ],
        { action: 'changed' },
      )
      const bytes = sheetFormats[format].write(await productRows(ctx))
      if (format === 'csv') expect(bytes.toString()).not.toMatch(/[,\n]"?=HYPERLINK/)
      const { plan } = await checked(ctx, bytes)
      expect([plan.same, plan.changes, plan.errors, plan.ignored]).toEqual([83, [], [], []])
    }),
)

const good = (number: number) => [
  `IMP-${number}`,
  `Batería ${number}`,
  'battery',
  `${number},5`,
  'true',
]

test(
  'of a thousand rows with three bad ones the three are named, and the others can be applied and undone',
  inShop(async (ctx) => {
    const rows = Array.from({ length: 1_000 }, (_, index) => good(index + 1))
    rows[9] = ['IMP-10', 'Batería', 'toaster', '1', 'true']
    rows[499] = ['IMP-500', 'Batería', 'battery', 'gratis', 'true']
    rows[998] = ['IMP-1', 'Otra vez', 'battery', '5', 'true']
    rows[999] = [soldEverywhere, 'Kit Luz importado', 'kit', '1.234,50', 'true']
    const before = await everything(ctx)
    const found = await checked(
      ctx,
      Buffer.from(
        formatCsv([
          ['sku', 'name', 'category', 'sell_price', 'is_publicly_visible', 'weight_lbs', 'nota'],
          ...rows.map((row) => [...row, '1']),
        ]),
      ),
    )
    const { plan } = found
    expect([plan.changes.length, plan.ignored]).toEqual([997, ['nota']])
    expect(plan.errors).toEqual([
      { line: 11, field: 'category', problem: 'no_choice', input: 'toaster' },
      { line: 501, field: 'sell_price', problem: 'no_number', input: 'gratis' },
      { line: 1000, field: 'sku', problem: 'taken', input: 'IMP-1' },
    ])
    expect(await everything(ctx)).toEqual(before)

    expect((await applyImport(ctx, found.id)).ok).toBe(true)
    expect(await count(ctx)).toBe(83 + 996)
    const id = await productIdOf(ctx.tx, soldEverywhere)
    const [kit] = await storedByIds(ctx.tx, [id])
    expect(kit?.fields).toMatchObject({ name: 'Kit Luz importado', sell_price: '1234.50' })
    expect(await applyImport(ctx, found.id)).toEqual({ ok: false, code: 'decided' })

    expect((await undoImport(ctx, found.id)).ok).toBe(true)
    expect(await everything(ctx)).toEqual(before)
    expect(await undoImport(ctx, found.id)).toMatchObject({ ok: false, code: 'not_last' })
  }),
)

test(
  'what the shop changed since the file was looked at is not overwritten, by applying or undoing',
  inShop(async (ctx) => {
    const id = await productIdOf(ctx.tx, soldEverywhere)
    const price = (from: string, to: string) =>
      changeProducts(ctx, [{ id, fields: { sell_price: { from, to } } }], { action: 'changed' })
    const bytes = Buffer.from(`sku,sell_price\n${soldEverywhere},500\n`)
    const late = await checked(ctx, bytes)
    await price('522.99', '490')
    expect(await applyImport(ctx, late.id)).toEqual({ ok: false, code: 'changed_meanwhile' })
    const again = await checked(ctx, bytes)
    expect((await applyImport(ctx, again.id)).ok).toBe(true)
    await price('500.00', '510')
    expect(await undoImport(ctx, again.id)).toMatchObject({ ok: false, code: 'nothing_undone' })
  }),
)

test(
  'a SKU that can be none is refused in a file, and one of earlier days still names its product',
  inShop(async (ctx) => {
    const id = await productIdOf(ctx.tx, soldEverywhere)
    await sql`update products set sku = '<b>' where id = ${id}`.execute(ctx.tx)
    const csv = `sku,name,sell_price\n<i>,Nuevo,5\n<b>,Kit con otro nombre,600\n`
    const { plan } = await checked(ctx, Buffer.from(csv))
    expect(plan.errors).toEqual([{ line: 2, field: 'sku', problem: 'no_sku', input: '<i>' }])
    expect(plan.changes).toMatchObject([{ id, name: expect.any(String) }])
    const byId = await checked(ctx, Buffer.from(`id,sku,sell_price\n${id},<b>,601\n`))
    expect([byId.plan.errors, byId.plan.changes.length]).toEqual([[], 1])
  }),
)

test.each(['\n', '\r\n', '\r'])(
  'an error names the row that a spreadsheet shows, whatever texts of many lines stand above it (%j)',
  async (end) =>
    rolledBack(await asAdmin(), async (ctx) => {
      const csv = [
        'sku,short_description,sell_price',
        `R-1,"uno${end}dos${end}${end}tres",5`,
        '',
        'R-2,x,gratis',
      ]
      const { plan } = await checked(ctx, Buffer.from(csv.join(end)))
      expect(plan.errors.map(({ line, field }) => [line, field])).toContainEqual([4, 'sell_price'])
    }),
)

test(
  'a piece of a kit that is no product is named',
  inShop(async (ctx) => {
    const csv = `sku,components\n${soldEverywhere},"1 x ACC-SOP-Z;1 x NADA-1"\n`
    const { plan } = await checked(ctx, Buffer.from(csv))
    expect(plan.errors).toEqual([
      { line: 2, field: 'components', problem: 'unknown_part', input: 'NADA-1' },
    ])
  }),
)

test(
  'what is no file of products is refused by name',
  inShop(async (ctx) => {
    const refused = async (bytes: Buffer | string) => {
      const read = await checkImport(ctx, file(Buffer.from(bytes)))
      return read.ok ? 'read' : read.code
    }
    expect(await refused('')).toBe('no_file')
    expect(await refused('nombre;precio\nKit;3')).toBe('no_head')
    expect(await refused('sku,name')).toBe('no_rows')
    expect(await refused(Buffer.from([1, 0, 2]))).toBe('broken')
    expect(await refused('PK no es nada')).toBe('broken')
    expect(await refused(`sku\n${'A\n'.repeat(10_001)}`)).toBe('too_many_rows')
    const missing = await checked(ctx, Buffer.from('id,sku,name\nx,A,Kit\n,,Kit\n,N-1,\n'))
    expect(missing.plan.errors.map(({ problem }) => problem)).toEqual([
      'no_such_id',
      'no_product',
      'needed',
    ])
  }),
)
