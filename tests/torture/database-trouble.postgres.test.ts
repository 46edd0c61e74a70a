import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { serverDatabase } from '#platform/database/connect.ts'
import { allowLogin, migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { fillDemonstration } from '#server/demonstration.ts'
import { createHub } from '#server/hub.ts'
import { testApp } from '#tests/harness/app.ts'
import { loginRole } from '#tests/harness/prepare-database.ts'
import { rounds } from '#tests/harness/torture.ts'
import { withPostgres } from '../../scripts/with-postgres.ts'
import { counted, keptOrders, stocked } from './audit.ts'
import {
  type Answer,
  type GuestOrderBody,
  guestOrder,
  type Send,
  send,
  toldTotal,
} from './guest-order.ts'

const stockBefore = 5_000

async function shopOn(owner: string) {
  const pool = new pg.Pool({ connectionString: owner, max: 1 })
  await pool.query(`create role ${loginRole} login`)
  await migrate(pool)
  await allowLogin(pool, loginRole)
  await pool.end()
  const db = serverDatabase(owner.replace('owner@', `${loginRole}@`), createLog('silent'))
  onTestFinished(() => db.close())
  await fillDemonstration(db)
  const [kit = ''] = await stocked(db, 1, stockBefore)
  const hub = await createHub(db)
  const app = await testApp({ db, hub, now: () => new Date() })
  const ask: Send = (path, init) => app.request(`http://shop.test${path}`, init)
  const price = await toldTotal(ask, [{ id: kit, quantity: 1 }])
  const order = () => guestOrder([{ id: kit, quantity: 1 }], { expectedTotal: price })
  return { db, ask, kit, order }
}
type Shop = Awaited<ReturnType<typeof shopOn>>

/** Asks for one order until it is there; every other answer says calmly when to come again. */
async function persist(shop: Shop, body: GuestOrderBody, refusals: Answer[]): Promise<Answer> {
  for (;;) {
    const began = performance.now()
    const answer = await send(shop.ask, body)
    if (answer.status === 200) return answer
    expect(answer.status).toBe(503)
    expect(Number(answer.retryAfter)).toBeGreaterThan(0)
    refusals.push(answer)
    // a client that is refused at once asks no more than twenty times a second
    await pause(Math.max(0, 50 - (performance.now() - began)))
  }
}

/** Ten buyers order one after the other until told to stop; what each was told. */
function buyers(shop: Shop) {
  const told = new Map<string, Answer>()
  const refusals: Answer[] = []
  let isOpen = true
  const buyer = async () => {
    while (isOpen) {
      const body = shop.order()
      told.set(body.attemptKey, await persist(shop, body, refusals))
    }
  }
  const all = Promise.all(Array.from({ length: 10 }, buyer))
  const end = async () => {
    isOpen = false
    await all
  }
  return { told, refusals, end }
}

async function expectNothingHalf(shop: Shop, told: ReadonlyMap<string, Answer>): Promise<void> {
  const kept = await keptOrders(shop.db, [...told.keys()])
  expect(kept).toHaveLength(told.size)
  for (const order of kept) {
    expect(order).toMatchObject({ changes: 3, transfers: 1, screenings: 2 })
    expect(order.id).toBe(told.get(order.attempt)?.data?.orderId)
    expect(order.lines).toEqual([{ id: shop.kit, quantity: 1 }])
  }
  const { size } = told
  const [now] = await counted(shop.db, [shop.kit])
  expect(now).toEqual({ id: shop.kit, stock: stockBefore - size, sold: size, moved: size })
}

test('while buyers order, the server is stopped and started again: they are told to come again, no order is half, and the shop recovers alone', {
  timeout: 300_000,
}, async () => {
  await withPostgres(async (owner, server) => {
    const shop = await shopOn(owner)
    const { told, refusals, end } = buyers(shop)
    for (let round = 1; round <= rounds(2, 10); round += 1) {
      await expect.poll(() => told.size, { timeout: 60_000 }).toBeGreaterThan(round * 10)
      const before = refusals.length
      await server.stop()
      await expect.poll(() => refusals.length, { timeout: 20_000 }).toBeGreaterThan(before + 20)
      if (process.env.TORTURE === 'on' && round === 1) await pause(10_000)
      await server.start()
      const there = told.size
      await expect.poll(() => told.size, { timeout: 20_000 }).toBeGreaterThan(there + 10)
    }
    await end()
    await expectNothingHalf(shop, told)
  })
})

test('an order that waits too long for goods which another transaction holds is told to come again, and comes once they are free', {
  timeout: 120_000,
}, async () => {
  await withPostgres(async (owner) => {
    const shop = await shopOn(owner)
    const holder = new pg.Client({ connectionString: owner })
    await holder.connect()
    await holder.query('begin')
    await holder.query(`select 1 from products where id = '${shop.kit}' for update`)
    const bodies = Array.from({ length: 3 }, shop.order)
    const refused = await Promise.all(bodies.map((body) => send(shop.ask, body)))
    for (const { status, retryAfter } of refused) {
      expect(status).toBe(503)
      expect(Number(retryAfter)).toBeGreaterThan(0)
    }
    await holder.query('rollback')
    await holder.end()
    const told = new Map<string, Answer>()
    for (const body of bodies) told.set(body.attemptKey, await send(shop.ask, body))
    await expectNothingHalf(shop, told)
  })
})
