import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayMs } from '#kernel/time.ts'
import type { SignedDeclaration } from '#shop/compliance/declarations/declaration.input.ts'
import type { FormInput } from '../form-checks.rules.ts'

/** The forms of an unfinished checkout, valid or not. */
export interface CheckoutDraft {
  readonly id: string
  readonly userId: string | null
  readonly locale: Locale
  readonly destination: Destination
  /** The compact list id:quantity, with the option of an installation. */
  readonly cart: string
  readonly couponCode: string
  /** One form per destination, so that switching loses neither. */
  readonly delivery: Readonly<Record<Destination, FormInput>>
  readonly buyer: FormInput
  /** The signature as submitted; each use validates it again. */
  readonly declaration: unknown
  readonly idempotencyKey: string
  /** The path of the resulting order; empty until then. */
  readonly placedAt: string
}

/** A step's change of a draft. */
export interface DraftChange {
  readonly destination?: Destination
  readonly cart?: string
  readonly couponCode?: string
  /** The form of the draft's destination, or of the one changed with it. */
  readonly delivery?: { readonly destination: Destination; readonly input: FormInput }
  readonly buyer?: FormInput
  readonly declaration?: SignedDeclaration
  readonly idempotencyKey?: string
}

/** A draft in which nothing was typed yet. */
const emptyRetentionDays = 2
export const emptyDraftExpiry = (now: Date): Date =>
  new Date(now.getTime() + emptyRetentionDays * dayMs)

const retentionDays = 30
export const draftExpiry = (now: Date): Date => new Date(now.getTime() + retentionDays * dayMs)

/** A placed draft redirects to its order for a day, in case the response was lost. */
export const placedExpiry = (now: Date): Date => new Date(now.getTime() + dayMs)

/** A customer's draft is accessible to that account only, also with the cookie of a shared browser. */
export const mayOpen = (draft: Pick<CheckoutDraft, 'userId'>, userId: string | null): boolean =>
  draft.userId === null || draft.userId === userId

/** An empty identity number in a form means the stored one, which is never shown in full. */
export function withSavedIdentity(input: FormInput, saved: FormInput): FormInput {
  const options = (field: 'nationalId' | 'authorisedId') => input[field] || saved[field] || ''
  const authorisedId = input.authorisedName ? options('authorisedId') : (input.authorisedId ?? '')
  return { ...input, nationalId: options('nationalId'), authorisedId }
}
