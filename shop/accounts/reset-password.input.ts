import { z } from 'zod'
import { resetPasswordProblems } from './account-form.rules.ts'
import { input, ratedBy } from './typed.input.ts'

export const resetPasswordForm = z
  .object({ password: input, confirmation: input })
  .check(ratedBy(resetPasswordProblems))
