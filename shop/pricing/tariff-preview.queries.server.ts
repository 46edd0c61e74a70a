import { sql } from 'kysely'
import { centsFromDecimal, toDecimal } from '#kernel/money.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { TariffInput } from '#shop/shipping/tariff.rules.ts'
import type { PriceMove } from './price-move.rules.ts'

interface Row {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly nameEn: string | null
  readonly isForSale: boolean
  readonly before: string
  readonly after: string
}

/** Products whose price changes: not those with a manual price or without a selling price. */
const moved = ({ costPerPound, fixedDeliveryFee }: TariffInput) => sql`
  select * from (
    select id, sku, name, name_en as "nameEn", is_active and is_publicly_visible as "isForSale", final_price as before,
      price_in_cuba(sell_price, weight_lbs, delivery_fee, null, ${toDecimal(costPerPound)}::numeric,
        ${toDecimal(fixedDeliveryFee)}::numeric) as after
    from products_view where not final_price_is_own and sell_price is not null
  ) priced where before <> after`

export interface MoveCounts {
  readonly up: number
  readonly down: number
}

export async function countMoves(tx: Tx, input: TariffInput): Promise<MoveCounts> {
  const { rows } = await sql<MoveCounts>`
    select (count(*) filter (where after > before))::int as up,
      (count(*) filter (where after < before))::int as down from (${moved(input)}) moves`.execute(
    tx,
  )
  return rows[0] ?? { up: 0, down: 0 }
}

/** The largest relative changes first. */
export async function movesPage(
  tx: Tx,
  input: TariffInput,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<PriceMove[]> {
  const { rows } = await sql<Row>`
    select * from (${moved(input)}) moves
    order by abs(after - before) / nullif(before, 0) desc nulls first, name, id
    limit ${limit} offset ${offset}`.execute(tx)
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    before: centsFromDecimal(before),
    after: centsFromDecimal(after),
  }))
}
