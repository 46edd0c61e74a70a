import type { Locale } from '#kernel/locale.ts'
import type { ShippingAddress } from '#shop/emails/order-email.rules.ts'

export const relations = ['self', 'family', 'friend', 'business', 'organisation'] as const
export type Relation = (typeof relations)[number]

export interface Buyer {
  readonly name: string
  readonly email: string
  readonly phone: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly relation: Relation
  readonly locale: Locale
}

export interface CubanAddress {
  readonly kind: 'cuba'
  /** ONEI codes: 23 is La Habana, 23.02 Plaza de la Revolución. */
  readonly provinceCode: string
  readonly municipalityCode: string
  readonly province: string
  readonly municipality: string
  readonly reparto: string
  readonly street: string
  readonly number: string
  readonly apartment: string
  readonly between: readonly [string, string]
  readonly reference: string
  readonly delivery: 'door' | 'pickup'
}

export interface UsAddress {
  readonly kind: 'usa'
  readonly street: string
  readonly apartment: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export interface Recipient {
  readonly givenNames: string
  readonly firstSurname: string
  readonly secondSurname: string
  readonly phone: string
  readonly secondPhone: string
  readonly email: string
  /** Another person authorised to receive the order; empty where there is none. */
  readonly authorised: { readonly name: string; readonly nationalId: string } | null
  readonly schedule: string
  readonly endUse: 'home' | 'private_business' | 'farm' | 'other'
  readonly address: CubanAddress | UsAddress
}

export const recipientName = ({ givenNames, firstSurname, secondSurname }: Recipient): string =>
  [givenNames, firstSurname, secondSurname].filter(Boolean).join(' ')

/** 'Calle 23 #456 apto 3 e/ J y K': Cuban format, in one line. */
/** The province or state of an address, by its code. */
export const placeOf = (address: CubanAddress | UsAddress): string =>
  address.kind === 'usa' ? address.state : address.provinceCode

/** It is fetched at a point instead of being brought to the door. */
export const isPickedUp = (address: CubanAddress | UsAddress): boolean =>
  address.kind === 'cuba' && address.delivery === 'pickup'

/** Whoever pays receives it: there is nobody to send a link to. */
export const isForOneself = (
  buyer: Pick<Buyer, 'name'>,
  recipient: Pick<Recipient, 'givenNames' | 'firstSurname' | 'secondSurname'>,
): boolean =>
  plain(buyer.name) ===
  plain([recipient.givenNames, recipient.firstSurname, recipient.secondSurname].join(' '))

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

export function streetLine(address: CubanAddress | UsAddress): string {
  const { street, apartment } = address
  if (address.kind === 'usa') return apartment ? `${street}, ${apartment}` : street
  const [first, second] = address.between
  return [
    street,
    address.number && `#${address.number}`,
    apartment && `apto ${apartment}`,
    first && (second ? `e/ ${first} y ${second}` : `e/ ${first}`),
  ]
    .filter(Boolean)
    .join(' ')
}

export function shippingAddress(recipient: Recipient): ShippingAddress {
  const { address, phone } = recipient
  const place =
    address.kind === 'cuba'
      ? {
          reparto: address.reparto,
          municipality: address.municipality,
          province: address.province,
        }
      : { reparto: '', municipality: address.city, province: `${address.state} ${address.zip}` }
  return { recipientName: recipientName(recipient), street: streetLine(address), ...place, phone }
}
