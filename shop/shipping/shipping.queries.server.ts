import { sql } from 'kysely'
import { centsFromDecimal } from '#kernel/money.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { KeptTariff, Tariff } from './tariff.rules.ts'

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

const inOrder = (tx: Tx) =>
  tx.selectFrom('shipping_settings').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')

/** Newest first, the retired ones among them. */
export const keptTariffs = async (tx: Tx, limit: number): Promise<KeptTariff[]> =>
  (await inOrder(tx).limit(limit).execute()).map((row) => ({
    id: row.id,
    isActive: row.is_active,
    createdAt: row.created_at,
    costPerPound: optionalCents(row.cost_per_pound),
    agencyFee: optionalCents(row.agency_fee),
    fixedDeliveryFee: optionalCents(row.fixed_delivery_fee),
  }))

/** Until the transaction ends nobody else changes the tariff, nor lists a product by the old one. */
export const lockTariff = (tx: Tx) => sql`select pg_advisory_xact_lock(714202612)`.execute(tx)

const noProduct = '00000000-0000-0000-0000-000000000000'
/** So many products take well under a second, far from what one statement may last. */
const partSize = 5_000

/** Announces within the transaction that it prices the listing itself, and does so part by part. */
export const priceInParts = (tx: Tx) =>
  sql`select set_config('shop.prices_listing_in_parts', 'on', true)`.execute(tx)

export async function priceListing(tx: Tx): Promise<void> {
  let beyond: string | null = noProduct
  while (beyond !== null) {
    const { rows }: { rows: { last: string | null }[] } = await sql<{ last: string | null }>`
      select price_listing_part(${beyond}::uuid, ${partSize}) as last`.execute(tx)
    beyond = rows[0]?.last ?? null
  }
}
