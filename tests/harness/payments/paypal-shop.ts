import { onTestFinished } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'

import { fakeConfig, type PayPalFake, payPalFake } from '#tests/fakes/paypal.ts'
import { actors, ctxOf, noon } from '../database/actors.ts'
import { testDatabase } from '../database/database.ts'
import { signingConfig } from '../users/users.ts'

/** A shop that is paid through a twin of PayPal, at any time one likes. */
export async function payPalShop() {
  const fake: PayPalFake = await payPalFake()
  onTestFinished(() => fake.close())
  const db = await testDatabase()
  const config = { ...signingConfig, ...fakeConfig(fake.base) }
  const at = (minutes = 0, overrides: Partial<Ctx> = {}): Ctx =>
    ctxOf(db, actors.anon, {
      config,
      now: new Date(noon.getTime() + minutes * 60_000),
      ...overrides,
    })
  const system = (work: string) => asSystem(db, work)
  /** How an order stands, and what its ledger says. */
  const statusOf = (orderId: string) =>
    inTransaction(system('a test looks'), async ({ tx }) => {
      const { payment_status: payment, compliance_status: compliance } = await tx
        .selectFrom('orders')
        .select(['payment_status', 'compliance_status'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
      const entries = await tx
        .selectFrom('payments')
        .select(['kind', 'amount_cents', 'provider_id', 'fee_cents'])
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute()
      const sum = (kind: string) =>
        entries
          .filter((entry) => entry.kind === kind)
          .reduce((total, entry) => total + Number(entry.amount_cents), 0)
      return { payment, compliance, entries, captured: sum('capture'), refunded: sum('refund') }
    })
  return { fake, state: fake.state, db, at, statusOf }
}
export type PayPalShop = Awaited<ReturnType<typeof payPalShop>>
