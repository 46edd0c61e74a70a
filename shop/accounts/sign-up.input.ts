import { z } from 'zod'
import { normaliseName, signUpProblems } from './account-form.rules.ts'
import { normaliseEmail } from './email.rules.ts'
import { input, ratedBy } from './typed.input.ts'

/** Whatever else a form brings, such as a role, is not read. */
export const signUpForm = z
  .object({
    fullName: input.transform(normaliseName),
    email: input.transform(normaliseEmail),
    password: input,
    confirmation: input,
  })
  .check(ratedBy(signUpProblems))
