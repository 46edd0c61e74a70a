import { createHash } from 'node:crypto'
import { networkOf, wideNetworkOf } from '#kernel/network.ts'
import { mailboxOf } from '#kernel/text/mailbox.ts'
import { type BuyerKeys, type BuyerKind, digitsOf } from './placing-limits.rules.ts'

const normal: Readonly<Record<BuyerKind, (value: string) => string>> = {
  address: (value) => networkOf(value.trim().toLowerCase()),
  area: (value) => wideNetworkOf(value.trim().toLowerCase()),
  account: (value) => value,
  email: (value) => mailboxOf(value.trim()),
  phone: digitsOf,
}

/** Stored instead of the value. */
export const keyOf = (kind: BuyerKind, value: string): string =>
  createHash('sha256')
    .update(`${kind}\n${normal[kind](value)}`)
    .digest('base64url')

export interface OrderingBuyer {
  readonly address: string
  readonly email: string
  readonly phone: string
  /** Of who is signed in with a confirmed address. */
  readonly accountId: string | null
}

export const keysOf = ({ address, email, phone, accountId }: OrderingBuyer): BuyerKeys => ({
  address: keyOf('address', address),
  area: keyOf('area', address),
  ...(accountId === null
    ? { email: keyOf('email', email), phone: keyOf('phone', phone) }
    : { account: keyOf('account', accountId) }),
})

/** Under which a refused buyer is counted: two of one network are told apart. */
export const refusedKeyOf = ({ address, email, phone }: OrderingBuyer) => ({
  network: keyOf('address', address),
  buyer: createHash('sha256')
    .update(`${keyOf('email', email)}\n${keyOf('phone', phone)}`)
    .digest('base64url'),
})

/** By which guests count beside their network. */
export const typedKeysOf = ({ email, phone }: Pick<OrderingBuyer, 'email' | 'phone'>): string[] => [
  keyOf('email', email),
  keyOf('phone', phone),
]

/** What the owner may have let through. */
export const passKeysOf = ({ address, email, phone }: OrderingBuyer): string[] => [
  keyOf('address', address),
  keyOf('email', email),
  keyOf('phone', phone),
]
