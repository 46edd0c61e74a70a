import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { builtInDeclaration } from '#shop/compliance/declarations/declaration-version.rules.ts'
import { publishDeclaration } from '#shop/compliance/declarations/declaration-versions.service.server.ts'
import { anOrderRequest } from '#shop/orders/order.fixture.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { actingAs, asSystemActor, asVisitor } from '#tests/harness/database/actors.ts'
import { aContact } from '#tests/harness/orders/contact.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { productIdOf, setStock, stockOf } from '#tests/harness/orders/stock.ts'
import { signed } from '#tests/harness/screening/declarations.ts'
import { placeOrder, placeScreened, screeningRequest } from './place-order.service.server.ts'
import { priceQuote } from './price-quote.service.server.ts'

const inStock = async (quantity: number) =>
  inTransaction(await asSystemActor(), async ({ tx }) => {
    const id = await productIdOf(tx, soldEverywhere)
    await setStock(tx, id, quantity)
    return id
  })

// other tests on this database need the kit in stock
afterAll(() => inStock(20))

/** A request by a buyer of this name for one kit. */
async function requests(name: string, id: string, quantity = 1, contact = aContact()) {
  const usual = anOrderRequest({ lines: [{ id, quantity }] })
  const request = { ...usual, buyer: { ...usual.buyer, ...contact, name } }
  const price = await priceQuote(await asSystemActor(), request)
  if (!price.ok) throw new Error(price.code)
  const declaration = signed(name)
  return {
    idempotencyKey: randomUUID(),
    address: aClientIp(),
    request,
    expectedTotal: price.value.totals.total,
    declaration,
  }
}

const names = ['Ana Pérez', 'Luis Gil', 'Eva Sosa', 'Raúl Mena']
const attemptsFor = (id: string) => Promise.all(names.map((name) => requests(name, id)))

/** Number of these orders' rows in a table, and of the transactions that wrote them. */
const writtenIn = async (tx: Tx, table: string, ids: readonly string[]) =>
  (
    await sql<{ transactions: number; rows: number }>`
      select count(distinct xmin::text)::int as transactions, count(*)::int as rows
      from ${sql.table(table)} where order_id = any (${ids}::uuid[])`.execute(tx)
  ).rows[0]

test('concurrent requests share a transaction, and each buyer gets a separate order', async () => {
  const ctx = await asVisitor()
  const id = await inStock(20)
  const [first, ...others] = await attemptsFor(id)
  if (!first) throw new Error('nobody came')
  const refused = { ...first, expectedTotal: cents(1) }
  const [response, ...responses] = await Promise.all(
    [refused, ...others].map((one) => placeOrder(ctx, one)),
  )
  expect(response).toEqual({ ok: false, code: 'price_changed', total: first.expectedTotal })
  const ids = responses.map((one) => (one.ok ? one.value.orderId : one.code))
  const system = await asSystemActor()
  const orders = await Promise.all(ids.map((orderId) => orderById(system, orderId)))
  expect(orders.map((order) => order?.buyer.name)).toEqual(names.slice(1))
  expect(orders.map((order) => order?.lines.length)).toEqual([1, 1, 1])
  await inTransaction(system, async ({ tx }) => {
    expect(await stockOf(tx, id)).toBe(17)
    const written = (table: string) => writtenIn(tx, table, ids)
    expect(await written('order_lines')).toEqual({ transactions: 1, rows: 3 })
    expect(await written('order_declarations')).toEqual({ transactions: 1, rows: 3 })
    expect(await written('compliance_scans')).toEqual({ transactions: 1, rows: 6 })
    expect(await written('stock_movements')).toEqual({ transactions: 1, rows: 3 })
  })
})

test('when stock is short, concurrent requests are served as far as it lasts', async () => {
  const ctx = await asVisitor()
  const attempts = await attemptsFor(await inStock(20))
  const id = await inStock(1)
  const responses = await Promise.all(attempts.map((one) => placeOrder(ctx, one)))
  expect(responses.map((response) => (response.ok ? 'placed' : response.code)).sort()).toEqual([
    'placed',
    ...Array.from({ length: 3 }, () => 'sold_out'),
  ])
  const ids = responses.flatMap((response) => (response.ok ? [response.value.orderId] : []))
  await inTransaction(await asSystemActor(), async ({ tx }) => {
    expect(await stockOf(tx, id)).toBe(0)
    expect(await writtenIn(tx, 'order_lines', ids)).toEqual({ transactions: 1, rows: 1 })
  })
})

test('of three equal orders of one buyer at once, those refused are refused for the same reason', async () => {
  const ctx = await asVisitor()
  const id = await inStock(8)
  const contact = aContact()
  const attempts = await Promise.all(
    Array.from({ length: 3 }, () => requests('Ana Pérez', id, 3, contact)),
  )
  const responses = await Promise.all(attempts.map((one) => placeOrder(ctx, one)))
  const refusal = { ok: false, code: 'too_many_reserved', productId: id, maxUnits: 1 }
  expect(responses.filter(({ ok }) => ok)).toHaveLength(1)
  expect(responses.filter(({ ok }) => !ok)).toEqual([refusal, refusal])
})

test('a declaration that another has replaced meanwhile is to be signed again', async () => {
  const id = await inStock(20)
  const placing = await requests('Ana Pérez', id)
  const screening = await screeningRequest(await asVisitor(), placing.request)
  await rolledBack(await asSystemActor(), async (ctx) => {
    const { es, en } = builtInDeclaration.words
    await actingAs(ctx, 'admin', async (staff) => {
      const words = { es: { ...es, title: 'Nueva' }, en: { ...en, title: 'New' } }
      await publishDeclaration(staff, { words, replaces: builtInDeclaration.version })
    })
    expect(await placeScreened(ctx, placing, screening)).toEqual({
      ok: false,
      code: 'declaration_outdated',
    })
    expect(await stockOf(ctx.tx, id)).toBe(20)
  })
})
