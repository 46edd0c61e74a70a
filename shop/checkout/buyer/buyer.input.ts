import type { Locale } from '#kernel/locale.ts'
import type { Buyer } from '#shop/orders/parties.rules.ts'
import type { FormInput } from '../form-checks.rules.ts'
import { formOf, type Validated } from '../form-data.input.ts'
import { buyerFields, buyerOf, buyerProblems, showsPrices } from './buyer-form.rules.ts'

const buyerForm = formOf(buyerFields)

export interface Paying {
  readonly buyer: Buyer
  /** Whether the recipient may see the prices. */
  readonly showsPrices: boolean
}

export const readBuyer = (posted: unknown): FormInput => buyerForm.parse(posted)

/** The submitted form with either the buyer of an order or its problems. */
export function validateBuyer(input: FormInput, spoken: Locale): Validated<FormInput, Paying> {
  const fields = buyerForm.parse(input)
  const problems = buyerProblems(fields)
  if (problems.length > 0) return { ok: false, fields, problems }
  const value = { buyer: buyerOf(fields, spoken), showsPrices: showsPrices(fields) }
  return { ok: true, fields, value }
}
