import { z } from 'zod'
import { chosen } from '#kernel/text/text-input.ts'
import { input } from '#shop/accounts/sign-in/form-data.input.ts'
import { normaliseEmail } from '#shop/accounts/sign-up/email-address.rules.ts'
import {
  type InvitationFields,
  type InvitationProblem,
  invitationProblems,
  type Validity,
} from './invitation.rules.ts'

const form = z.object({
  email: input.transform(normaliseEmail),
  hours: input.transform(Number),
  note: input.transform((note) => note.replace(/\r\n?/g, '\n').trim()),
  set: input.transform((set) => chosen(set) || null),
  isSure: input.transform((box) => box === 'on'),
})
const nothing = { email: '', hours: '', note: '', set: '', isSure: '' }

export type InvitationInput = Omit<InvitationFields, 'hours'> & { readonly hours: Validity }

export type ReadInvitation =
  | { readonly ok: true; readonly input: InvitationInput }
  | {
      readonly ok: false
      readonly fields: InvitationFields
      readonly problems: readonly InvitationProblem[]
    }

/** Parses the invitation form, or returns the field errors. */
export function readInvitation(posted: unknown): ReadInvitation {
  const fields = form.catch(form.parse(nothing)).parse(posted)
  const problems = invitationProblems(fields)
  return problems.length > 0
    ? { ok: false, fields, problems }
    : { ok: true, input: fields as InvitationInput }
}

const id = z.object({ id: z.uuid() })

/** The id posted by a form; null when it is missing. */
export const readInvitationId = (posted: unknown): string | null =>
  id.safeParse(posted).data?.id ?? null
