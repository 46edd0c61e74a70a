import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { cents, type Usd, zero } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { memoryStore } from '#platform/files/memory-store.ts'
import { userNames } from '#shop/accounts/users/user-admin.service.server.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { actors, asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'
import { aScreenshot } from '#tests/harness/inputs/pictures.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import { anOwner } from '#tests/harness/users/staff.ts'
import { asSignedInUsers } from '#tests/harness/users/users.ts'
import { setMethod } from '../methods/configure.service.server.ts'
import { decideZelle } from './decisions.service.server.ts'
import { addProof } from './proofs.service.server.ts'
import { zelleQueue } from './queue.service.server.ts'
import { openZelle } from './transfers.service.server.ts'

const eva = '00000000-0000-4000-8000-00000000ad33'
let ctx: Ctx
let owner: Ctx
beforeAll(async () => {
  ctx = await asAdmin({ files: memoryStore() })
  await asSignedInUsers(ctx.db, [
    { id: actors.admin.id, role: 'admin' },
    { id: eva, role: 'admin' },
  ])
  owner = { ...ctx, actor: { role: 'admin', id: (await anOwner(ctx.db)).id } }
})

const twoAbove = (secondPersonAbove: Usd) =>
  setMethod(
    owner,
    { method: zelle, isActive: true, destinations: ['usa', 'cuba'], min: zero, max: null },
    { recipient: 'pagos@girasol.example', registeredName: 'Girasol', secondPersonAbove },
  )
afterEach(() => twoAbove(cents(100_000)))

async function waiting(total: number) {
  const { id } = await anOrder().paidBy('zelle').total(total).insert(ctx.db)
  const system = await asSystemActor({ files: ctx.files })
  const order = await orderById(system, id)
  if (!order) throw new Error('no order')
  await openZelle(system, order)
  const fields = { sender: 'Ana', confirmation: 'C-9', amount: '1', paidOn: null }
  await addProof(ctx, id, { bytes: await aScreenshot('#224466'), fields })
  return id
}
const approver = (order: string, amount: number) => {
  const seen = { order, reference: randomUUID().slice(0, 13).toUpperCase(), amount: cents(amount) }
  return (by: Ctx) =>
    decideZelle(by, { ...seen, intent: 'approve', reason: '', seen: '', isExcessKnown: false })
}
const needsSecond = async (id: string) =>
  (await zelleQueue(ctx)).toDecide.find(({ orderId }) => orderId === id)?.needsSecond

test('a raised sum frees no order that waits for two persons, seen once or not, and counts for the next ones', async () => {
  const [seenOnce, unseen] = [await waiting(150_000), await waiting(150_000)]
  const approve = approver(seenOnce, 150_000)
  expect(await approve(ctx)).toEqual({ ok: true, value: 'second_needed' })
  await twoAbove(cents(99_999_900))
  await twoAbove(cents(99_999_999))
  expect(await approve(ctx)).toEqual({ ok: false, code: 'other_person_needed' })
  expect([await needsSecond(seenOnce), await needsSecond(unseen)]).toEqual([true, true])
  expect(await approver(unseen, 150_000)(ctx)).toEqual({ ok: true, value: 'second_needed' })
  const second: Ctx = { ...ctx, actor: { role: 'admin', id: eva } }
  expect(await approve(second)).toEqual({ ok: true, value: 'paid' })
  const next = await waiting(150_000)
  expect(await needsSecond(next)).toBe(false)
  expect(await approver(next, 150_000)(ctx)).toEqual({ ok: true, value: 'paid' })
})

test('an order below the old sum is still one person’s, and a lowered sum counts for all', async () => {
  const id = await waiting(90_000)
  await twoAbove(cents(200_000))
  expect(await needsSecond(id)).toBe(false)
  await twoAbove(cents(50_000))
  expect(await needsSecond(id)).toBe(true)
  await twoAbove(cents(100_000))
  expect(await approver(id, 90_000)(ctx)).toEqual({ ok: true, value: 'second_needed' })
})

test('the second person reads who saw it first, by name; one’s own look is one’s own', async () => {
  const id = await waiting(150_000)
  await approver(id, 150_000)(ctx)
  const seenBy = async (by: Ctx) =>
    (await zelleQueue(by)).toDecide.find(({ orderId }) => orderId === id)?.first
  const known = (await userNames(ctx, [actors.admin.id]))[actors.admin.id]
  const other = await seenBy({ ...ctx, actor: { role: 'admin', id: eva } })
  expect(other).toMatchObject({ isMe: false, name: known?.name || known?.email })
  expect(other?.name).not.toBe('')
  expect(await seenBy(ctx)).toMatchObject({ isMe: true })
})
