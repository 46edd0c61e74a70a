import { toDecimal, type Usd } from '#kernel/money.ts'
import type { Tariff } from './tariff.rules.ts'

export const tariffFields = ['libra', 'agencia', 'entrega'] as const
export type TariffField = (typeof tariffFields)[number]
export type TariffFormData = Readonly<Record<TariffField, string>>

const shown = (sum: Usd | null) => (sum === null ? '' : toDecimal(sum))

export const tariffFormData = ({
  costPerPound,
  agencyFee,
  fixedDeliveryFee,
}: Tariff): TariffFormData => ({
  libra: shown(costPerPound),
  agencia: shown(agencyFee),
  entrega: shown(fixedDeliveryFee),
})
