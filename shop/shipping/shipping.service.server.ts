import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { insertTariff, type NewTariff, newestActiveTariff } from './shipping.queries.server.ts'
import { noTariff, type Tariff } from './tariff.rules.ts'

/** The tariff in force; having none is not an error. */
export const currentTariff = (ctx: Needs): Promise<Tariff> =>
  inTransaction(ctx, async ({ tx }) => (await newestActiveTariff(tx)) ?? noTariff)

export const activateTariff = (ctx: Needs, tariff: NewTariff) =>
  inTransaction(ctx, ({ tx }) => insertTariff(tx, tariff))
