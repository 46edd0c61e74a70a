import type { Destination } from '#kernel/destination.ts'
import {
  cubaFields,
  cubaProblems,
  type DeliveryFacts,
  withProvince,
} from '#shop/checkout/delivery/delivery-form.rules.ts'
import { usaFields, usaProblems } from '#shop/checkout/delivery/usa-form.rules.ts'
import { type FormInput, namedFields, type Problem } from '#shop/checkout/form-checks.rules.ts'
import type { SavedIdentity } from '#shop/checkout/ui/cuba-fields.tsx'

interface RecheckFacts extends DeliveryFacts {
  readonly destination: Destination
  readonly saved: SavedIdentity
}

/** The problems of the form as it is now; a stored carné need not be entered again. */
export function deliveryProblems(values: FormInput, facts: RecheckFacts): readonly Problem[] {
  if (facts.destination === 'usa') return usaProblems(namedFields(usaFields, values))
  const form = withProvince(namedFields(cubaFields, values))
  const saved: Readonly<Record<string, string>> = { ...facts.saved }
  return cubaProblems(form, facts).filter(({ field }) => form[field] !== '' || !saved[field])
}
