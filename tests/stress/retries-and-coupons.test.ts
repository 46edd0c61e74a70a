import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { rounds } from '#tests/harness/stress.ts'
import { counted, storedOrders } from './audit.ts'
import { type ActionResult, guestOrder, quotedTotal, type Send, send } from './guest-order.ts'
import { kitWithStock, type ShopHere, shopHere } from './shop-here.ts'

let shop: ShopHere
let kit = ''
let price = 0

beforeAll(async () => {
  shop = await shopHere()
  kit = await kitWithStock(10_000)
  price = await quotedTotal(shop.send, [{ id: kit, quantity: 1 }])
})

afterAll(async () => {
  await kitWithStock(20)
})

const oneKit = (overrides: Record<string, unknown> = {}) =>
  guestOrder([{ id: kit, quantity: 1 }], { expectedTotal: price, ...overrides })

const write = async (work: (tx: Tx) => Promise<unknown>): Promise<void> => {
  await inTransaction(await asSystemActor(), ({ tx }) => work(tx))
}

const expectOne = async (attempt: string) =>
  expect(await storedOrders(shop.db, [attempt])).toEqual([
    expect.objectContaining({ changes: 3, transfers: 1, screenings: 2 }),
  ])

test('a double click is one order: both answers name it, and one transfer waits for it', async () => {
  for (let round = 0; round < rounds(5, 20); round += 1) {
    const body = oneKit()
    const [first, second] = await Promise.all([send(shop.send, body), send(shop.send, body)])
    expect(first).toEqual(second)
    expect(first.status).toBe(200)
    await expectOne(body.idempotencyKey)
  }
})

/** The shop has answered, and the line is cut before a byte of it arrives. */
const cutLine: Send = async (path, init) => {
  await shop.send(path, init)
  throw new TypeError('fetch failed')
}

test('a buyer whose answer was lost asks five times at once and gets the order that he has', async () => {
  for (let round = 0; round < rounds(3, 20); round += 1) {
    const body = oneKit()
    await expect(send(cutLine, body)).rejects.toThrow('fetch failed')
    const before = await counted(shop.db, [kit])
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(shop.send, body)))
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
    expect(responses[0]?.status).toBe(200)
    await expectOne(body.idempotencyKey)
    expect(await counted(shop.db, [kit])).toEqual(before)
    const other = { ...body, lines: [{ id: kit, quantity: 2 }] }
    expect(await send(shop.send, other)).toMatchObject({
      status: 409,
      error: { message: 'attempt_reused' },
    })
  }
})

const isPlaced = ({ status }: ActionResult) => status === 200

test('a code for one use goes to one of fifty, and comes back with his order', async () => {
  for (let round = 0; round < rounds(1, 20); round += 1) {
    const code = `UNA${round}${randomUUID().slice(0, 6).toUpperCase()}`
    onTestFinished(() => write((tx) => sql`delete from coupons where code = ${code}`.execute(tx)))
    await write((tx) =>
      sql`insert into coupons (code, kind, basis_points, most_uses) values (${code}, 'percent', 1000, 1)`.execute(
        tx,
      ),
    )
    const acknowledged = await send(shop.send, oneKit({ couponCode: code }))
    const overrides = { couponCode: code.toLowerCase(), expectedTotal: acknowledged.error?.total }
    const orders = Array.from({ length: 50 }, () => send(shop.send, oneKit(overrides)))
    const responses = await Promise.all(orders)
    const refused = responses.filter((response) => !isPlaced(response))
    expect(new Set(refused.map(({ error }) => error?.message))).toEqual(new Set(['coupon_invalid']))
    expect(refused).toHaveLength(49)
    const link = responses.find(isPlaced)?.data?.link ?? ''
    const body = new URLSearchParams({ intent: 'cancel' })
    expect((await shop.send(link, { method: 'POST', body })).status).toBe(200)
    expect((await send(shop.send, oneKit(overrides))).status).toBe(200)
  }
})

test('a code worth more than everything leaves nothing to pay: refused, and no use is taken', async () => {
  const code = `TODO${randomUUID().slice(0, 6).toUpperCase()}`
  onTestFinished(() => write((tx) => sql`delete from coupons where code = ${code}`.execute(tx)))
  await write((tx) =>
    sql`insert into coupons (code, kind, amount) values (${code}, 'amount', 99999)`.execute(tx),
  )
  const body = oneKit({ couponCode: code, expectedTotal: 0 })
  expect(await send(shop.send, body)).toMatchObject({
    status: 409,
    error: { message: 'method_off' },
  })
  await write(async (tx) => {
    const stored = await tx.selectFrom('coupons').select('uses').where('code', '=', code).execute()
    expect(stored).toEqual([{ uses: 0 }])
  })
})

const setPrice = (factor: number) =>
  write((tx) =>
    sql`update products set sell_price = sell_price * ${factor}::numeric, final_price = final_price * ${factor}::numeric where id = ${kit}`.execute(
      tx,
    ),
  )

test('a price that changed meanwhile is shown and confirmed, and the order keeps it when it changes again', async () => {
  await setPrice(2)
  onTestFinished(async () => {
    await setPrice(0.5)
  })
  const changed = await send(shop.send, oneKit())
  expect(changed).toMatchObject({ status: 409, error: { message: 'price_changed' } })
  const total = changed.error?.total ?? 0
  expect(total).toBeGreaterThan(price)
  const body = oneKit({ expectedTotal: total })
  const placed = await send(shop.send, body)
  expect(placed.status).toBe(200)
  await setPrice(2)
  const totals = async () =>
    inTransaction(await asSystemActor(), async ({ tx }) =>
      tx
        .selectFrom('orders')
        .select('total_cents')
        .where('attempt_key', '=', body.idempotencyKey)
        .execute(),
    )
  expect(await totals()).toEqual([{ total_cents: total }])
  expect(await send(shop.send, body)).toEqual(placed)
  await setPrice(0.5)
})
