import { z } from 'zod'
import { normaliseEmail } from '../sign-up/email-address.rules.ts'
import { signInProblems } from './account-form.rules.ts'
import { input, ratedBy } from './form-data.input.ts'

export const signInForm = z
  .object({ email: input.transform(normaliseEmail), password: input })
  .check(ratedBy(signInProblems))

/** Six digits are an authenticator code; anything else is checked as a recovery code. */
export const secondStep = z.object({ code: input }).transform(({ code }) => {
  const input = code.trim().slice(0, 50)
  const figures = input.replace(/\s/g, '')
  return /^\d{6}$/.test(figures)
    ? ({ code: figures, kind: 'totp' } as const)
    : ({ code: input, kind: 'recovery' } as const)
})
