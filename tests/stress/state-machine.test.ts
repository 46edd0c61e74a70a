import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import {
  cancelOrder,
  changeDelivery,
  changePayment,
  holdOrder,
  rejectOrder,
  releaseOrder,
} from '#shop/orders/lifecycle/changes.service.server.ts'
import {
  type Axis,
  complianceNext,
  deliveryNext,
  isLost,
  type PaymentState,
  paymentNext,
} from '#shop/orders/lifecycle/order-state.rules.ts'
import { actOnOrder } from '#shop/orders/lifecycle/staff.service.server.ts'
import { historyOf, orderById } from '#shop/orders/orders.service.server.ts'
import { actors, asAdmin, asSystemActor, ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { setStock, stockOf } from '#tests/harness/orders/stock.ts'
import { chances, rounds } from '#tests/harness/stress.ts'
import { kitWithStock } from './shop-here.ts'

const tables = { payment: paymentNext, compliance: complianceNext, delivery: deliveryNext }
const roles = ['anon', 'customer', 'admin', 'system'] as const
type Role = (typeof roles)[number]
const reason = 'a test'
const noPermission = '42501'
let orderId = ''
let kit = ''

beforeAll(async () => {
  kit = await kitWithStock(20)
  orderId = (await anOrder().place(await asSystemActor())).id
})

afterAll(async () => {
  await kitWithStock(20)
})

interface Move {
  readonly axis: Axis
  readonly from: string
  readonly to: string
}

const allMoves: Move[] = (['payment', 'compliance', 'delivery'] as const).flatMap((axis) =>
  Object.keys(tables[axis]).flatMap((from) =>
    Object.keys(tables[axis]).map((to) => ({ axis, from, to })),
  ),
)

const complianceTo = { held: holdOrder, released: releaseOrder, rejected: rejectOrder }
const isVerb = (to: string): to is keyof typeof complianceTo => Object.hasOwn(complianceTo, to)

function tryMove(ctx: Ctx, { axis, to }: Move) {
  const change = { orderId, reason, to: to as never }
  if (axis === 'payment') return changePayment(ctx, change)
  if (axis === 'delivery') return changeDelivery(ctx, change)
  // nothing leads back to clear: there is no verb for it
  return isVerb(to) ? complianceTo[to](ctx, change) : Promise.resolve({ ok: false, code: 'none' })
}

const asPlaced = {
  payment_status: 'awaiting_proof',
  compliance_status: 'clear',
  delivery_status: 'to_prepare',
  closed_at: null,
}

/** The order stands there as nothing but a test puts it, and the move's outcome is undone. */
async function outcome(role: Role, move: Move) {
  const { axis, from } = move
  const db = await testDatabase()
  const put = (tx: Tx, state: string, closed: boolean) =>
    tx
      .updateTable('orders')
      .set({ [`${axis}_status`]: state, closed_at: closed ? new Date() : null })
      .where('id', '=', orderId)
      .execute()
  const system = await asSystemActor()
  const before = await inTransaction(system, async (inside) => {
    await put(inside.tx, from, isLost(from as PaymentState) || from === 'cancelled')
    return historyOf(inside, orderId)
  })
  const results = await tryMove(ctxOf(db, actors[role]), move)
    .then((changed) => changed.ok)
    .catch((error: { code?: string }) => {
      if (error.code !== noPermission) throw error
      return false
    })
  const order = await orderById(system, orderId)
  const rows = (await historyOf(system, orderId)).slice(before.length)
  await inTransaction(system, ({ tx }) =>
    tx.updateTable('orders').set(asPlaced).where('id', '=', orderId).execute(),
  )
  return { results, state: order?.[axis], rows: rows.filter((row) => row.axis === axis) }
}

const isNamed = ({ axis, from, to }: Move) =>
  (tables[axis] as Readonly<Record<string, readonly string[]>>)[from]?.includes(to) ?? false

async function expectOutcome(role: Role, move: Move): Promise<string> {
  const { results, state, rows } = await outcome(role, move)
  const mayAct = role === 'admin' || role === 'system'
  // unpaid and without papers, so nothing is packed or leaves the house; and no delivery ends before its payment
  const isGuarded = ['prepared', 'handed_over', 'cancelled'].includes(move.to)
  const isDone = mayAct && isNamed(move) && !(move.axis === 'delivery' && isGuarded)
  const { from, to } = move
  expect([role, move, results, state]).toEqual([role, move, isDone, isDone ? to : from])
  const row = { from_state: from, to_state: to, by_role: role }
  expect(rows).toEqual(isDone ? [expect.objectContaining(row)] : [])
  return `${role} ${isDone}`
}

test('every state, every wish, every role: only what the tables name happens, only by staff and the shop itself, and each time with one row', {
  timeout: 600_000,
}, async () => {
  const chance = chances(17)
  const share = rounds(1, 20) / 20
  const seen = new Set<string>()
  for (const move of allMoves)
    for (const role of roles)
      if (chance.happens(isNamed(move) ? share * 3 : share))
        seen.add(await expectOutcome(role, move))
  expect([...seen].sort()).toEqual([
    ...['admin false', 'admin true', 'anon false'],
    ...['customer false', 'system false', 'system true'],
  ])
})

test('of twenty of the staff who cancel one order at once one does it: one row each, goods back once', async () => {
  for (let round = 0; round < rounds(2, 20); round += 1) {
    await inTransaction(await asSystemActor(), ({ tx }) => setStock(tx, kit, 10))
    const system = await asSystemActor()
    const { id } = await anOrder().of(3).takingStock().place(system)
    const staff = await Promise.all(Array.from({ length: 20 }, () => asAdmin()))
    const results = await Promise.all(staff.map((ctx) => cancelOrder(ctx, { orderId: id, reason })))
    expect(results.filter((done) => done.ok)).toHaveLength(1)
    expect((await historyOf(system, id)).map(({ axis, to_state: to }) => `${axis} ${to}`)).toEqual([
      ...['payment awaiting_proof', 'compliance clear', 'delivery to_prepare'],
      ...['payment cancelled', 'delivery cancelled'],
    ])
    expect(await inTransaction(system, ({ tx }) => stockOf(tx, kit))).toBe(10)
  }
})

type Deed = (ctx: Ctx, id: string) => Promise<{ readonly ok: boolean }>
const deeds: readonly Deed[] = [
  (ctx, id) => cancelOrder(ctx, { orderId: id, reason }),
  (ctx, id) => holdOrder(ctx, { orderId: id, reason }),
  (ctx, id) => releaseOrder(ctx, { orderId: id, reason }),
  (ctx, id) => changePayment(ctx, { orderId: id, to: 'proof_received', reason }),
  (ctx, id) => changePayment(ctx, { orderId: id, to: 'paid', reason }),
  (ctx, id) => changeDelivery(ctx, { orderId: id, to: 'prepared', reason }),
  (ctx, id) => actOnOrder(ctx, id, { intent: 'deliver', to: 'to_prepare', reason, receivedBy: '' }),
]

test('whatever twenty of the staff do to one order at once, its history is one chain that ends where it stands', async () => {
  const system = await asSystemActor()
  for (let seed = 1; seed <= rounds(3, 60); seed += 1) {
    const chance = chances(seed)
    await inTransaction(system, ({ tx }) => setStock(tx, kit, 10))
    const { id } = await anOrder().of(2).takingStock().place(system)
    const doing = Array.from({ length: 20 }, async () => chance.oneOf(deeds)(await asAdmin(), id))
    await Promise.all(doing)
    const order = await orderById(system, id)
    const history = await historyOf(system, id)
    for (const axis of ['payment', 'compliance', 'delivery'] as const) {
      const chain = history.filter((row) => row.axis === axis)
      expect([seed, chain.slice(1).map((row) => row.from_state)]).toEqual([
        seed,
        chain.slice(0, -1).map((row) => row.to_state),
      ])
      expect([seed, chain.at(-1)?.to_state]).toEqual([seed, order?.[axis]])
    }
    const left = order?.closedAt ? 10 : 8
    expect([seed, await inTransaction(system, ({ tx }) => stockOf(tx, kit))]).toEqual([seed, left])
  }
})
