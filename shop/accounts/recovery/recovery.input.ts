import { z } from 'zod'
import {
  forgotPasswordProblems,
  type ResetAccess,
  resetPasswordProblems,
} from '../sign-in/account-form.rules.ts'
import { input, ratedBy } from '../sign-in/form-data.input.ts'
import { normaliseEmail } from '../sign-up/email-address.rules.ts'

/** Also used to resend a confirmation. */
export const forgotPasswordForm = z
  .object({ email: input.transform(normaliseEmail) })
  .check(ratedBy(forgotPasswordProblems))

/** Without a link the current password is asked for as well. */
export const resetPasswordForm = (access: ResetAccess | null) =>
  z
    .object({ password: input, confirmation: input, current: input })
    .check(ratedBy((fields) => resetPasswordProblems(fields, access)))
