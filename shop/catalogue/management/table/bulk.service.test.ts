import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { listDue, listLater } from '../../search/listing-due.queries.server.ts'
import { listMoreProducts } from '../../search/listing-due.service.server.ts'
import { changeProducts } from '../product-changes.service.server.ts'
import { bulkChanged } from './bulk.rules.ts'
import { type BulkInput, changeInBulk } from './bulk.service.server.ts'

const all = { search: '', category: null, state: 'any' } as const
const bulkInput = (overrides: Partial<BulkInput>): BulkInput => ({
  ...{ filter: all, field: 'sell_price', way: 'percent', input: '3,3', count: 83 },
  ...overrides,
})

interface Priced {
  readonly id: string
  readonly sku: string
  readonly price: string
}
const pricesIn = async (tx: Tx) =>
  (await sql<Priced>`select id, sku, sell_price as price from products order by id`.execute(tx))
    .rows
const notesIn = async (tx: Tx) =>
  (
    await sql<{ subject: string; before: unknown; after: unknown }>`
      select subject, before, after from audit_entries
      where area = 'product' and action = 'changed' and subject in (select sku from products)
      order by subject`.execute(tx)
  ).rows
/** The list and its search words as if every product were listed anew. */
const wronglyListed = async (tx: Tx) =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count
      from (select v.*, is_listed(v) as listed, all_words(v) as words from products_view v) v
      full join listed_products l on l.product_id = v.id
      full join listed_words w on w.product_id = v.id
      where v.listed is distinct from (l.product_id is not null) or v.listed is distinct from (w.product_id is not null)
        or (v.listed and (l.price_usa, l.price_cuba, l.category, l.energy_wh, l.name_key) is distinct from
          ((v.numeric_price * 100)::bigint, (v.final_price * 100)::bigint, v.category, v.energy_wh, left(fold(v.name), 120)))
        or (v.listed and w.search <> strip(in_both_languages(left(v.words, 4000))))`.execute(tx)
  ).rows[0]?.count
const wordsWrittenBy = async (tx: Tx) =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from listed_words where xmin = pg_current_xact_id()::xid`.execute(
      tx,
    )
  ).rows[0]?.count

/** A shop that counts its database queries. */
async function countedShop() {
  const requests = vi.fn()
  const ctx = await asAdmin()
  const kysely = ctx.db.kysely.withPlugin({
    transformQuery: ({ node }) => {
      requests()
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const db: Database = { ...ctx.db, kysely }
  return { ctx: { ...ctx, db } satisfies Ctx, asked: requests }
}

test('a change of a whole filter gives each product what the rule says, noted one by one, and writes no word anew', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    const before = await pricesIn(ctx.tx)
    const done = await changeInBulk(ctx, bulkInput({}))
    expect(done).toEqual({ ok: true, value: { changed: 83, skipped: 0, problem: null } })
    const after = before.map(({ price, ...one }) => {
      const changed = bulkChanged('sell_price', price, 'percent', '3,3')
      return { ...one, price: changed.ok ? changed.value : null }
    })
    expect(await pricesIn(ctx.tx)).toEqual(after)
    const noted = before.map(({ sku, price }, index) => ({
      subject: sku,
      before: { sell_price: price },
      after: { sell_price: after[index]?.price },
    }))
    expect(await notesIn(ctx.tx)).toEqual(noted.sort((a, b) => (a.subject < b.subject ? -1 : 1)))
    expect(await wordsWrittenBy(ctx.tx)).toBe(0)
    expect(await wronglyListed(ctx.tx)).toBe(0)
  })
})

test('whatever field is changed, the list is as if every product were listed anew', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    const changes: Partial<BulkInput>[] = [
      { field: 'weight_lbs', way: 'add', input: '1,5' },
      { field: 'is_active', way: 'set', input: 'no' },
      { field: 'category', way: 'set', input: 'battery' },
      { field: 'is_active', way: 'set', input: 'sí' },
      { field: 'track_inventory', way: 'set', input: 'sí' },
      { field: 'stock_quantity', way: 'set', input: '0' },
      { field: 'stock_quantity', way: 'set', input: '9' },
      { field: 'final_price', way: 'set', input: '99,90' },
      { field: 'available_for', way: 'set', input: 'usa' },
    ]
    for (const change of changes) {
      expect((await changeInBulk(ctx, bulkInput({ way: 'set', ...change }))).ok).toBe(true)
      expect([change, await wronglyListed(ctx.tx)]).toEqual([change, 0])
    }
  })
})

