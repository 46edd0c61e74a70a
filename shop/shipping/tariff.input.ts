import { z } from 'zod'
import { toDecimal, type Usd } from '#kernel/money.ts'
import { readMoney } from '#kernel/typed-money.ts'
import type { Tariff, TariffWish } from './tariff.rules.ts'

export const tariffFields = ['libra', 'agencia', 'entrega'] as const
export type TariffField = (typeof tariffFields)[number]
export type TypedTariff = Readonly<Record<TariffField, string>>

const text = z
  .string()
  .catch('')
  .transform((typed) => typed.slice(0, 40))
const form = z.object({ libra: text, agencia: text, entrega: text })

export type ReadTariff =
  | { readonly ok: true; readonly tariff: TariffWish }
  | { readonly ok: false; readonly typed: TypedTariff; readonly wrong: readonly TariffField[] }

/** The three figures of a tariff as they were typed, or which of them say nothing. */
export function readTariff(given: unknown): ReadTariff {
  const typed = form.parse(given)
  const sums: Record<TariffField, Usd | null> = {
    libra: readMoney(typed.libra),
    agencia: readMoney(typed.agencia),
    entrega: readMoney(typed.entrega),
  }
  const { libra: costPerPound, agencia: agencyFee, entrega: fixedDeliveryFee } = sums
  if (costPerPound === null || agencyFee === null || fixedDeliveryFee === null)
    return { ok: false, typed, wrong: tariffFields.filter((field) => sums[field] === null) }
  return { ok: true, tariff: { costPerPound, agencyFee, fixedDeliveryFee } }
}

const shown = (sum: Usd | null) => (sum === null ? '' : toDecimal(sum))

/** A tariff as its form shows it. */
export const typedTariff = ({
  costPerPound,
  agencyFee,
  fixedDeliveryFee,
}: Tariff): TypedTariff => ({
  libra: shown(costPerPound),
  agencia: shown(agencyFee),
  entrega: shown(fixedDeliveryFee),
})

/** Which tariff the owner saw when he decided; nothing where there was none. */
export const seenTariff = z.uuid().nullable().catch(null)
