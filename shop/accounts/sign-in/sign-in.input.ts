import { z } from 'zod'
import { normaliseEmail } from '../sign-up/email-address.rules.ts'
import { signInProblems } from './account-form.rules.ts'
import { input, ratedBy } from './form-data.input.ts'

export const signInForm = z
  .object({ email: input.transform(normaliseEmail), password: input })
  .check(ratedBy(signInProblems))
