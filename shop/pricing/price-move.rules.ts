import type { Usd } from '#kernel/money.ts'

export interface PriceMove {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly nameEn: string | null
  readonly isForSale: boolean
  readonly before: Usd
  readonly after: Usd
}

/** '+4,5 %' or '−0,3 %' in tenths of a percent; null where there was no price before. */
export const shareOf = ({ before, after }: Pick<PriceMove, 'before' | 'after'>): number | null =>
  before === 0 ? null : Math.round(((after - before) * 1_000) / before) / 10
