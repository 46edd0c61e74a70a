import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asSystem } from '#platform/database/transaction.ts'
import {
  cancelOrder,
  holdOrder,
  releaseOrder,
} from '#shop/orders/lifecycle/changes.service.server.ts'
import { approve, type Fault, notice, takenFor } from '#tests/fakes/paypal-state.ts'
import {
  balances,
  capturePart,
  divided,
  runJobs,
  startPart,
} from '#tests/harness/payments/parts.ts'
import { takeNotice } from '#tests/harness/payments/payments.ts'
import { addFault, captureFaults, getFaults } from '#tests/harness/payments/paypal-concurrency.ts'
import { noticeOf } from '#tests/harness/payments/paypal-notices.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { rounds } from '#tests/harness/stress.ts'

interface Divided {
  readonly id: string
  readonly parts: readonly string[]
}
const happenings = [
  'pays',
  'pays',
  'pays',
  'pays twice at once',
  'approves and leaves',
  'notice comes twice',
  'is cancelled',
  'is held',
  'is released',
  'jobs run',
  'deadline passes',
] as const
type Happening = (typeof happenings)[number]

async function approved(shop: PayPalShop, id: string, minute: number): Promise<string | null> {
  const started = await startPart(shop.at(minute), id)
  if (!started.ok) return null
  const named = started.value.providerPaymentId
  if (shop.state.orders.get(named)?.captures.length === 0) approve(shop.state, named)
  return named
}

interface Step {
  readonly what: Happening
  readonly part: number
  readonly capture: Fault | null
  readonly get: Fault | null
}

async function happen(
  shop: PayPalShop,
  order: Divided,
  what: Happening,
  { part, minute }: { readonly part: string; readonly minute: number },
) {
  const staff = { ...shop.at(minute), ...asSystem(shop.db, 'a test decides') }
  const change = { orderId: order.id, reason: 'a test' }
  if (what === 'is cancelled') return cancelOrder(staff, change)
  if (what === 'is held') return holdOrder(staff, change)
  if (what === 'is released') return releaseOrder(staff, change)
  if (what === 'jobs run' || what === 'deadline passes') return runJobs(shop, minute)
  const named = await approved(shop, part, minute)
  if (named === null || what === 'approves and leaves') return
  if (what === 'notice comes twice') {
    const sent = notice(shop.state, {
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: named },
    })
    return Promise.all([1, 2].map(() => takeNotice(shop.at(minute), noticeOf(sent))))
  }
  const times = what === 'pays twice at once' ? 2 : 1
  await Promise.all(Array.from({ length: times }, () => capturePart(shop.at(minute), named)))
}

/** What PayPal holds of a part: taken less refunded. */
function heldFor(shop: PayPalShop, part: string): number {
  const refunded = [...shop.state.orders.values()]
    .filter(({ customId }) => customId === part)
    .flatMap(({ refunds }) => refunds)
    .filter(({ status }) => status === 'COMPLETED')
    .reduce((sum, { value }) => sum + Math.round(Number(value) * 100), 0)
  return takenFor(shop.state, part) - refunded
}

const step = fc.record({
  what: fc.constantFrom(...happenings),
  part: fc.nat({ max: 2 }),
  capture: fc.constantFrom(...captureFaults),
  get: fc.constantFrom(...getFaults),
})
const some = fc.array(step, { maxLength: 3 })
const pays = (part: number) => ({ what: 'pays', part, capture: null, get: null }) as const
/** Every part is paid once in between, so that some orders become paid. */
const sequence = fc
  .tuple(some, some, some)
  .map(([before, between, after]) => [
    ...[...before, pays(0), ...between, pays(1), pays(2)],
    ...after,
  ])

const setFaults = (shop: PayPalShop, capture: Fault | null, get: Fault | null) => {
  addFault(shop, 'capture', capture)
  addFault(shop, 'get', get)
}

async function run(shop: PayPalShop, order: Divided, steps: readonly Step[]): Promise<number> {
  let minute = 1
  for (const { what, part, capture, get } of steps) {
    setFaults(shop, capture, get)
    minute += what === 'deadline passes' ? 73 * 60 : 3
    await happen(shop, order, what, { part: order.parts[part] ?? '', minute })
    expect(Math.min(...(await balances(shop, order.parts)))).toBeGreaterThanOrEqual(0)
  }
  return minute
}

/** Reviews are decided, staff release it, and the jobs run until nothing is due. */
async function bringToRest(shop: PayPalShop, order: Divided, minute: number): Promise<void> {
  setFaults(shop, null, null)
  const captures = [...shop.state.orders.values()].flatMap((one) => one.captures)
  for (const one of captures) if (one.status === 'PENDING') one.status = 'COMPLETED'
  await happen(shop, order, 'is released', { part: '', minute })
  for (let round = 1; round <= 16; round += 1) await runJobs(shop, minute + round * 70)
}

const expected: Readonly<Record<string, readonly number[]>> = {
  paid: [10_000, 10_485, 10_485],
  refunded: [0, 0, 0],
  expired: [0, 0, 0],
  cancelled: [0, 0, 0],
}

test('whatever happens to the parts in whatever sequence, every cent is in the ledger and goes where it belongs', async () => {
  const shop = await payPalShop()
  const ends = new Map<string, number>()
  const property = fc.asyncProperty(sequence, async (steps) => {
    const order = await divided(shop, [10_000, null, null])
    await bringToRest(shop, order, await run(shop, order, steps))
    const { payment } = await shop.statusOf(order.id)
    ends.set(payment, (ends.get(payment) ?? 0) + 1)
    const parts = await balances(shop, order.parts)
    expect(parts).toEqual(order.parts.map((part) => heldFor(shop, part)))
    expect([payment, parts]).toEqual([payment, expected[payment] ?? parts])
    expect(payment).not.toBe('refund_due')
  })
  await fc.assert(property, { numRuns: rounds(25, 800), seed: 23, endOnFailure: true })
  for (const state of ['paid', 'refunded', 'awaiting_parts'])
    expect([state, (ends.get(state) ?? 0) > 0]).toEqual([state, true])
}, 1_800_000)
