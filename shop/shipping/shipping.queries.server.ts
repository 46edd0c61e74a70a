import { sql } from 'kysely'
import { centsFromDecimal } from '#kernel/money.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { StoredTariff, Tariff } from './tariff.rules.ts'

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

const noProduct = '00000000-0000-0000-0000-000000000000'

/** Inserts a tariff whose listing prices are computed later in batches, from the first product on. */
export async function insertTariffInParts(tx: Tx, tariff: NewTariff): Promise<void> {
  await sql`select set_config('shop.prices_listing_in_parts', 'on', true)`.execute(tx)
  await tx
    .updateTable('shipping_settings')
    .set({ listing_priced_to: null })
    .where('listing_priced_to', 'is not', null)
    .execute()
  await tx
    .insertInto('shipping_settings')
    .values({ ...tariff, listing_priced_to: noProduct })
    .execute()
}

const inOrder = (tx: Tx) =>
  tx.selectFrom('shipping_settings').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')

/** Newest first, including retired ones. */
export const storedTariffs = async (tx: Tx, limit: number): Promise<StoredTariff[]> =>
  (await inOrder(tx).limit(limit).execute()).map((row) => ({
    id: row.id,
    isActive: row.is_active,
    createdAt: row.created_at,
    costPerPound: optionalCents(row.cost_per_pound),
    agencyFee: optionalCents(row.agency_fee),
    fixedDeliveryFee: optionalCents(row.fixed_delivery_fee),
  }))

/** Until the transaction ends, no other one changes the tariff or lists a product by the old one. */
export const lockTariff = (tx: Tx) => sql`select pg_advisory_xact_lock(714202612)`.execute(tx)

/** Computes listing prices for a batch of products; returns whether more are left. */
export async function priceOn(tx: Tx, max: number): Promise<boolean> {
  const { rows } = await sql<{ more: boolean }>`select price_listing_on(${max}) as more`.execute(tx)
  return rows[0]?.more ?? false
}
