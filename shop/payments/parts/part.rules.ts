import type { Locale } from '#kernel/locale.ts'
import { add, cents, type Usd, zero } from '#kernel/money.ts'
import { greetableName } from '#shop/emails/email.rules.ts'
import type { ComplianceState, PaymentState } from '#shop/orders/lifecycle/order-state.rules.ts'
import { isLost } from '#shop/orders/lifecycle/order-state.rules.ts'
import type { PaymentAttemptState, PaymentDetails } from '../engine/payment.rules.ts'
import {
  broughtBy,
  type PartMoney,
  partDue,
  receivedOf,
  returnedOf,
  takenBack,
} from './part-money.rules.ts'

/** A part of an order, with its money. */
export interface Part {
  readonly id: string
  readonly orderId: string
  readonly number: number
  /** As the buyer typed it; may be empty. */
  readonly name: string
  readonly amount: Usd
  readonly payerName: string
  readonly payerCountry: string
  /** Where the receipt goes; empty where none is wanted. */
  readonly payerEmail: string
  readonly payerLocale: Locale
  readonly screenedName: string
  /** The dispute at its provider; empty without one. */
  readonly disputed: string
  readonly money: PartMoney
  /** The live attempt at a provider. */
  readonly attempt: PaymentAttemptState | null
  /** When the payer of a manual transfer said that it was sent. */
  readonly sentAt: Date | null
}

/** What decides about the parts of an order. */
export interface DividedOrder {
  readonly payment: PaymentState
  readonly compliance: ComplianceState
  readonly closedAt: Date | null
}

/** An order that ended needs no money any more. */
export const isEnded = ({ payment, closedAt }: DividedOrder): boolean =>
  closedAt !== null || isLost(payment)

export const neededFor = (order: DividedOrder, { amount }: Pick<Part, 'amount'>): Usd =>
  isEnded(order) ? zero : amount

/** While staff have to decide, and after a refusal, no money moves by itself. */
export const mayReturn = ({ compliance }: DividedOrder): boolean =>
  compliance === 'clear' || compliance === 'released'

export const isPartPaid = ({ amount, disputed, money }: Part): boolean =>
  disputed === '' && partDue(amount, money) === zero

export const dueOfPart = ({ amount, money }: Part): Usd => partDue(amount, money)

/** What came for a part beyond what it needs. */
export const surplusOf = (part: Pick<Part, 'amount' | 'money'>, order: DividedOrder): Usd =>
  cents(Math.max(0, receivedOf(part.money) - neededFor(order, part)))

/** Which part it is and whose, in any language; a name that is none is left out. */
export const namedPart = ({ number, name, payerName }: Part): string =>
  [String(number), greetableName(name), greetableName(payerName)].filter(Boolean).join(' · ')

/** All parts came once: what goes back since is a refund, not a missing part. */
export const isComplete = (order: DividedOrder): boolean =>
  !isEnded(order) && order.payment !== 'awaiting_parts'

/** What a part still needs, as long as its order waits for it or has ended without it. */
export const awaitedOf = (part: Part, order: DividedOrder): Usd =>
  isComplete(order) ? zero : dueOfPart(part)

/** What went back of a part after all had come; of an order that ended, what came. */
export const backOf = ({ money }: Part, order: DividedOrder): Usd => {
  if (isEnded(order)) return broughtBy(money)
  return isComplete(order) ? returnedOf(money) : zero
}

/** What providers took back of the parts of an order that was complete. */
export const takenOf = (parts: readonly Part[], order: DividedOrder): Usd =>
  isComplete(order) ? add(zero, ...parts.map(({ money }) => takenBack(money))) : zero

/** What all parts together still need. */
export const missingOf = (parts: readonly Part[]): Usd => add(zero, ...parts.map(dueOfPart))

export const partStates = [
  'to_pay',
  'in_progress',
  'in_review',
  'sent',
  'partly_paid',
  'paid',
  'returning',
  'returned',
  'looked_for',
  'over',
  'disputed',
  'given_back',
] as const
export type PartState = (typeof partStates)[number]

const ofAttempt: Partial<Record<PaymentAttemptState, PartState>> = {
  capturing: 'in_progress',
  review: 'in_review',
}

/** A transfer that is said to have been sent may still come, and is then returned. */
function stateAfterEnd({ money, sentAt }: Part): PartState {
  if (receivedOf(money) > zero) return 'returning'
  if (returnedOf(money) > zero) return 'returned'
  return sentAt ? 'looked_for' : 'over'
}

function stateWhileAwaited(part: Part): PartState {
  if (isPartPaid(part)) return 'paid'
  const atProvider = part.attempt && ofAttempt[part.attempt]
  if (atProvider) return atProvider
  if (part.disputed !== '') return 'in_review'
  if (receivedOf(part.money) > zero) return 'partly_paid'
  return part.sentAt ? 'sent' : 'to_pay'
}

/** How a part is shown to everybody who pays. */
export function partState(part: Part, order: DividedOrder): PartState {
  if (isEnded(order)) return stateAfterEnd(part)
  if (order.payment === 'awaiting_parts') return stateWhileAwaited(part)
  if (part.disputed !== '') return 'disputed'
  return receivedOf(part.money) > zero ? 'paid' : 'given_back'
}

const checked: readonly PartState[] = ['in_progress', 'in_review', 'sent']

/** What is said to have been sent, or is on its way at a provider: nobody is to pay it again. */
export const checkingOf = (parts: readonly Part[], order: DividedOrder): Usd =>
  add(zero, ...parts.filter((part) => checked.includes(partState(part, order))).map(dueOfPart))

/** The reference of a part at a bank or provider: the order's number and its own. */
export const partReference = (orderNumber: string, { number }: Pick<Part, 'number'>): string =>
  `${orderNumber}-${number}`

const descriptions: Readonly<Record<Locale, string>> = {
  es: 'Parte del pedido',
  en: 'Part of order',
}

/** What a provider receives of a part: one item. */
export function partDetails(
  part: Part,
  order: { readonly number: string; readonly locale: Locale },
): PaymentDetails {
  const earlier = part.money.captures.length
  // a provider takes each reference once
  const reference = `${partReference(order.number, part)}${earlier > 0 ? `-${earlier + 1}` : ''}`
  const description = `${descriptions[order.locale]} ${reference}`
  const amount = dueOfPart(part)
  return {
    payableId: part.id,
    reference,
    description,
    locale: order.locale,
    amount,
    itemCategory: 'PHYSICAL_GOODS',
    items: [{ name: description, quantity: 1, unitPrice: amount }],
    sums: { items: amount },
  }
}
