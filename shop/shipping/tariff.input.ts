import { z } from 'zod'
import type { Usd } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import type { TariffInput } from './tariff.rules.ts'
import { type TariffField, type TariffFormData, tariffFields } from './tariff-form.rules.ts'

const text = z
  .string()
  .catch('')
  .transform((input) => input.slice(0, 40))
const form = z.object({ libra: text, agencia: text, entrega: text })

export type ReadTariff =
  | { readonly ok: true; readonly tariff: TariffInput }
  | { readonly ok: false; readonly input: TariffFormData; readonly invalid: readonly TariffField[] }

export function readTariff(options: unknown): ReadTariff {
  const input = form.parse(options)
  const sums: Record<TariffField, Usd | null> = {
    libra: parseMoney(input.libra),
    agencia: parseMoney(input.agencia),
    entrega: parseMoney(input.entrega),
  }
  const { libra: costPerPound, agencia: agencyFee, entrega: fixedDeliveryFee } = sums
  if (costPerPound === null || agencyFee === null || fixedDeliveryFee === null)
    return { ok: false, input, invalid: tariffFields.filter((field) => sums[field] === null) }
  return { ok: true, tariff: { costPerPound, agencyFee, fixedDeliveryFee } }
}

/** The tariff shown in the preview; null where there was none. */
export const previewedTariff = z.uuid().nullable().catch(null)
