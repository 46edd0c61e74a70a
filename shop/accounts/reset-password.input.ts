import { z } from 'zod'
import { resetPasswordProblems } from './account-form.rules.ts'
import { judgedBy, typed } from './typed.input.ts'

export const resetPasswordForm = z
  .object({ password: typed, confirmation: typed })
  .check(judgedBy(resetPasswordProblems))