test('when one product is another than it was, or the filter finds another number, nothing of all is changed', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    const before = await pricesIn(ctx.tx)
    const changes = before.map(({ id, price }, index) => ({
      id,
      fields: { sell_price: { from: index === 70 ? '0.01' : price, to: '5.00' } },
    }))
    const saved = await changeProducts(ctx, changes, { action: 'changed' })
    expect(saved).toMatchObject({ ok: false, errors: [{ problem: 'changed_meanwhile' }] })
    const counted = await changeInBulk(ctx, bulkInput({ count: 70 }))
    expect(counted).toEqual({ ok: false, code: 'count_changed' })
    expect(await pricesIn(ctx.tx)).toEqual(before)
    expect(await notesIn(ctx.tx)).toEqual([])
  })
})

test('thousands of changes are in force at once; the list follows right afterwards, whatever is changed in between', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    const { tx } = ctx
    await listLater(tx)
    await changeInBulk(ctx, bulkInput({}))
    const toFollow = Number(await wronglyListed(tx))
    expect(toFollow).toBeGreaterThan(60)
    await sql`delete from products where sku = 'ACC-SUELO-4'`.execute(tx)
    expect(await listDue(tx, 10)).toBe(true)
    expect(await wronglyListed(tx)).toBeLessThan(toFollow)
    await changeInBulk(ctx, bulkInput({ input: '1', count: 70 }))
    await sql`update products set name = name || ' nuevo' where sku like 'BAT-%'`.execute(tx)
    expect(await listMoreProducts(ctx)).toBe(false)
    expect(await wronglyListed(tx)).toBe(0)
    const { rows } = await sql`select 1 from listing_due`.execute(tx)
    expect(rows).toEqual([])
  })
})

test('what is hidden by the thousand leaves the list at once, and comes back with its words when the list follows', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    await listLater(ctx.tx)
    const set = (input: string) =>
      changeInBulk(ctx, bulkInput({ field: 'is_active', way: 'set', input: input }))
    await set('no')
    expect(await wronglyListed(ctx.tx)).toBe(0)
    await set('sí')
    await changeInBulk(ctx, bulkInput({}))
    expect(await wronglyListed(ctx.tx)).toBeGreaterThan(60)
    expect(await listMoreProducts(ctx)).toBe(false)
    expect(await wronglyListed(ctx.tx)).toBe(0)
  })
})

test('seventy products take as many statements as one', async () => {
  const { ctx, asked: requests } = await countedShop()
  const statementsFor = (input: Partial<BulkInput>) =>
    rolledBack(ctx, async (inside) => {
      requests.mockClear()
      expect((await changeInBulk(inside, bulkInput(input))).ok).toBe(true)
      return requests.mock.calls.length
    })
  const one = { search: 'KIT-LUZ-640', category: null, state: 'any' } as const
  const few = await statementsFor({ filter: one, count: 1 })
  expect(few).toBeLessThanOrEqual(8)
  expect(await statementsFor({})).toBe(few)
})

test('a change of all products is told once', async () => {
  const ctx = await asAdmin()
  const notified: string[] = []
  const stop = await ctx.db.listen('shop_changes', (change) => notified.push(change))
  const heavier = await changeInBulk(
    ctx,
    bulkInput({ field: 'weight_lbs', way: 'add', input: '1' }),
  )
  expect(heavier.ok).toBe(true)
  await expect.poll(() => notified).toEqual(['products_view'])
  await changeInBulk(ctx, bulkInput({ field: 'weight_lbs', way: 'add', input: '-1' }))
  await expect.poll(() => notified).toEqual(['products_view', 'products_view'])
  stop()
})

test('no trigger of products, their list or the audit runs once per row, but the clock', async () => {
  const found = await inTransaction(await asAdmin(), async ({ tx }) => {
    const perRow = 1
    const { rows } = await sql<{ name: string }>`
      select tgname as name from pg_trigger where not tgisinternal and (tgtype & ${perRow}) = ${perRow}
        and tgrelid = any (array['products', 'listed_products', 'listed_words', 'stock_movements', 'audit_entries']::regclass[])`.execute(
      tx,
    )
    return rows.map(({ name }) => name)
  })
  expect(found).toEqual(['products_are_touched'])
})
