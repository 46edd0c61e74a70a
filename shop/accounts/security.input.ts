import { z } from 'zod'
import type { Role } from '#kernel/person.ts'
import { normaliseEmail } from './email.rules.ts'
import {
  changeEmailProblems,
  changePasswordProblems,
  currentPasswordProblems,
  firstCodeProblems,
  normaliseCode,
  securityIntents,
} from './security-form.rules.ts'
import { judgedBy, typed } from './typed.input.ts'

export const securityIntent = z.enum(securityIntents).nullable().catch(null)

export const changePasswordForm = (role: Role | null) =>
  z
    .object({ current: typed, password: typed, confirmation: typed })
    .check(judgedBy((fields) => changePasswordProblems(fields, role)))

export const changeEmailForm = (own: string) =>
  z
    .object({ email: typed.transform(normaliseEmail), current: typed })
    .check(judgedBy((fields) => changeEmailProblems(fields, own)))

export const currentPasswordForm = z
  .object({ current: typed })
  .check(judgedBy(currentPasswordProblems))

export const firstCodeForm = z
  .object({ code: typed.transform(normaliseCode) })
  .check(judgedBy(firstCodeProblems))

/** Null for what can be no session at all. */
export const sessionId = z.uuid().nullable().catch(null)
