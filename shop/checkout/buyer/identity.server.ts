import { seal, unseal } from '#platform/encryption.ts'
import type { Secrets } from '#platform/secrets.ts'
import { sealedFields } from '../delivery/delivery-form.rules.ts'
import type { FormInput } from '../form-checks.rules.ts'

export const identityPurpose = 'carnet'

export interface SealedForm {
  readonly details: FormInput
  /** Empty without an identity number. */
  readonly sealed: string
}

const isSealed = (field: string): boolean => sealedFields.some((name) => name === field)

/** Moves identity numbers out of a form, to be stored encrypted. */
export function sealedForm({ current }: Secrets, input: FormInput): SealedForm {
  const entries = Object.entries(input)
  const details = Object.fromEntries(
    entries.map(([field, value]) => [field, isSealed(field) ? '' : value]),
  )
  const identity = Object.fromEntries(entries.filter(([field, value]) => isSealed(field) && value))
  const isEmpty = Object.keys(identity).length === 0
  return {
    details,
    sealed: isEmpty ? '' : seal(current, identityPurpose, JSON.stringify(identity)),
  }
}

/** The form with its identity numbers; ones that cannot be decrypted are requested again. */
export function wholeForm(secrets: Secrets, { details, sealed }: SealedForm): FormInput {
  const identity = sealed === '' ? null : unseal(secrets, identityPurpose, sealed)
  return identity === null ? details : { ...details, ...(JSON.parse(identity) as FormInput) }
}
