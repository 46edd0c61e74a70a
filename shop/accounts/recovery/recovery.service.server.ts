import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { type Engine, engineOf } from '../engine/engine.server.ts'
import { resetAttempts, type TooMany } from '../limits/attempt-limit.service.server.ts'
import { provePassword } from '../security/prove.service.server.ts'
import { logSecurity } from '../security/security-log.service.server.ts'
import { deleteSessionsBut } from '../sessions/sessions.queries.server.ts'
import type { ResetAccess } from '../sign-in/account-form.rules.ts'
import { knownBrowserCookie } from '../sign-in/known-browser.service.server.ts'
import { isCommonPassword } from '../sign-up/common-passwords.service.server.ts'
import {
  confirmUser,
  rememberPassword,
  userByEmail,
  userById,
} from '../users/users.queries.server.ts'
import { linkTo } from './links.rules.ts'
import { issueLink, peekLink, redeemLink } from './links.service.server.ts'
import { requestedByEmail } from './request-email.service.server.ts'

/** Sends a reset link if the address is known; the response is the same for any address. */
export async function requestPasswordReset(
  ctx: Ctx,
  { email }: { email: string },
): Promise<Result<null, never> | TooMany> {
  await logSecurity(ctx, 'reset_requested', { email })
  return requestedByEmail(
    ctx,
    { email, reason: 'a password is forgotten' },
    async (inside, engine) => {
      const user = await userByEmail(inside.tx, email)
      if (!user) return
      const requested = { kind: 'reset', userId: user.id, now: ctx.now } as const
      const token = await issueLink(inside.tx, engine, requested)
      const emailMessage = {
        kind: 'reset_password',
        link: linkTo(ctx.shopUrl, 'reset', token),
      } as const
      await queueEmail(inside, { to: user.email, locale: user.locale, email: emailMessage })
    },
  )
}

const recoveryCookie = 'girasol.recovery'

const cookieOf = (ctx: Ctx, value: string, seconds: number) =>
  `${recoveryCookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${
    ctx.shopUrl.startsWith('https:') ? '; Secure' : ''
  }`

const tokenIn = ({ caller }: Pick<Ctx, 'caller'>): string | null =>
  new RegExp(`(?:^|;\\s*)${recoveryCookie}=([\\w-]{20,100})(?:;|$)`).exec(caller.cookie)?.[1] ??
  null

const peek = async (ctx: Ctx, token: string) => {
  const engine = await engineOf(ctx)
  return inTransaction(asSystem(ctx.db, 'is a recovery link good'), ({ tx }) =>
    peekLink(tx, engine, { kind: 'reset', token, now: ctx.now }),
  )
}

/** Moves a valid token into a cookie, so that the secret leaves the URL at once. */
export async function openRecovery(
  ctx: Ctx,
  token: string,
): Promise<Result<{ cookies: string[] }, 'token_expired'>> {
  if ((await peek(ctx, token)) === null) return refused('token_expired')
  return ok({ cookies: [cookieOf(ctx, token, 60 * 60)] })
}

/** What opens the form to this browser. */
export async function resetAccess(ctx: Ctx): Promise<ResetAccess | null> {
  const token = tokenIn(ctx)
  if (token && (await peek(ctx, token)) !== null) return 'link'
  return ctx.user ? 'session' : null
}

export type ResetRefusal = 'token_expired' | 'password_too_common' | 'wrong_password'

async function whose(tx: Tx, ctx: Ctx, engine: Engine, access: ResetAccess) {
  if (access === 'session') return ctx.user?.id ?? null
  const token = tokenIn(ctx) ?? ''
  return (await redeemLink(tx, engine, { kind: 'reset', token, now: ctx.now }))?.userId ?? null
}

/** A session alone chooses no password: whoever finds an open browser does not take the account. */
async function mayReset(
  ctx: Ctx,
  current: string,
): Promise<Result<ResetAccess, 'token_expired' | 'wrong_password'> | TooMany> {
  const access = await resetAccess(ctx)
  if (access === null) return refused('token_expired')
  if (access === 'link' || !ctx.user) return ok(access)
  const proven = await provePassword({ ...ctx, user: ctx.user }, current)
  return proven.ok ? ok(access) : proven
}

/** Stores the new password and ends every session and link of the account; a link also confirms the address. */
export async function resetPassword(
  ctx: Ctx,
  { password, current = '' }: { password: string; current?: string },
): Promise<Result<{ cookies: string[] }, ResetRefusal> | TooMany> {
  if (isCommonPassword(password)) return refused('password_too_common')
  const access = await mayReset(ctx, current)
  if (!access.ok) return access
  const engine = await engineOf(ctx)
  const hash = await hashPassword(password)
  const acting = { ...ctx, ...asSystem(ctx.db, 'a new password is chosen') }
  const user = await inTransaction(acting, async (inside) => {
    const userId = await whose(inside.tx, ctx, engine, access.value)
    const found = userId === null ? undefined : await userById(inside.tx, userId)
    if (!found) return null
    await rememberPassword(inside.tx, found.id, hash, randomUUID())
    if (access.value === 'link') await confirmUser(inside.tx, found.id, ctx.now)
    await deleteSessionsBut(inside.tx, found.id, null)
    const email = { kind: 'password_changed' } as const
    await queueEmail(inside, { to: found.email, locale: found.locale, email })
    return found
  })
  if (!user) return refused('token_expired')
  const factor = access.value === 'link' ? 'link' : 'password'
  await logSecurity(ctx, 'password_reset', { account: user.id, factor })
  await resetAttempts(ctx, [{ what: 'signIn', who: user.email }], [])
  const known = await knownBrowserCookie(ctx, user.email)
  return ok({ cookies: [cookieOf(ctx, '', 0), known] })
}
