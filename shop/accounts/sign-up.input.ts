import { z } from 'zod'
import { normaliseName, signUpProblems } from './account-form.rules.ts'
import { normaliseEmail } from './email.rules.ts'
import { judgedBy, typed } from './typed.input.ts'

/** Whatever else a form brings, such as a role, is not read. */
export const signUpForm = z
  .object({
    fullName: typed.transform(normaliseName),
    email: typed.transform(normaliseEmail),
    password: typed,
    confirmation: typed,
  })
  .check(judgedBy(signUpProblems))
