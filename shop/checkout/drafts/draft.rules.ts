import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayMs } from '#kernel/time.ts'
import type { SignedDeclaration } from '#shop/compliance/declarations/declaration.input.ts'
import type { FormInput } from '../form-checks.rules.ts'

/** What was typed so far on the way to an order, right or wrong. */
export interface CheckoutDraft {
  readonly id: string
  readonly userId: string | null
  readonly locale: Locale
  readonly destination: Destination
  /** The compact list id:quantity, with the wish for an installation. */
  readonly cart: string
  readonly couponCode: string
  /** Of each destination its own form, so that a change of mind loses neither. */
  readonly delivery: Readonly<Record<Destination, FormInput>>
  readonly buyer: FormInput
  /** As it was signed; whoever uses it checks it anew. */
  readonly declaration: unknown
  readonly idempotencyKey: string
  /** The page of the order that was made of it; empty until then. */
  readonly placedAt: string
}

/** What one step changes of a draft. */
export interface DraftChange {
  readonly destination?: Destination
  readonly cart?: string
  readonly couponCode?: string
  /** The form of the draft's destination, or of the one that is named with it. */
  readonly delivery?: { readonly destination: Destination; readonly input: FormInput }
  readonly buyer?: FormInput
  readonly declaration?: SignedDeclaration
  readonly idempotencyKey?: string
}

const retentionDays = 30
export const draftExpiry = (now: Date): Date => new Date(now.getTime() + retentionDays * dayMs)

/** A placed draft still leads to its order for a day, should the answer not have arrived. */
export const placedExpiry = (now: Date): Date => new Date(now.getTime() + dayMs)

/** A customer's draft is his alone, whoever holds the cookie of a shared browser. */
export const mayOpen = (draft: Pick<CheckoutDraft, 'userId'>, userId: string | null): boolean =>
  draft.userId === null || draft.userId === userId

/** A form that was sent with an empty carné keeps the one that is kept and never shown in full. */
export function withSavedIdentity(input: FormInput, saved: FormInput): FormInput {
  const options = (field: 'nationalId' | 'authorisedId') => input[field] || saved[field] || ''
  const authorisedId = input.authorisedName ? options('authorisedId') : (input.authorisedId ?? '')
  return { ...input, nationalId: options('nationalId'), authorisedId }
}
