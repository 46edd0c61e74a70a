import { z } from 'zod'
import { resetPasswordProblems } from '../sign-in/account-form.rules.ts'
import { input, ratedBy } from '../sign-in/form-data.input.ts'

export const resetPasswordForm = z
  .object({ password: input, confirmation: input })
  .check(ratedBy(resetPasswordProblems))
