import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chances, chances, rounds } from '#tests/harness/stress.ts'
import { counted, storedOrders } from './audit.ts'
import { type ActionResult, guestOrder, quotedTotal, send } from './guest-order.ts'
import { kitWithStock, type ShopHere, shopHere } from './shop-here.ts'

let shop: ShopHere
let kit = ''
let prices: number[] = []

beforeAll(async () => {
  shop = await shopHere()
  kit = await kitWithStock(20)
  const priceOf = (quantity: number) => quotedTotal(shop.send, [{ id: kit, quantity }])
  prices = await Promise.all([1, 2, 3].map(priceOf))
})

afterAll(async () => {
  await kitWithStock(20)
})

const buy = (quantity: number) => {
  const body = guestOrder([{ id: kit, quantity }], { expectedTotal: prices[quantity - 1] })
  return { body, response: send(shop.send, body) }
}

const clearly = ({ status, error }: ActionResult) => `${status} ${error?.message ?? 'placed'}`

test('of fifty carts with the last one, one becomes an order and 49 are told that it is sold out, time after time', {
  timeout: 600_000,
}, async () => {
  for (let round = 0; round < rounds(2, 20); round += 1) {
    await kitWithStock(1)
    const before = (await counted(shop.db, [kit]))[0]
    const buying = Array.from({ length: 50 }, () => buy(1))
    const results = (await Promise.all(buying.map(({ response }) => response))).map(clearly).sort()
    expect(results).toEqual(['200 placed', ...Array(49).fill('409 sold_out')])
    const attempts = buying.map(({ body }) => body.idempotencyKey)
    expect(await storedOrders(shop.db, attempts)).toHaveLength(1)
    expect((await counted(shop.db, [kit]))[0]).toMatchObject({
      stock: 0,
      sold: (before?.sold ?? 0) + 1,
      moved: (before?.moved ?? 0) + 1,
    })
  }
})

const cancel = (link: string) =>
  shop.send(link, { method: 'POST', body: new URLSearchParams({ intent: 'cancel' }) })

/** Buys one to three, and often thinks better of it: twice at once, as with a double click. */
async function changeableBuyer(chance: Chances, statuses: number[]): Promise<void> {
  const response = await buy(chance.oneOf([1, 2, 3])).response
  statuses.push(response.status)
  if (!response.data || chance.happens(0.3)) return
  const { link } = response.data
  const responses = await Promise.all([cancel(link), cancel(link)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
}

test('whatever a hundred buyers take and give back, what is sold and what is left are ten', {
  timeout: 600_000,
}, async () => {
  for (let seed = 1; seed <= rounds(1, 20); seed += 1) {
    await kitWithStock(10)
    const before = (await counted(shop.db, [kit]))[0]
    const statuses: number[] = []
    const buyers = Array.from({ length: 100 }, (_, at) =>
      changeableBuyer(chances(seed * 1_000 + at), statuses),
    )
    const all = Promise.all(buyers)
    let isOver = false
    void all.finally(() => {
      isOver = true
    })
    let looks = 0
    do {
      const [now] = await counted(shop.db, [kit])
      const sold = (now?.sold ?? 0) - (before?.sold ?? 0)
      expect([seed, sold + (now?.stock ?? 0), (now?.stock ?? -1) >= 0]).toEqual([seed, 10, true])
      expect((now?.moved ?? 0) - (before?.moved ?? 0)).toBe(sold)
      looks += 1
    } while (!isOver)
    await all
    expect(looks).toBeGreaterThan(2)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  }
})
