import { z } from 'zod'
import { forgotPasswordProblems, resetPasswordProblems } from '../sign-in/account-form.rules.ts'
import { input, ratedBy } from '../sign-in/form-data.input.ts'
import { normaliseEmail } from '../sign-up/email-address.rules.ts'

/** Also used to resend a confirmation. */
export const forgotPasswordForm = z
  .object({ email: input.transform(normaliseEmail) })
  .check(ratedBy(forgotPasswordProblems))

export const resetPasswordForm = z
  .object({ password: input, confirmation: input })
  .check(ratedBy(resetPasswordProblems))
