import { z } from 'zod'
import {
  adminSignUpProblems,
  normaliseName,
  signUpProblems,
} from '../sign-in/account-form.rules.ts'
import { input, ratedBy } from '../sign-in/form-data.input.ts'
import { normaliseEmail } from './email-address.rules.ts'
import { isReservedName } from './reserved-names.rules.ts'

/** Other form fields, such as a role, are ignored. */
export const signUpForm = z
  .object({
    fullName: input.transform(normaliseName),
    email: input.transform(normaliseEmail),
    password: input,
    confirmation: input,
  })
  .check(ratedBy(signUpProblems))

/** The server checks the invitation; the form's claim is not read. */
export const adminSignUpForm = (isInvitationValid: boolean) =>
  z
    .object({
      fullName: input.transform(normaliseName),
      email: input.transform(normaliseEmail),
      password: input,
      confirmation: input,
    })
    .check(
      ratedBy((fields) => {
        const problems = adminSignUpProblems({ ...fields, isInvitationValid })
        const isFree = problems.length > 0 || !isReservedName(fields.fullName)
        return isFree ? problems : [{ field: 'fullName', code: 'name_reserved' }]
      }),
    )
