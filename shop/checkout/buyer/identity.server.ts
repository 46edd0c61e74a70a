import { seal, unseal } from '#platform/encryption.ts'
import { sealedFields } from '../delivery/delivery-form.rules.ts'
import type { FormInput } from '../form-checks.rules.ts'

const purpose = 'carnet'

export interface SealedForm {
  readonly details: FormInput
  /** Empty without an identity number. */
  readonly sealed: string
}

const isSealed = (field: string): boolean => sealedFields.some((name) => name === field)

/** Moves identity numbers out of a form, to be stored encrypted. */
export function sealedForm(secret: string, input: FormInput): SealedForm {
  const entries = Object.entries(input)
  const details = Object.fromEntries(
    entries.map(([field, value]) => [field, isSealed(field) ? '' : value]),
  )
  const identity = Object.fromEntries(entries.filter(([field, value]) => isSealed(field) && value))
  const isEmpty = Object.keys(identity).length === 0
  return { details, sealed: isEmpty ? '' : seal(secret, purpose, JSON.stringify(identity)) }
}

/** The form with its identity numbers; ones that cannot be decrypted are requested again. */
export function wholeForm(secret: string, { details, sealed }: SealedForm): FormInput {
  const identity = sealed === '' ? null : unseal(secret, purpose, sealed)
  return identity === null ? details : { ...details, ...(JSON.parse(identity) as FormInput) }
}
