import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { actors, ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { readAudit, recordChanges } from './audit.service.server.ts'

const asAdmin = async () => ctxOf(await testDatabase(), actors.admin)
const noted = (subject: string) => ({ area: 'product', subject, action: 'changed' }) as const
const query = (subject: string) => ({ area: 'product', subject, below: null })

test('a change of staff is noted with who, when, and only what differs', async () => {
  const subject = randomUUID()
  const ctx = await asAdmin()
  await recordChanges(ctx, [
    {
      ...noted(subject),
      before: { sell_price: 100, name: 'Kit' },
      after: { sell_price: 120, name: 'Kit' },
    },
    { ...noted(subject), before: { sell_price: 120 }, after: { sell_price: 120 } },
  ])
  expect(await readAudit(ctx, query(subject))).toEqual([
    {
      id: expect.any(Number),
      at: ctx.now,
      byUser: actors.admin.id,
      ...noted(subject),
      before: { sell_price: 100 },
      after: { sell_price: 120 },
    },
  ])
})

test('what is rolled back was never noted', async () => {
  const subject = randomUUID()
  const ctx = await asAdmin()
  const failing = inTransaction(ctx, async (inside) => {
    await recordChanges(inside, [{ ...noted(subject), before: null, after: { sell_price: 1 } }])
    throw new Error('the change failed')
  })
  await expect(failing).rejects.toThrow('the change failed')
  expect(await readAudit(ctx, query(subject))).toEqual([])
})

test('older entries follow on the next page', async () => {
  const subject = randomUUID()
  const ctx = await asAdmin()
  for (const price of [1, 2, 3])
    await recordChanges(ctx, [{ ...noted(subject), before: null, after: { sell_price: price } }])
  const [newest, second] = await readAudit(ctx, query(subject), 2)
  expect([newest?.after, second?.after]).toEqual([{ sell_price: 3 }, { sell_price: 2 }])
  const older = await readAudit(ctx, { ...query(subject), below: second?.id ?? 0 }, 2)
  expect(older.map(({ after }) => after)).toEqual([{ sell_price: 1 }])
})
