import { z } from 'zod'
import { forgotPasswordProblems } from './account-form.rules.ts'
import { normaliseEmail } from './email.rules.ts'
import { input, ratedBy } from './typed.input.ts'

/** Also what is read of who wants the confirmation sent again. */
export const forgotPasswordForm = z
  .object({ email: input.transform(normaliseEmail) })
  .check(ratedBy(forgotPasswordProblems))
