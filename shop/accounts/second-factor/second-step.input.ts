import { z } from 'zod'
import { input } from '../sign-in/form-data.input.ts'

/** Six digits are an authenticator code; anything else is checked as a recovery code. */
export const secondStep = z.object({ code: input }).transform(({ code }) => {
  const input = code.trim().slice(0, 50)
  const figures = input.replace(/\s/g, '')
  return /^\d{6}$/.test(figures)
    ? ({ code: figures, kind: 'totp' } as const)
    : ({ code: input, kind: 'recovery' } as const)
})
