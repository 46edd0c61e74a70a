import { centsFromDecimal } from '#kernel/money.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { Tariff } from './tariff.rules.ts'

const optionalCents = (decimal: string | null) =>
  decimal === null ? null : centsFromDecimal(decimal)

export async function newestActiveTariff(tx: Tx): Promise<Tariff | null> {
  const row = await tx
    .selectFrom('shipping_settings')
    .select(['cost_per_pound', 'agency_fee', 'fixed_delivery_fee'])
    .where('is_active', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return {
    costPerPound: optionalCents(row.cost_per_pound),
    agencyFee: optionalCents(row.agency_fee),
    fixedDeliveryFee: optionalCents(row.fixed_delivery_fee),
  }
}

export interface NewTariff {
  readonly cost_per_pound: string
  readonly agency_fee: string
  readonly fixed_delivery_fee: string
}

export const insertTariff = (tx: Tx, tariff: NewTariff) =>
  tx.insertInto('shipping_settings').values(tariff).execute()
