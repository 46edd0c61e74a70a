import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { parseDay } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { memoryStore } from '#platform/files/memory-store.ts'
import { readListQuery } from '#shop/orders/list/order-list.rules.ts'
import { listedOrders } from '#shop/orders/list/order-list.service.server.ts'
import { ordersWaiting } from '#shop/orders/list/overview.service.server.ts'
import { historyOf, orderById } from '#shop/orders/orders.service.server.ts'
import { actors, asAdmin, asCustomer, asSystemActor } from '#tests/harness/database/actors.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { aScreenshot } from '#tests/harness/inputs/pictures.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { asSignedInUsers } from '#tests/harness/users/users.ts'
import { refundOrder } from '../orders/refund-order.service.server.ts'
import { decideZelle } from './decisions.service.server.ts'
import type { ZelleDecision } from './proof.input.ts'
import { addProof } from './proofs.service.server.ts'
import { openProof, zelleQueue } from './queue.service.server.ts'
import { openZelle, zelleOf } from './transfers.service.server.ts'

const eva = '00000000-0000-4000-8000-00000000ad32'
let ctx: Ctx
let second: Ctx
beforeAll(async () => {
  ctx = await asAdmin()
  await asSignedInUsers(ctx.db, [
    { id: actors.admin.id, role: 'admin' },
    { id: eva, role: 'admin' },
  ])
})
beforeEach(async () => {
  ctx = await asAdmin({ files: memoryStore() })
  second = { ...ctx, actor: { role: 'admin', id: eva } }
})

const system = () => asSystemActor({ files: ctx.files })
const aReference = () => randomUUID().slice(0, 13).toUpperCase()
async function withProof(total = 30_970, colour = '#4466aa') {
  const { id } = await anOrder().paidBy('zelle').total(total).insert(ctx.db)
  const order = await orderById(await system(), id)
  if (!order) throw new Error('no order')
  await openZelle(await system(), order)
  const fields = {
    sender: 'Otra Persona',
    confirmation: 'C-1',
    amount: '1',
    paidOn: parseDay('2020-01-01'),
  }
  await addProof(ctx, id, { bytes: await aScreenshot(colour), fields })
  return id
}
const decide = (order: string, overrides: Partial<ZelleDecision>, by = ctx) =>
  decideZelle(by, {
    intent: 'approve',
    order,
    reference: '',
    amount: null,
    reason: '',
    seen: '',
    isExcessKnown: false,
    ...overrides,
  })
const payment = async (id: string) => (await orderById(await system(), id))?.payment
const full = { amount: cents(30_970) }

test('nothing is paid without the reference of the bank and the whole sum', async () => {
  const id = await withProof()
  const codes = [
    await decide(id, full),
    await decide(id, { reference: aReference() }),
    await decide(id, { reference: aReference(), amount: cents(30_969) }),
    await decide(id, { intent: 'partial', reference: aReference(), ...full }),
    await decide(id, { intent: 'reject' }),
    await decide(id, { intent: 'again' }),
  ].map((response) => (response.ok ? 'done' : response.code))
  expect(codes).toEqual([
    'reference_missing',
    'amount_missing',
    'amount_below_due',
    'amount_not_partial',
    'reason_missing',
    'reason_missing',
  ])
  expect(await payment(id)).toBe('proof_received')
})

test('what was seen in the bank pays the order, in the name of whoever saw it, once', async () => {
  const id = await withProof()
  const reference = aReference()
  const both = await Promise.all([1, 2].map(() => decide(id, { reference, ...full })))
  expect(both.filter((response) => response.ok)).toEqual([{ ok: true, value: 'paid' }])
  const changes = await historyOf(await system(), id)
  const last = changes.find(({ to_state: to }) => to === 'paid')
  expect(last).toMatchObject({
    by_user: actors.admin.id,
    by_role: 'admin',
    code: 'transfer_seen',
    details: { method: 'zelle', reference },
  })
  const other = await withProof()
  expect(await decide(other, { reference, ...full })).toEqual({ ok: false, code: 'reference_used' })
  expect(await payment(other)).toBe('proof_received')
})

test('two parts make the whole, and the buyer sees what is still to come', async () => {
  const id = await withProof()
  const part = { intent: 'partial', amount: cents(10_000), reference: aReference() } as const
  expect(await decide(id, part)).toEqual({ ok: true, value: 'partly_paid' })
  expect((await zelleOf(ctx, id))?.due).toBe(20_970)
  const rest = { amount: cents(20_970), reference: aReference() }
  expect(await decide(id, rest)).toEqual({ ok: true, value: 'paid' })
})

