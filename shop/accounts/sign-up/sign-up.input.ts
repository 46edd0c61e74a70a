import { z } from 'zod'
import { normaliseName, signUpProblems } from '../sign-in/account-form.rules.ts'
import { input, ratedBy } from '../sign-in/form-data.input.ts'
import { normaliseEmail } from './email-address.rules.ts'

/** Other form fields, such as a role, are ignored. */
export const signUpForm = z
  .object({
    fullName: input.transform(normaliseName),
    email: input.transform(normaliseEmail),
    password: input,
    confirmation: input,
  })
  .check(ratedBy(signUpProblems))
