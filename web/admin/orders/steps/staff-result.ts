import type { FormValues } from '#kernel/text/merged-form.ts'
import type { QueuedEmail } from '#shop/emails/outbox/sent-emails.service.server.ts'

/** Why an action was refused, and the field to correct; empty where it is none in particular. */
export interface OrderProblem {
  readonly code: string
  readonly field: string
  /** How long the field may be, where it is too long. */
  readonly max?: number
  /** What else is empty in the form. */
  readonly others?: readonly OrderProblem[]
}

/** What is shown before an action that cannot be taken back. */
export interface Asked {
  readonly emails: readonly QueuedEmail[]
  /** Of a refund: whether staff sent the money themselves. */
  readonly isByHand: boolean
  /** Of a refund: what the money was. */
  readonly seen?: string
  /** What was read before is not what would leave now. */
  readonly isOther?: boolean
}

export type StaffResult =
  | { readonly done: string }
  | { readonly asked: Asked }
  | { readonly problem: OrderProblem; readonly entered?: FormValues }
  /** What somebody else changed meanwhile, and the form over it. */
  | { readonly crossed: FormValues; readonly entered: FormValues }
