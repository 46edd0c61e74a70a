import { z } from 'zod'
import { adminSignUpProblems } from '../sign-in/account-form.rules.ts'
import { input, ratedBy } from '../sign-in/form-data.input.ts'
import { normaliseEmail } from './email-address.rules.ts'

/** Whether the invitation is valid is found out by the server, never read from the form. */
export const adminSignUpForm = (isInvitationValid: boolean) =>
  z
    .object({ email: input.transform(normaliseEmail), password: input, confirmation: input })
    .check(ratedBy((fields) => adminSignUpProblems({ ...fields, isInvitationValid })))