test('each part is written to the buyer: what came, what is missing, and that no deadline runs', async () => {
  const id = await withProof()
  const order = await orderById(await system(), id)
  if (!order) throw new Error('no order')
  const emails = async () =>
    (await emailsTo(ctx.db, order.buyer.email))
      .filter(({ email }) => email === 'payment_partly_received')
      .map(({ text }) => text ?? '')
      .filter((text) => text.includes(order.number))
  const part = { intent: 'partial', amount: cents(10_000) } as const
  await decide(id, { ...part, reference: aReference() })
  const [first] = await emails()
  expect(first).toContain('Recibimos $100.00 por tu pedido')
  expect(first).toContain('Su total es $309.70: faltan $209.70.')
  expect(first).toContain('tu pedido no vence')
  expect(await decide(id, { ...part, reference: aReference() })).toMatchObject({ ok: true })
  const all = await emails()
  expect(all).toHaveLength(2)
  expect(all.filter((text) => text.includes('faltan $109.70'))).toHaveLength(1)
  await decide(id, { amount: cents(10_970), reference: aReference() })
  expect(await emails()).toHaveLength(2)
})

test('a part that came is due to go back when the rest is given up', async () => {
  const id = await withProof()
  await decide(id, { intent: 'partial', amount: cents(10_000), reference: aReference() })
  expect(await decide(id, { intent: 'reject', reason: 'no llegó el resto' })).toMatchObject({
    ok: true,
  })
  expect(await payment(id)).toBe('refund_due')
  const input = { orderId: id, amount: cents(10_000), reason: 'devuelto' }
  expect(await refundOrder(ctx, input)).toEqual({ ok: false, code: 'reference_missing' })
  expect(await refundOrder(ctx, { ...input, bankReference: aReference() })).toEqual({
    ok: true,
    value: 'refunded',
  })
  expect(await payment(id)).toBe('refunded')
})

test('what was paid too much goes back and the order stays paid', async () => {
  const id = await withProof()
  const seen = { amount: cents(40_000), reference: aReference() }
  expect(await decide(id, seen)).toEqual({ ok: false, code: 'amount_above_due' })
  const { surplus: before } = await ordersWaiting(ctx)
  const waits = async () => {
    const request = readListQuery(new URLSearchParams('pago=surplus'), [])
    const { orders } = await listedOrders(ctx, request)
    return [(await ordersWaiting(ctx)).surplus - before, orders.some((one) => one.id === id)]
  }
  await decide(id, { ...seen, isExcessKnown: true })
  expect(await payment(id)).toBe('paid')
  expect(await waits()).toEqual([1, true])
  const excess = { orderId: id, amount: cents(9_030), reason: 'de más' }
  await refundOrder(ctx, { ...excess, bankReference: aReference() })
  expect(await payment(id)).toBe('paid')
  expect(await waits()).toEqual([0, false])
})

test('another proof is asked for with a reason that the buyer reads', async () => {
  const id = await withProof()
  expect(await decide(id, { intent: 'again', reason: 'no se lee' })).toMatchObject({ ok: true })
  expect(await zelleOf(ctx, id)).toMatchObject({ state: 'awaiting_proof', askedAgain: 'no se lee' })
})

test('a large sum is paid only when two administrators saw the same in the bank', async () => {
  const id = await withProof(150_000)
  const seen = { reference: aReference(), amount: cents(150_000) }
  expect(await decide(id, seen)).toEqual({ ok: true, value: 'second_needed' })
  expect(await decide(id, seen)).toEqual({ ok: false, code: 'other_person_needed' })
  const other = { ...seen, reference: aReference() }
  expect(await decide(id, other, second)).toEqual({ ok: false, code: 'differs_from_first' })
  expect(await payment(id)).toBe('proof_received')
  expect(await decide(id, seen, second)).toEqual({ ok: true, value: 'paid' })
})

test('what came decides whether two must see it, and a slipped point is corrected by whoever slipped', async () => {
  const id = await withProof(20_626)
  const seen = { reference: aReference(), amount: cents(206_260), isExcessKnown: true }
  expect(await decide(id, seen)).toEqual({ ok: true, value: 'second_needed' })
  const { toDecide } = await zelleQueue(ctx)
  expect(toDecide.find(({ orderId }) => orderId === id)?.needsSecond).toBe(true)
  expect(await decide(id, seen)).toEqual({ ok: false, code: 'other_person_needed' })
  const right = { ...seen, amount: cents(20_626), isExcessKnown: false }
  expect(await decide(id, right)).toEqual({ ok: true, value: 'paid' })
})

