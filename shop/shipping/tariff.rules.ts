import type { Usd } from '#kernel/money.ts'

/** The newest active row of shipping_settings; null where nothing was set. */
export interface Tariff {
  readonly costPerPound: Usd | null
  readonly agencyFee: Usd | null
  readonly fixedDeliveryFee: Usd | null
}

export const noTariff: Tariff = { costPerPound: null, agencyFee: null, fixedDeliveryFee: null }

export type TariffInput = { readonly [Part in keyof Tariff]: Usd }

/** A tariff of the history; the newest active one is in force. */
export interface StoredTariff extends Tariff {
  readonly id: string
  readonly isActive: boolean
  readonly createdAt: Date
}

export const tariffInForce = (history: readonly StoredTariff[]): StoredTariff | null =>
  history.find(({ isActive }) => isActive) ?? null

export const notedTariff = ({ costPerPound, agencyFee, fixedDeliveryFee }: Tariff) => ({
  cost_per_pound_cents: costPerPound,
  agency_fee_cents: agencyFee,
  fixed_delivery_fee_cents: fixedDeliveryFee,
})
