import type { Destination } from '#kernel/destination.ts'
import { contentIn, type Locale } from '#kernel/locale.ts'
import { cents, formatUsd, type Usd, zero } from '#kernel/money.ts'
import type { NamedMethod, PaymentMethod } from '#kernel/payment-method.ts'
import { takes } from './open-methods.rules.ts'

/** What the owner writes about a method. */
export interface MethodTexts {
  /** The same in every language. */
  readonly name: string
  /** For the payer, by form of stored content; may be empty. */
  readonly instructions: { readonly es: string; readonly en: string }
}
export interface MethodInfo extends MethodTexts, NamedMethod {}

/** A method as offered to a payer, in their language. */
export interface OfferedMethod extends NamedMethod {
  readonly instructions: string
}

export const offeredIn = (
  locale: Locale,
  { method, name, instructions }: MethodInfo,
): OfferedMethod => ({ method, name, instructions: contentIn(locale, instructions) })

/** The code of a new method: its name in lower-case words joined by `_`; null if the name has no Latin letter. */
export function codeOf(name: string): string | null {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('_')
  const code = words.replace(/^[0-9_]+/, '').slice(0, 30)
  return code.length > 1 ? code : null
}

/** Whether and for which destinations and sums a method is open. */
export interface MethodLimits {
  readonly method: PaymentMethod
  readonly isActive: boolean
  readonly destinations: readonly string[]
  readonly min: Usd
  readonly max: Usd | null
}

/** The recipient of a transfer, and the sum above which two administrators must confirm it. */
export interface TransferDetails {
  /** The e-mail or phone of the shop's bank account. */
  readonly recipient: string
  readonly registeredName: string
  readonly secondPersonAbove: Usd
}

/** The recipient with what the payer reads about the method. */
export interface TransferTarget extends TransferDetails, MethodInfo {}

export type TransferTargets = Readonly<Record<string, TransferTarget>>

export const usualSecondPersonAbove = cents(100_000)

export const isOpenFor = (limits: MethodLimits, destination: Destination, total: Usd): boolean =>
  limits.isActive && takes(limits, destination, total)

/** `former` is the sum that counted while the order waited, where it was raised since. */
export const needsSecondPerson = (
  total: Usd,
  { secondPersonAbove }: TransferDetails,
  former: Usd | null,
): boolean => total > Math.min(secondPersonAbove, former ?? secondPersonAbove)

/** The settings of a method that the owner has not configured. */
export const closedMethod = (method: PaymentMethod): MethodLimits => ({
  method,
  isActive: false,
  destinations: ['usa', 'cuba'],
  min: zero,
  max: null,
})
export const noTransferDetails: TransferDetails = {
  recipient: '',
  registeredName: '',
  secondPersonAbove: usualSecondPersonAbove,
}

export interface ReceivingChange {
  readonly field: keyof TransferDetails
  readonly before: string
  readonly after: string
}

/** What is another in where transfers go, and in the sum that two persons look at, in words. */
export function receivingChanges(
  before: TransferDetails,
  after: TransferDetails,
): ReceivingChange[] {
  const textOf = (details: TransferDetails, field: keyof TransferDetails) =>
    field === 'secondPersonAbove' ? formatUsd(details[field]) : details[field]
  return (['recipient', 'registeredName', 'secondPersonAbove'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: textOf(before, field), after: textOf(after, field) }))
}
