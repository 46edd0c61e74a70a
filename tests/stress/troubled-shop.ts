import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { serverDatabase } from '#platform/database/connect.ts'
import { allowLogin, migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { createChangeBus } from '#server/change-bus.ts'
import { fillDemonstration } from '#server/demonstration.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { loginRole } from '#tests/harness/database/prepare-database.ts'
import { counted, stocked, storedOrders } from './audit.ts'
import {
  type ActionResult,
  type GuestOrderBody,
  guestOrder,
  quotedTotal,
  type Send,
  send,
} from './guest-order.ts'

export const stockBefore = 5_000

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
  const changeBus = await createChangeBus(db)
  const app = await testApp({ db, changeBus, now: () => new Date() })
  const send: Send = (path, init) => app.request(`http://shop.test${path}`, init)
  const price = await quotedTotal(send, [{ id: kit, quantity: 1 }])
  const order = () => guestOrder([{ id: kit, quantity: 1 }], { expectedTotal: price })
  return { db, send, kit, order }
}
export type Shop = Awaited<ReturnType<typeof shopOn>>

/** Asks for one order until it is there; every other answer says calmly when to come again. */
export async function persist(
  shop: Shop,
  body: GuestOrderBody,
  refusals: ActionResult[],
): Promise<ActionResult> {
  for (;;) {
    const startedAt = performance.now()
    const response = await send(shop.send, body)
    if (response.status === 200) return response
    expect(response.status).toBe(503)
    expect(Number(response.retryAfter)).toBeGreaterThan(0)
    refusals.push(response)
    // a client that is refused at once asks no more than twenty times a second
    await pause(Math.max(0, 50 - (performance.now() - startedAt)))
  }
}

/** Ten buyers order one after the other until told to stop; what each was told. */
export function buyers(shop: Shop) {
  const acknowledged = new Map<string, ActionResult>()
  const refusals: ActionResult[] = []
  let isOpen = true
  const buyer = async () => {
    while (isOpen) {
      const body = shop.order()
      acknowledged.set(body.idempotencyKey, await persist(shop, body, refusals))
    }
  }
  const all = Promise.all(Array.from({ length: 10 }, buyer))
  const end = async () => {
    isOpen = false
    await all
  }
  return { acknowledged, refusals, end }
}

/** Whoever was told so has his order, whole and once, and the shelf has lost exactly that. */
export async function expectNothingHalf(
  shop: Pick<Shop, 'db' | 'kit'>,
  acknowledged: ReadonlyMap<string, ActionResult>,
): Promise<void> {
  const stored = await storedOrders(shop.db, [...acknowledged.keys()])
  expect(stored).toHaveLength(acknowledged.size)
  for (const order of stored) {
    expect(order).toMatchObject({ changes: 3, transfers: 1, screenings: 2 })
    expect(order.id).toBe(acknowledged.get(order.attempt)?.data?.orderId)
    expect(order.lines).toEqual([{ id: shop.kit, quantity: 1 }])
  }
  const { size } = acknowledged
  const [now] = await counted(shop.db, [shop.kit])
  expect(now).toEqual({ id: shop.kit, stock: stockBefore - size, sold: size, moved: size })
}
