import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { actingAs, asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { addNote } from '../history/notes.service.server.ts'
import { historyOf, orderById } from '../orders.service.server.ts'
import { erasableOrders, eraseBuyer } from './buyers.service.server.ts'

test.each(['expired', 'cancelled', 'rejected'] as const)(
  'an order that ended %s without money or proof forgets whose it was',
  async (state) => {
    const email = `${randomUUID()}@example.com`
    const order = anOrder().buyer({ email }).paidBy('zelle').inState(state)
    const { id } = await order.insert(await testDatabase())
    const admin = await asAdmin()
    expect(await erasableOrders(admin, { email })).toBe(1)
    expect(await eraseBuyer(admin, { email })).toEqual([id])
    expect((await orderById(admin, id))?.buyer.email).toBe('')
  },
)

const withProof = (orderId: string) => sql`insert into zelle_proofs
  (order_id, file_name, image_hash, sender_name, bank_confirmation, uploaded_at)
  values (${orderId}, ${randomUUID()}, ${'a'.repeat(64)}, 'Ana Núñez', '', now())`

test.each([
  ['rejected', 1],
  ['expired', 0],
  ['cancelled', 0],
] as const)(
  'an order that ended %s with a proof forgets its buyer only if somebody looked for its money: %i',
  async (state, count) => {
    const email = `${randomUUID()}@example.com`
    await rolledBack(await asSystemActor(), async (ctx) => {
      const { id } = await anOrder()
        .buyer({ email })
        .paidBy('zelle')
        .inState(state)
        .insertIn(ctx.tx)
      await withProof(id).execute(ctx.tx)
      await actingAs(ctx, 'admin', async (admin) => {
        expect(await erasableOrders(admin, { email })).toBe(count)
        expect(await eraseBuyer(admin, { email })).toHaveLength(count)
      })
    })
  },
)

test('a rejected order of whose money the first of two persons noted anything stays', async () => {
  const email = `${randomUUID()}@example.com`
  await rolledBack(await asSystemActor(), async (ctx) => {
    const { id } = await anOrder().buyer({ email }).inState('rejected').insertIn(ctx.tx)
    await sql`insert into zelle_payments (amount, zelle_recipient, registered_name, memo_reference, payment_status,
      order_id, opened_at, first_by, first_at, first_reference, first_amount)
      values (5, 'a@b.c', 'A', ${randomUUID()}, 'rejected', ${id}, now(), ${randomUUID()}, now(), 'R', 5)`.execute(
      ctx.tx,
    )
    await actingAs(ctx, 'admin', async (admin) => {
      expect(await eraseBuyer(admin, { email })).toEqual([])
    })
  })
})

test('a paid order keeps whose it is', async () => {
  const email = `${randomUUID()}@example.com`
  await anOrder()
    .buyer({ email })
    .paid()
    .insert(await testDatabase())
  expect(await eraseBuyer(await asAdmin(), { email })).toEqual([])
})

test('what the history says of the recipient’s details and of addresses goes with the buyer', async () => {
  const email = `${randomUUID()}@example.com`
  const db = await testDatabase()
  const order = anOrder().buyer({ email }).paidBy('zelle').inState('expired')
  const [{ id }, other] = [await order.insert(db), await anOrder().insert(db)]
  const resent = {
    code: 'email_resent_to',
    email: 'order_received',
    to: 'vecina@example.com',
  } as const
  await inTransaction(await asSystemActor(), async (ctx) => {
    for (const orderId of [id, other.id])
      await addNote(ctx, orderId, {
        event: { code: 'recipient_corrected', is_phone: '+5359999999' },
      })
    await addNote(ctx, id, { event: resent })
  })
  const admin = await asAdmin()
  await eraseBuyer(admin, { email })
  const detailsOf = async (orderId: string) =>
    (await historyOf(admin, orderId)).map(({ details }) => details)
  expect(await detailsOf(id)).toEqual([{}, { email: 'order_received', to: '—' }])
  expect(await detailsOf(other.id)).toEqual([{ is_phone: '+5359999999' }])
})
