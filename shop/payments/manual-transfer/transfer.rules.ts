import { add, cents, type Usd, zero } from '#kernel/money.ts'
import { isLonger } from '#kernel/text/text-input.ts'
import { dayMs, dayOf } from '#kernel/time.ts'
import { isLost, type PaymentState } from '#shop/orders/lifecycle/order-state.rules.ts'

/** The states in which a proof may be sent. */
const waits: readonly PaymentState[] = ['awaiting_proof', 'proof_received', 'partly_paid']
export const takesProof = (payment: PaymentState): boolean => waits.includes(payment)

/** The longest bank reference that is taken, in the forms too. */
export const maxReference = 60

/**
 * A bank reference as it is compared: without spaces and what nobody sees, in capitals, wide letters as plain ones.
 * It is not cut: what is too long is refused.
 */
export const normaliseReference = (input: string): string =>
  input
    .normalize('NFKC')
    .replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .toUpperCase()
    .slice(0, 10 * maxReference)

export function referenceProblem(
  reference: string,
): 'reference_missing' | 'reference_too_long' | null {
  if (reference === '') return 'reference_missing'
  return isLonger(reference, maxReference) ? 'reference_too_long' : null
}

export const maxProofs = 6

/** Money still counts for an order that ended unpaid: it is due to go back. A paid one awaits no decision. */
export const mayCount = (payment: PaymentState): boolean => takesProof(payment) || isLost(payment)

/** What a page showed of a transfer, as its form carries it: of a second partial payment only the money tells the first. */
export const transferSeen = (payment: PaymentState, received: Usd): string =>
  `${payment} ${received}`

/** The order's payment state after a confirmed transfer; null if it does not change. */
export function stateAfterTransfer(
  from: PaymentState,
  seen: { readonly before: Usd; readonly amount: Usd; readonly total: Usd },
): PaymentState | null {
  if (isLost(from)) return 'refund_due'
  if (!takesProof(from)) return null
  const to = add(seen.before, seen.amount) >= seen.total ? 'paid' : 'partly_paid'
  return to === from ? null : to
}

export const dueOf = (total: Usd, received: Usd): Usd =>
  received >= total ? zero : cents(total - received)

/** What a transfer of `amount` would bring beyond the whole order. */
export const excessOf = (total: Usd, received: Usd, amount: Usd): Usd =>
  cents(Math.max(0, received + amount - Math.max(total, received)))

export type ProofFlag =
  | 'amount_differs'
  | 'image_seen_before'
  | 'confirmation_seen_before'
  | 'confirmation_counted'
  | 'date_before_order'
  | 'sender_is_another'
  | 'recipient_changed'

interface Proof {
  readonly amount: Usd | null
  readonly senderName: string
  readonly paidOn: string | null
  readonly isImageKnown: boolean
  readonly isConfirmationKnown: boolean
  /** Confirmed at the bank and counted for another payable. */
  readonly isConfirmationCounted: boolean
}

interface Overrides {
  readonly due: Usd
  readonly buyerName: string
  readonly placedOn: string
  readonly recipient: string
  readonly currentRecipient: string
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)

/** Names that share no two words (or their only one) are treated as different persons. */
export function looksLikeAnother(sender: string, buyer: string): boolean {
  const [words, known] = [plain(sender), new Set(plain(buyer))]
  if (words.length === 0 || known.size === 0) return false
  const shared = words.filter((word) => known.has(word)).length
  return shared < Math.min(2, words.length, known.size)
}

/** Warnings for staff; none of them decides anything. */
export function flagsOf(proof: Proof, requested: Overrides): ProofFlag[] {
  const flags: readonly (readonly [ProofFlag, boolean])[] = [
    ['amount_differs', proof.amount !== null && proof.amount !== requested.due],
    ['image_seen_before', proof.isImageKnown],
    ['confirmation_seen_before', proof.isConfirmationKnown],
    ['confirmation_counted', proof.isConfirmationCounted],
    ['date_before_order', proof.paidOn !== null && proof.paidOn < requested.placedOn],
    ['sender_is_another', looksLikeAnother(proof.senderName, requested.buyerName)],
    ['recipient_changed', requested.recipient !== requested.currentRecipient],
  ]
  return flags.filter(([, isRaised]) => isRaised).map(([flag]) => flag)
}

const isWeekend = (instant: Date): boolean =>
  [0, 6].includes(new Date(`${dayOf(instant)}T12:00:00Z`).getUTCDay())

/** One working day after the newest proof, as promised to the buyer; null without a proof. */
export function answerDue(proofs: readonly { readonly uploadedAt: Date }[]): Date | null {
  const newest = Math.max(...proofs.map(({ uploadedAt }) => uploadedAt.getTime()))
  if (!Number.isFinite(newest)) return null
  let due = new Date(newest + dayMs)
  while (isWeekend(due)) due = new Date(due.getTime() + dayMs)
  return due
}
