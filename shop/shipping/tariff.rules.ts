import type { Usd } from '#kernel/money.ts'

/** The newest active row of shipping_settings; null where nothing was set. */
export interface Tariff {
  readonly costPerPound: Usd | null
  readonly agencyFee: Usd | null
  readonly fixedDeliveryFee: Usd | null
}

export const noTariff: Tariff = { costPerPound: null, agencyFee: null, fixedDeliveryFee: null }
