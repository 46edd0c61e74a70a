import { z } from 'zod'
import type { Usd } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import type { TariffWish } from './tariff.rules.ts'
import { type TariffField, type TypedTariff, tariffFields } from './typed-tariff.rules.ts'

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
    libra: parseMoney(typed.libra),
    agencia: parseMoney(typed.agencia),
    entrega: parseMoney(typed.entrega),
  }
  const { libra: costPerPound, agencia: agencyFee, entrega: fixedDeliveryFee } = sums
  if (costPerPound === null || agencyFee === null || fixedDeliveryFee === null)
    return { ok: false, typed, wrong: tariffFields.filter((field) => sums[field] === null) }
  return { ok: true, tariff: { costPerPound, agencyFee, fixedDeliveryFee } }
}

/** Which tariff the owner saw when he decided; nothing where there was none. */
export const seenTariff = z.uuid().nullable().catch(null)
