import { z } from 'zod'
import { typed } from './typed.input.ts'

/** Six figures are the authenticator's; anything else is tried as a recovery code. */
export const secondStep = z.object({ code: typed }).transform(({ code }) => {
  const given = code.trim().slice(0, 50)
  const figures = given.replace(/\s/g, '')
  return /^\d{6}$/.test(figures)
    ? ({ code: figures, kind: 'totp' } as const)
    : ({ code: given, kind: 'recovery' } as const)
})
