import { z } from 'zod'
import { adminSignUpProblems } from './account-form.rules.ts'
import { normaliseEmail } from './email.rules.ts'
import { judgedBy, typed } from './typed.input.ts'

/** Whether the invitation is valid is found out by the server, never read from the form. */
export const adminSignUpForm = (isInvitationValid: boolean) =>
  z
    .object({ email: typed.transform(normaliseEmail), password: typed, confirmation: typed })
    .check(judgedBy((fields) => adminSignUpProblems({ ...fields, isInvitationValid })))
