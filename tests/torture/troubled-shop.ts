import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { serverDatabase } from '#platform/database/connect.ts'
import { allowLogin, migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { fillDemonstration } from '#server/demonstration.ts'
import { createHub } from '#server/hub.ts'
import { testApp } from '#tests/harness/app.ts'
import { loginRole } from '#tests/harness/prepare-database.ts'
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

/** A shop on a database that will have trouble. */
export async function shopOn(owner: string) {
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
export type Shop = Awaited<ReturnType<typeof shopOn>>

/** Asks for one order until it is there; every other answer says calmly when to come again. */
export async function persist(
  shop: Shop,
  body: GuestOrderBody,
  refusals: Answer[],
): Promise<Answer> {
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
export function buyers(shop: Shop) {
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

/** Whoever was told so has his order, whole and once, and the shelf has lost exactly that. */
export async function expectNothingHalf(
  shop: Shop,
  told: ReadonlyMap<string, Answer>,
): Promise<void> {
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
