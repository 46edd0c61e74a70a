import type { Recipient } from '#shop/orders/parties.rules.ts'
import type { FormInput } from '../form-checks.rules.ts'

/** The delivery form as it was filled in for a recipient, without identity numbers and whoever else had to show one. */
export function recipientFields(recipient: Recipient): FormInput {
  const { givenNames, firstSurname, secondSurname, phone, email, address } = recipient
  const { street, apartment } = address
  const named = { givenNames, firstSurname, phone, email, street, apartment }
  if (address.kind === 'usa') {
    const { city, state, zip } = address
    return { ...named, city, state, zip }
  }
  const { secondPhone, schedule, endUse } = recipient
  const { reparto, number, between, reference, delivery } = address
  return {
    ...named,
    ...{ secondSurname, secondPhone, schedule, endUse, reparto, number, reference, delivery },
    province: address.provinceCode,
    municipality: address.municipalityCode,
    between1: between[0],
    between2: between[1],
  }
}
