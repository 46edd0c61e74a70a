import {
  type Corrected,
  type CorrectedField,
  correctedFields,
} from '#shop/emails/order-email.rules.ts'
import type { OrderStatus } from '../lifecycle/order-state.rules.ts'
import type { OrderWindow } from '../order.rules.ts'
import { type Recipient, recipientName, streetLine } from '../parties.rules.ts'

export type CorrectionRefusal =
  | 'correct_left'
  | 'correct_delivered'
  | 'correct_over'
  | 'correct_nothing'
  | 'correct_meanwhile'

type Correctable = Pick<OrderStatus, 'delivery' | 'compliance'> & { readonly closedAt: Date | null }

/** Why who receives an order cannot be corrected any more: afterwards the agency has the parcel and its label. */
export function correctionRefusal(order: Correctable): CorrectionRefusal | null {
  const { delivery, compliance, closedAt } = order
  if (delivery === 'delivered') return 'correct_delivered'
  const hasEnded = delivery === 'cancelled' || delivery === 'returned' || closedAt !== null
  if (hasEnded || compliance === 'rejected') return 'correct_over'
  return delivery === 'to_prepare' || delivery === 'prepared' ? null : 'correct_left'
}

/** What of a recipient can be corrected, as it is read. */
function textsOf({ address, ...recipient }: Recipient): Partial<Record<CorrectedField, string>> {
  const { street, apartment } = address
  if (address.kind === 'usa') {
    const { city, state, zip } = address
    return { ...recipientTexts(recipient), street, apartment, city, state, zip }
  }
  const { reparto, number, reference, between } = address
  return {
    ...recipientTexts(recipient),
    municipality: `${address.municipality}, ${address.province}`,
    ...{ reparto, street, number, apartment, reference },
    ...{ between1: between[0], between2: between[1] },
  }
}

const recipientTexts = (recipient: Omit<Recipient, 'address'>) => {
  const { givenNames, firstSurname, secondSurname, phone, secondPhone, email, schedule } = recipient
  return { givenNames, firstSurname, secondSurname, phone, secondPhone, email, schedule }
}

export interface Correction extends Corrected {
  readonly earlier: string
}

/** The fields that differ, in the order of the form. */
export function correctionsBetween(before: Recipient, after: Recipient): Correction[] {
  const [was, is] = [textsOf(before), textsOf(after)]
  return correctedFields
    .map((field) => ({ field, earlier: was[field] ?? '', value: is[field] ?? '' }))
    .filter(({ earlier, value }) => earlier !== value)
}

/** What is screened of who receives an order: the name, and an address that may be an office's. */
export const isScreenedAgain = (before: Recipient, after: Recipient): boolean =>
  recipientName(before) !== recipientName(after) ||
  streetLine(before.address) !== streetLine(after.address)

const ofPerson: readonly CorrectedField[] = [
  ...(['givenNames', 'firstSurname', 'secondSurname'] as const),
  ...(['phone', 'secondPhone', 'email', 'schedule'] as const),
]

/** A stored note has a length: quotes would take twice theirs. */
const noted = (text: string): string => text.replace(/["\\]/g, "'")

/** As the history stores them: of the person and of the place, each in a note of its own. */
export function notesOf(corrections: readonly Correction[]): Readonly<Record<string, string>>[] {
  const groups = [
    corrections.filter(({ field }) => ofPerson.includes(field)),
    corrections.filter(({ field }) => !ofPerson.includes(field)),
  ]
  return groups
    .filter((group) => group.length > 0)
    .map((group) =>
      Object.fromEntries(
        group.flatMap(({ field, earlier, value }) => [
          [`was_${field}`, noted(earlier)],
          [`is_${field}`, noted(value)],
        ]),
      ),
    )
}

/** What a stored note says was corrected. */
export const correctionsIn = (details: Readonly<Record<string, string>>): Correction[] =>
  correctedFields
    .filter((field) => Object.hasOwn(details, `is_${field}`))
    .map((field) => ({
      field,
      earlier: details[`was_${field}`] ?? '',
      value: details[`is_${field}`] ?? '',
    }))

interface Promised {
  readonly window: OrderWindow | null
  /** A delay was announced since it was promised. */
  readonly wasDelayed: boolean
}

/** The days of another province replace those that were promised; none is earlier than a delay that was announced. */
export function windowAfter(
  { window, wasDelayed }: Promised,
  there: OrderWindow | null,
): OrderWindow | null {
  if (!window || !there) return window
  return wasDelayed && window.to > there.to ? window : there
}
