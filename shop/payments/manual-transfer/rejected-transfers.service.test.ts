import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { cents, type Usd } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { actors, asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { asSignedInUsers } from '#tests/harness/users/users.ts'
import { decideZelle } from './decisions.service.server.ts'
import type { ZelleDecision } from './proof.input.ts'
import { openZelle } from './transfers.service.server.ts'

let ctx: Ctx
beforeAll(async () => {
  ctx = await asAdmin()
  await asSignedInUsers(ctx.db, [{ id: actors.admin.id, role: 'admin' }])
})

const decide = (order: string, intent: ZelleDecision['intent'], amount: Usd | null) => {
  const reference = randomUUID().slice(0, 13).toUpperCase()
  const usual = { reason: 'no llegó el resto', seen: '', isExcessKnown: false }
  return decideZelle(ctx, { intent, order, reference, amount, ...usual })
}

test('an order of which only a part came ends when its payment is rejected: the buyer reads why, and what goes back', async () => {
  const system = await asSystemActor()
  const email = `${randomUUID()}@example.com`
  const placed = await anOrder().buyer({ email }).paidBy('zelle').place(system)
  await openZelle(system, placed)
  expect(await decide(placed.id, 'partial', cents(10_000))).toMatchObject({ ok: true })
  expect(await decide(placed.id, 'reject', null)).toEqual({ ok: true, value: 'rejected' })
  expect(await orderById(system, placed.id)).toMatchObject({
    ...{ payment: 'refund_due', delivery: 'cancelled', closedAt: ctx.now },
  })
  const sent = await emailsTo(ctx.db, email)
  const ended = sent.filter((one) => one.email === 'order_cancelled')
  expect(ended).toHaveLength(1)
  for (const part of ['no llegó el resto', '$100.00']) expect(ended[0]?.text).toContain(part)
})
