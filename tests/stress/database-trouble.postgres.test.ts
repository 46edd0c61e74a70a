import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { rounds } from '#tests/harness/stress.ts'
import { withPostgres } from '../../scripts/test/with-postgres.ts'
import { type ActionResult, send } from './guest-order.ts'
import { buyers, expectNothingHalf, shopOn } from './troubled-shop.ts'

test('while buyers order, the server is stopped and started again: they are told to come again, no order is half, and the shop recovers alone', {
  timeout: 300_000,
}, async () => {
  await withPostgres(async (owner, server) => {
    const shop = await shopOn(owner)
    const { acknowledged, refusals, end } = buyers(shop)
    for (let round = 1; round <= rounds(2, 10); round += 1) {
      await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(round * 10)
      const before = refusals.length
      await server.stop()
      await expect.poll(() => refusals.length, { timeout: 20_000 }).toBeGreaterThan(before + 20)
      if (process.env.STRESS === 'on' && round === 1) await pause(10_000)
      await server.start()
      const there = acknowledged.size
      await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(there + 10)
    }
    await end()
    await expectNothingHalf(shop, acknowledged)
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
    const refused = await Promise.all(bodies.map((body) => send(shop.send, body)))
    for (const { status, retryAfter } of refused) {
      expect(status).toBe(503)
      expect(Number(retryAfter)).toBeGreaterThan(0)
    }
    await holder.query('rollback')
    await holder.end()
    const acknowledged = new Map<string, ActionResult>()
    for (const body of bodies) acknowledged.set(body.idempotencyKey, await send(shop.send, body))
    await expectNothingHalf(shop, acknowledged)
  })
})
