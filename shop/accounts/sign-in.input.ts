import { z } from 'zod'
import { signInProblems } from './account-form.rules.ts'
import { normaliseEmail } from './email.rules.ts'
import { judgedBy, typed } from './typed.input.ts'

export const signInForm = z
  .object({ email: typed.transform(normaliseEmail), password: typed })
  .check(judgedBy(signInProblems))