test('money that comes for an order that has ended is due to go back', async () => {
  const id = await withProof()
  await decide(id, { intent: 'reject', reason: 'no aparece' })
  expect(await payment(id)).toBe('rejected')
  expect(await decide(id, { reference: aReference(), ...full })).toEqual({
    ok: true,
    value: 'refund_due',
  })
})

test('nobody but an administrator decides', async () => {
  const id = await withProof()
  const customer = await asCustomer()
  const decision = { reference: aReference(), ...full }
  expect(await decide(id, decision, customer)).toEqual({ ok: false, code: 'not_allowed' })
})

test('the operator sees what to look at twice, and the picture for five minutes alone (A-133)', async () => {
  const colour = '#aa3311'
  await withProof(30_970, colour)
  const id = await withProof(30_970, colour)
  const { toDecide } = await zelleQueue(ctx)
  const zelleCase = toDecide.find(({ orderId }) => orderId === id)
  expect([...(zelleCase?.proofs[0]?.flags ?? [])].sort()).toEqual([
    'amount_differs',
    'confirmation_seen_before',
    'date_before_order',
    'image_seen_before',
    'sender_is_another',
  ])
  const link = new URL(zelleCase?.proofs[0]?.link ?? '', 'http://shop.test')
  const requests = {
    name: link.pathname.split('/').at(-1) ?? '',
    until: link.searchParams.get('hasta') ?? '',
    signature: link.searchParams.get('firma') ?? '',
  }
  expect((await openProof(ctx, requests))?.contentType).toBe('image/webp')
  expect(await openProof(second, requests)).toBeNull()
  expect(await openProof(await asCustomer({ files: ctx.files }), requests)).toBeNull()
  const later = new Date(ctx.now.getTime() + 301_000)
  expect(await openProof({ ...ctx, now: later }, requests)).toBeNull()
})

test('what was given back of a part is no part of the payment any more', async () => {
  const id = await withProof()
  const part = { intent: 'partial', reference: aReference(), amount: cents(10_000) } as const
  await decide(id, part)
  const bankReference = aReference()
  await refundOrder(ctx, {
    orderId: id,
    amount: cents(10_000),
    reason: 'se arrepintió',
    bankReference,
  })
  const rest = { reference: aReference(), amount: cents(20_970) }
  expect(await decide(id, rest)).toMatchObject({ code: 'amount_below_due' })
  expect(await decide(id, { ...rest, ...full })).toEqual({ ok: true, value: 'paid' })
})

const changed = { ok: false, code: 'change_not_allowed' }

test('a payment that was approved is not overturned from an old list, with or without the state seen', async () => {
  const id = await withProof()
  await decide(id, { reference: aReference(), ...full })
  for (const seen of ['', 'proof_received', 'paid']) {
    const reason = { seen, reason: 'no aparece' }
    expect(await decide(id, { intent: 'reject', ...reason }, second)).toEqual(changed)
    expect(await decide(id, { intent: 'again', ...reason }, second)).toEqual(changed)
    const again = { seen, reference: aReference(), ...full }
    expect(await decide(id, again, second)).toEqual(changed)
  }
  expect(await payment(id)).toBe('paid')
})

test('what somebody else decided since the form was shown is looked at again first', async () => {
  const id = await withProof()
  const seen = 'proof_received 0'
  await decide(id, { intent: 'partial', amount: cents(10_000), reference: aReference() })
  expect(await decide(id, { intent: 'reject', seen, reason: 'no aparece' }, second)).toEqual(
    changed,
  )
  expect(await payment(id)).toBe('partly_paid')
})

test('of two people who decide in the same instant one is told, whatever they decide', async () => {
  const seen = 'proof_received 0'
  const choices: readonly (() => Partial<ZelleDecision>)[] = [
    () => ({ intent: 'approve', seen, reference: aReference(), ...full }),
    () => ({ intent: 'reject', seen, reason: 'no aparece' }),
    () => ({ intent: 'partial', seen, reference: aReference(), amount: cents(10_000) }),
    () => ({ intent: 'again', seen, reason: 'no se lee' }),
  ]
  for (const one of choices)
    for (const other of choices) {
      const id = await withProof()
      const both = await Promise.all([decide(id, one()), decide(id, other(), second)])
      expect(both.filter((response) => !response.ok)).toEqual([changed])
    }
})
