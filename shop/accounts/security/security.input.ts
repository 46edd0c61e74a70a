import { z } from 'zod'
import type { Role } from '#kernel/user.ts'
import { input, ratedBy } from '../sign-in/form-data.input.ts'
import { normaliseEmail } from '../sign-up/email-address.rules.ts'
import {
  changeEmailProblems,
  changePasswordProblems,
  currentPasswordProblems,
  firstCodeProblems,
  normaliseCode,
  securityIntents,
} from './security-form.rules.ts'

export const securityIntent = z.enum(securityIntents).nullable().catch(null)

export const changePasswordForm = (role: Role | null) =>
  z
    .object({ current: input, password: input, confirmation: input })
    .check(ratedBy((fields) => changePasswordProblems(fields, role)))

export const changeEmailForm = (own: string) =>
  z
    .object({ email: input.transform(normaliseEmail), current: input })
    .check(ratedBy((fields) => changeEmailProblems(fields, own)))

export const currentPasswordForm = z
  .object({ current: input })
  .check(ratedBy(currentPasswordProblems))

export const firstCodeForm = z
  .object({ code: input.transform(normaliseCode) })
  .check(ratedBy(firstCodeProblems))

/** Null for an invalid session id. */
export const sessionId = z.uuid().nullable().catch(null)
