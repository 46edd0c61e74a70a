import { randomUUID } from 'node:crypto'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { engineOf } from '../engine/engine.server.ts'
import { countAttempt, type TooMany } from '../limits/attempt-limit.service.server.ts'
import { peekLink, redeemLink } from '../recovery/links.service.server.ts'
import { deleteSessionsBut } from '../sessions/sessions.queries.server.ts'
import {
  confirmUser,
  passwordOf,
  rememberPassword,
  roleOf,
  type UserRow,
  userById,
} from '../users/users.queries.server.ts'
import { isCommonPassword } from './common-passwords.service.server.ts'
import { isEnoughForAdmin } from './password-strength.rules.ts'
import { isBrowserOfSignUp } from './sign-up-mark.service.server.ts'

/** Who opens the link proves that the sign-up was theirs, or chooses another password. */
export interface ConfirmInput {
  readonly token: string
  readonly password?: string
  /** Whether the password replaces the one of the sign-up. */
  readonly isNew?: boolean
}

export type ConfirmRefusal =
  | 'token_expired'
  | 'password_needed'
  | 'wrong_password'
  | 'password_too_common'
  | 'password_weak_admin'

interface Waiting {
  readonly user: UserRow
  readonly passwordHash: string
  readonly isStaff: boolean
}

const linked = (ctx: Ctx, token: string) => ({ kind: 'confirm', token, now: ctx.now }) as const

async function waitingOf(tx: Tx, ctx: Ctx, token: string): Promise<Waiting | null> {
  const link = await peekLink(tx, await engineOf(ctx), linked(ctx, token))
  const user = link?.userId ? await userById(tx, link.userId) : undefined
  if (!link || !user) return null
  const isStaff = (await roleOf(tx, user.id)) === 'admin'
  return { user, passwordHash: link.passwordHash ?? '', isStaff }
}

const found = (ctx: Ctx, token: string) =>
  inTransaction(asSystem(ctx.db, 'whose confirmation is it'), ({ tx }) => waitingOf(tx, ctx, token))

const isOwnSignUp = (ctx: Ctx, { user, passwordHash }: Waiting) =>
  user.confirmedAt !== null || isBrowserOfSignUp(ctx, user.email, passwordHash)

/** Whether this browser has to prove that the sign-up was its own; an invalid link asks nothing. */
export async function asksForPassword(ctx: Ctx, token: string): Promise<boolean> {
  const waiting = await found(ctx, token)
  return waiting !== null && !isOwnSignUp(ctx, waiting)
}

/** The hash of the password that the account has from now on. */
async function chosenHash(
  ctx: Ctx,
  waiting: Waiting,
  { password = '', isNew = false }: ConfirmInput,
): Promise<Result<string, ConfirmRefusal> | TooMany> {
  const { user, passwordHash, isStaff } = waiting
  if (isOwnSignUp(ctx, waiting)) return ok(passwordHash)
  if (password === '') return refused('password_needed')
  if (isNew && isCommonPassword(password, user.email)) return refused('password_too_common')
  if (isNew && isStaff && !isEnoughForAdmin(password)) return refused('password_weak_admin')
  const counted = await countAttempt(ctx, [{ what: 'provePassword', who: user.id }])
  if (!counted.ok) return counted
  if (isNew) return ok(await hashPassword(password))
  const isRight = passwordHash !== '' && (await verifyPassword({ hash: passwordHash, password }))
  return isRight ? ok(passwordHash) : refused('wrong_password')
}

/**
 * Confirms the address once. Outside the browser of the sign-up nothing of it holds by itself: neither the
 * password, which a stranger may have chosen, nor a session that was opened with it.
 */
export async function confirmEmail(
  ctx: Ctx,
  input: ConfirmInput,
): Promise<Result<{ userId: string }, ConfirmRefusal> | TooMany> {
  const waiting = await found(ctx, input.token)
  if (!waiting) return refused('token_expired')
  const chosen = await chosenHash(ctx, waiting, input)
  if (!chosen.ok) return chosen
  const engine = await engineOf(ctx)
  const { id, confirmedAt } = waiting.user
  return inTransaction(asSystem(ctx.db, 'an address is confirmed'), async ({ tx }) => {
    if (!(await redeemLink(tx, engine, linked(ctx, input.token)))) return refused('token_expired')
    if (confirmedAt) return ok({ userId: id })
    if (chosen.value !== '' && chosen.value !== (await passwordOf(tx, id))) {
      await rememberPassword(tx, id, chosen.value, randomUUID())
      await deleteSessionsBut(tx, id, null)
    }
    await confirmUser(tx, id, ctx.now)
    return ok({ userId: id })
  })
}
