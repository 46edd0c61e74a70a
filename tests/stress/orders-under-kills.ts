import os from 'node:os'
import { expect } from 'vitest'
import type { Database } from '#platform/database/connect.ts'
import { chances, rounds } from '#tests/harness/stress.ts'
import { counted, storedOrders } from './audit.ts'
import {
  type Acknowledged,
  type GuestOrderBody,
  guestOrder,
  quotedTotal,
  send,
} from './guest-order.ts'
import type { KilledShop } from './killed-shop.ts'

const buyers = 10
const orders = rounds(30, 300)
const kills = rounds(2, 10)
export const stockBefore = 10_000

/** Carts of one to three of the products; a product costs the same whoever asks. */
async function requests(shop: KilledShop, products: readonly string[]): Promise<GuestOrderBody[]> {
  const chance = chances(7)
  const cart = (size: number) =>
    products.slice(0, size).map((id) => ({ id, quantity: chance.oneOf([1, 2, 3]) }))
  const carts = [1, 2, 3, 2].map(cart)
  const totals = await Promise.all(carts.map((lines) => quotedTotal(shop.send, lines)))
  return Array.from({ length: orders }, (_, at) => {
    const which = at % carts.length
    return guestOrder(carts[which] ?? [], { expectedTotal: totals[which] })
  })
}

/** Asks with the same key until the shop acknowledges: a line that is cut says nothing. */
async function persist(shop: KilledShop, body: GuestOrderBody): Promise<Acknowledged> {
  for (;;) {
    const response = await send(shop.send, body).catch(() => null)
    if (response?.data) return response.data
    if (response && response.status !== 503)
      throw new Error(`refused: ${response.status} ${JSON.stringify(response.error)}`)
  }
}

/** Ten buyers order until all have theirs; meanwhile the process is killed again and again. */
async function orderUnderKills(shop: KilledShop, bodies: readonly GuestOrderBody[]) {
  const acknowledged = new Map<string, Acknowledged>()
  const waiting = [...bodies]
  let killing: Promise<unknown> = Promise.resolve()
  let killed = 0
  const buyer = async () => {
    for (let body = waiting.pop(); body; body = waiting.pop()) {
      acknowledged.set(body.idempotencyKey, await persist(shop, body))
      if (killed >= kills || acknowledged.size < ((killed + 1) * bodies.length) / (kills + 1))
        continue
      killed += 1
      killing = killing.then(() => shop.killAndRestart())
    }
  }
  await Promise.all(Array.from({ length: buyers }, buyer))
  await killing
  expect(killed).toBe(kills)
  return acknowledged
}

/** The clients' part: whoever asks again gets the order that he has, also after the last start. */
export async function buyersOf(shop: KilledShop, products: readonly string[]) {
  const bodies = await requests(shop, products)
  const acknowledged = await orderUnderKills(shop, bodies)
  for (const body of bodies.slice(0, 20))
    expect(await persist(shop, body)).toEqual(acknowledged.get(body.idempotencyKey))
  return { bodies, acknowledged }
}

/** Everybody who was told so has his order, once and whole, and the shelf has lost exactly that. */
export async function expectEveryOrderOnce(
  db: Database,
  products: readonly string[],
  { bodies, acknowledged }: Awaited<ReturnType<typeof buyersOf>>,
): Promise<void> {
  const stored = await storedOrders(
    db,
    bodies.map(({ idempotencyKey }) => idempotencyKey),
  )
  const expected = bodies.map(({ idempotencyKey: attempt, lines }) => ({
    ...{ attempt, lines, id: acknowledged.get(attempt)?.orderId },
    number: acknowledged.get(attempt)?.number,
    ...{ changes: 3, transfers: 1, screenings: 2 },
  }))
  const byAttempt = (a: { attempt: string }, b: { attempt: string }) =>
    a.attempt.localeCompare(b.attempt)
  expect(stored.toSorted(byAttempt)).toEqual(expected.toSorted(byAttempt))
  for (const { id, stock, sold, moved } of await counted(db, products)) {
    const overrides = bodies.flatMap(({ lines }) => lines).filter((line) => line.id === id)
    expect(sold).toBe(overrides.reduce((sum, { quantity }) => sum + quantity, 0))
    expect([stock, moved]).toEqual([stockBefore - sold, sold])
  }
}

/** The long run says how quickly the shop was back. */
export function sayStartUps({ startUps }: KilledShop): void {
  if (process.env.STRESS !== 'on') return
  const again = startUps.slice(1).map((ms) => Math.round(ms))
  const load = os.loadavg()[0]?.toFixed(1)
  console.log(
    `${orders} orders, ${kills} kills: up again in ${again.join(', ')} ms at a load of ${load}`,
  )
}
