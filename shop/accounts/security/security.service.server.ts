import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { withMinDuration } from '#platform/min-response-time.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { engineOf } from '../engine/engine.server.ts'
import { countAttempt, type TooMany } from '../limits/attempt-limit.service.server.ts'
import { deleteLinksOf } from '../recovery/links.queries.server.ts'
import { linkTo } from '../recovery/links.rules.ts'
import { issueLink, redeemLink } from '../recovery/links.service.server.ts'
import type { OpenSession } from '../sessions/device.rules.ts'
import { renewToken } from '../sessions/session.service.server.ts'
import {
  deleteSession,
  deleteSessionsBut,
  sessionsOf,
} from '../sessions/sessions.queries.server.ts'
import { isCommonPassword } from '../sign-up/common-passwords.service.server.ts'
import {
  changeEmail,
  rememberPassword,
  userByEmail,
  userById,
} from '../users/users.queries.server.ts'
import { provePassword, type SignedInCtx } from './prove.service.server.ts'
import { logSecurity } from './security-log.service.server.ts'

export type PasswordRefusal = 'wrong_password' | 'password_too_common'

/** Changes the password, ends every other session and every copy of this one's cookie, and notifies by e-mail. */
export async function changePassword(
  ctx: SignedInCtx,
  { current, next }: { current: string; next: string },
): Promise<Result<{ cookies: string[] }, PasswordRefusal> | TooMany> {
  if (isCommonPassword(next)) return refused('password_too_common')
  const proven = await provePassword(ctx, current)
  if (!proven.ok) return proven
  const hash = await hashPassword(next)
  const acting = { ...ctx, ...asSystem(ctx.db, 'a password is changed') }
  const cookies = await inTransaction(acting, async (inside) => {
    await rememberPassword(inside.tx, ctx.user.id, hash, randomUUID())
    await deleteSessionsBut(inside.tx, ctx.user.id, ctx.user.sessionId)
    const email = { kind: 'password_changed' } as const
    await queueEmail(inside, { to: ctx.user.email, locale: ctx.locale, email })
    return renewToken({ ...inside, user: ctx.user })
  })
  await logSecurity(ctx, 'password_changed', { account: ctx.user.id })
  return ok({ cookies })
}

/** The new address is used after its confirmation; the response does not reveal whether it is taken. */
export async function requestEmailChange(
  ctx: SignedInCtx,
  { email, password }: { email: string; password: string },
): Promise<Result<null, 'wrong_password'> | TooMany> {
  const proven = await provePassword(ctx, password)
  if (!proven.ok) return proven
  const counted = await countAttempt(ctx, [{ what: 'mail', who: ctx.user.id }])
  if (!counted.ok) return counted
  const engine = await engineOf(ctx)
  await withMinDuration(ctx.config.ACCOUNT_ANSWER_MS, () =>
    inTransaction({ ...ctx, ...asSystem(ctx.db, 'an address is to change') }, async (inside) => {
      if (await userByEmail(inside.tx, email)) return
      const requested = { kind: 'new-email', userId: ctx.user.id, email, now: ctx.now } as const
      const token = await issueLink(inside.tx, engine, requested)
      const link = linkTo(ctx.shopUrl, 'new-email', token)
      const emailMessage = { kind: 'confirm_new_email', link } as const
      await queueEmail(inside, { to: email, locale: ctx.locale, email: emailMessage })
    }),
  )
  return ok(null)
}

/** Confirms the new address and notifies the former one. */
export async function confirmNewEmail(
  ctx: Ctx,
  { token }: { token: string },
): Promise<Result<null, 'token_expired'>> {
  const engine = await engineOf(ctx)
  const acting = { ...ctx, ...asSystem(ctx.db, 'an address changes') }
  const account = await inTransaction(acting, async (inside) => {
    const requested = { kind: 'new-email', token, now: ctx.now } as const
    const link = await redeemLink(inside.tx, engine, requested)
    if (!link?.userId || !link.email) return null
    const user = await userById(inside.tx, link.userId)
    if (!user || !(await changeEmail(inside.tx, user.id, link.email, ctx.now))) return null
    await deleteLinksOf(inside.tx, user.id)
    const email = { kind: 'email_changed', newEmail: link.email } as const
    await queueEmail(inside, { to: user.email, locale: user.locale, email })
    return user.id
  })
  if (account === null) return refused('token_expired')
  await logSecurity(ctx, 'email_changed', { account })
  return ok(null)
}

export async function openSessions(ctx: SignedInCtx): Promise<OpenSession[]> {
  const rows = await inTransaction(asSystem(ctx.db, 'where somebody is signed in'), ({ tx }) =>
    sessionsOf(tx, ctx.user.id, ctx.now),
  )
  return rows.map((row) => ({
    id: row.id,
    isThis: row.id === ctx.user.sessionId,
    since: row.created_at,
    lastSeen: row.updated_at,
    address: row.ip_address ?? '',
    device: row.user_agent ?? '',
  }))
}

export const closeSession = (ctx: SignedInCtx, id: string): Promise<boolean> =>
  inTransaction(asSystem(ctx.db, 'somebody closes a session'), ({ tx }) =>
    deleteSession(tx, ctx.user.id, id),
  )

export const closeOtherSessions = (ctx: SignedInCtx) =>
  inTransaction(asSystem(ctx.db, 'somebody closes the other sessions'), ({ tx }) =>
    deleteSessionsBut(tx, ctx.user.id, ctx.user.sessionId),
  )
