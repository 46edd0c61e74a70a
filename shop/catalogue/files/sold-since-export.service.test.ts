import { expect, test } from 'vitest'
import { dayMs } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { asSystemWithin, type Tx } from '#platform/database/transaction.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { productIdOf, setStock, stockOf } from '#tests/harness/orders/stock.ts'
import { takeFromStock } from '../stock/stock.service.server.ts'
import { undoImport } from './import-undo.service.server.ts'
import { sheetFormats } from './read-sheet.server.ts'
import {
  applyImport,
  checkImport,
  importToUndo,
  openImport,
  productRows,
} from './sheets.service.server.ts'

type Inside = Ctx & { readonly tx: Tx }

/** What no other test sells: the sales of a week are counted. */
const seldomSold = 'ACC-LED-4'

const sell = (ctx: Inside, productId: string, quantity: number, now = ctx.now) =>
  asSystemWithin(ctx, 'a sale', async (inside) => {
    const { id } = await anOrder().insertIn(inside.tx)
    expect(await takeFromStock({ ...inside, now }, [{ orderId: id, productId, quantity }])).toBe(
      null,
    )
  })

async function checked(ctx: Inside, bytes: Buffer) {
  const read = await checkImport(ctx, { name: 'productos.csv', bytes })
  const found = read.ok ? await openImport(ctx, read.value) : null
  if (!found) throw new Error('the file was refused')
  return found
}

const withTwelve = async (work: (ctx: Inside, productId: string) => Promise<void>) =>
  rolledBack(await asAdmin(), async (ctx) => {
    const productId = await productIdOf(ctx.tx, seldomSold)
    await asSystemWithin(ctx, 'a stock', ({ tx }) => setStock(tx, productId, 12))
    await work(ctx, productId)
  })

test('a file exported before a sale is marked, and its stock is left or set as the owner says', () =>
  withTwelve(async (ctx, productId) => {
    const bytes = sheetFormats.csv.write(await productRows(ctx))
    await sell(ctx, productId, 4)
    const stock = { since: 'export', was: 12, sold: 4 }
    const left = await checked(ctx, bytes)
    expect(left.plan.changes).toMatchObject([{ id: productId, stock }])
    const before = await importToUndo(ctx)
    expect((await applyImport(ctx, left.id, { leavesStock: true })).ok).toBe(true)
    expect(await stockOf(ctx.tx, productId)).toBe(8)
    expect(await importToUndo(ctx)).toEqual(before)

    const set = await checked(ctx, bytes)
    expect((await applyImport(ctx, set.id)).ok).toBe(true)
    expect(await stockOf(ctx.tx, productId)).toBe(12)
    expect((await undoImport(ctx, set.id)).ok).toBe(true)
    expect(await stockOf(ctx.tx, productId)).toBe(8)
  }))

test('of a mixed file only the stock of what was sold stays, and the undo knows it', () =>
  withTwelve(async (ctx, productId) => {
    await sell(ctx, productId, 4)
    const csv = `sku,name,stock_quantity\n${seldomSold},Kit con otro nombre,12\n`
    const { id, plan } = await checked(ctx, Buffer.from(csv))
    expect(plan.changes).toMatchObject([{ stock: { since: 'lately', sold: 4 } }])
    expect((await applyImport(ctx, id, { leavesStock: true })).ok).toBe(true)
    expect(await stockOf(ctx.tx, productId)).toBe(8)
    await sell(ctx, productId, 1)
    expect((await undoImport(ctx, id)).ok).toBe(true)
    expect(await stockOf(ctx.tx, productId)).toBe(7)
  }))

test('without its own day a file is measured by the sales of the last week only', () =>
  withTwelve(async (ctx, productId) => {
    await sell(ctx, productId, 4, new Date(ctx.now.getTime() - 8 * dayMs))
    const csv = Buffer.from(`sku,stock_quantity\n${seldomSold},12\n`)
    expect((await checked(ctx, csv)).plan.changes[0]?.stock).toBeUndefined()
    await sell(ctx, productId, 1)
    expect((await checked(ctx, csv)).plan.changes[0]?.stock).toEqual({ since: 'lately', sold: 1 })
  }))
