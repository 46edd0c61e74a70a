import { z } from 'zod'
import { signInProblems } from './account-form.rules.ts'
import { normaliseEmail } from './email.rules.ts'
import { input, ratedBy } from './typed.input.ts'

export const signInForm = z
  .object({ email: input.transform(normaliseEmail), password: input })
  .check(ratedBy(signInProblems))
