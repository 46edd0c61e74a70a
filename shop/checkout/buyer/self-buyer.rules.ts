import type { Destination } from '#kernel/destination.ts'
import type { FormInput } from '../form-checks.rules.ts'
import { cubanMobile, usPhone } from '../phone.rules.ts'

/** The fields of a buyer that a recipient who also pays has already entered. */
export function buyerFromRecipient(destination: Destination, delivery: FormInput): FormInput {
  const { givenNames, firstSurname, secondSurname, email = '', phone = '' } = delivery
  const isUsa = destination === 'usa'
  return {
    name: [givenNames, firstSurname, secondSurname].filter(Boolean).join(' '),
    email,
    phone: (isUsa ? usPhone(phone) : cubanMobile(phone)) ?? '',
    country: isUsa ? 'US' : '',
  }
}

/** The form with its empty fields filled in. */
export function filledFrom(form: FormInput, known: FormInput): FormInput {
  const blanks = Object.entries(known).filter(([field]) => !form[field])
  return { ...form, ...Object.fromEntries(blanks) }
}

/** What of the form was not copied from the recipient. */
const withoutCopies = (form: FormInput, copied: FormInput): FormInput =>
  Object.fromEntries(Object.entries(form).filter(([field, value]) => value !== copied[field]))

interface PayingRecipient {
  readonly destination: Destination
  /** The stored delivery and the one just entered: what was copied from the first follows the second. */
  readonly before: FormInput
  readonly after: FormInput
  readonly isSelf: boolean
}

/** The buyer's form once the delivery says whether the recipient pays. */
export function buyerAfterDelivery(buyer: FormInput, about: PayingRecipient): FormInput {
  const { destination, before, after, isSelf } = about
  if (!isSelf && buyer.relation !== 'self') return buyer
  const own = withoutCopies(buyer, buyerFromRecipient(destination, before))
  if (!isSelf) return { ...own, relation: '' }
  const copied = buyerFromRecipient(destination, after)
  const filled = filledFrom(own, copied)
  // who paid for another person before is not the one who now says that it is for himself
  const isOther = (buyer.relation ?? '') !== '' && buyer.relation !== 'self'
  return { ...filled, ...(isOther && { name: copied.name }), relation: 'self', showsPrices: 'yes' }
}
