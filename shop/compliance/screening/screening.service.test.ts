import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { actingAs, asVisitor, testConfig } from '#tests/harness/database/actors.ts'
import type { Party } from './screening.rules.ts'
import {
  recordScreening,
  scansOf,
  screeningMode,
  screenParties,
} from './screening.service.server.ts'

const ana: Party = { role: 'buyer', name: 'Ana María Pupo Aguilera' }
const listed: Party = { role: 'recipient', name: 'Lis Cuesta Peraza' }

test('buyer and recipient are screened against the lists of the demonstration shop (A-005)', async () => {
  const ctx = await asVisitor()
  expect(await screenParties(ctx, [ana])).toMatchObject({
    verdict: 'CLEAR',
    reason: 'clear',
    threshold: 0.88,
    isDemonstration: true,
    listDates: { SDN: '2026-06-04T00:00:00.000Z', CRL: '2025-07-14T00:00:00.000Z' },
  })
  expect(await screenParties(ctx, [ana, listed])).toMatchObject({
    verdict: 'MATCH',
    reason: 'listed',
    parties: [
      { role: 'buyer', verdict: 'CLEAR' },
      {
        role: 'recipient',
        verdict: 'MATCH',
        score: 1,
        hits: [{ listName: 'CUESTA PERAZA, Lis', list: 'SDN', program: 'CUBA-EO14404' }],
      },
    ],
  })
})

test('outside a demonstration lists older than seven days clear no party', async () => {
  const ctx = await asVisitor({ config: { ...testConfig, SCREENING_DEMO: 'off' } })
  expect(await screenParties(ctx, [ana, listed])).toMatchObject({
    verdict: 'MATCH',
    reason: 'lists_stale',
    parties: [{ verdict: 'MATCH', reason: 'lists_stale' }, { reason: 'listed' }],
  })
  expect(await screeningMode(ctx)).toMatchObject({ isDemonstration: false, isStale: true })
  const fresh = { ...ctx, now: new Date('2026-06-05T00:00:00Z') }
  expect((await screenParties(fresh, [ana])).reason).toBe('lists_stale')
})

test('a screening within a transaction is a programming error', async () => {
  await rolledBack(await asVisitor(), (ctx) =>
    expect(screenParties(ctx, [ana])).rejects.toThrow(/before the transaction/),
  )
})

test('when the lists cannot be read every party is a MATCH', async () => {
  const ctx = await asVisitor()
  const broken = { ...ctx, db: { ...ctx.db, listen: () => Promise.reject(new Error('away')) } }
  expect(await screenParties(broken, [ana])).toMatchObject({
    verdict: 'MATCH',
    reason: 'error',
    parties: [{ name: ana.name, verdict: 'MATCH', reason: 'error' }],
  })
})

test('a screening is stored with its order, and staff reads it', async () => {
  const ctx = await asVisitor()
  const orderId = randomUUID()
  const screening = await screenParties(ctx, [ana, listed])
  await rolledBack(ctx, async (inside) => {
    await recordScreening(inside, { orderId, screening })
    const scans = await actingAs(inside, 'admin', (staff) => scansOf(staff, orderId))
    expect(scans).toHaveLength(2)
    expect(scans.find(({ role }) => role === 'recipient')).toEqual({
      ...screening.parties[1],
      orderId,
      listDates: screening.listDates,
      threshold: 0.88,
      isDemonstration: true,
      scannedAt: ctx.now,
    })
  })
})
