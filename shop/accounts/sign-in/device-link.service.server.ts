import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { withMinDuration } from '#platform/min-response-time.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { engineOf } from '../engine/engine.server.ts'
import { countAttempt } from '../limits/attempt-limit.service.server.ts'
import { linkTo } from '../recovery/links.rules.ts'
import { issueLink, peekLink, redeemLink } from '../recovery/links.service.server.ts'
import { passwordOf, type UserRow, userByEmail, userById } from '../users/users.queries.server.ts'

interface Account {
  readonly user: UserRow
  readonly hash: string | null
}

const accountOf = (ctx: Ctx, email: string): Promise<Account | null> =>
  inTransaction(asSystem(ctx.db, 'who asks to sign in by link'), async ({ tx }) => {
    const user = await userByEmail(tx, email)
    return user ? { user, hash: await passwordOf(tx, user.id) } : null
  })

async function sendLink(ctx: Ctx, user: UserRow): Promise<void> {
  const counted = await countAttempt(ctx, [{ what: 'deviceLink', who: user.id }])
  if (!counted.ok) return
  const engine = await engineOf(ctx)
  const acting = { ...ctx, ...asSystem(ctx.db, 'a sign-in on a new device') }
  await inTransaction(acting, async (inside) => {
    const issued = { kind: 'device', userId: user.id, now: ctx.now } as const
    const link = linkTo(ctx.shopUrl, 'device', await issueLink(inside.tx, engine, issued))
    const email = { kind: 'device_link', link } as const
    await queueEmail(inside, { to: user.email, locale: user.locale, email })
  })
}

/**
 * Checks a password without giving the result: a right one sends a link to the account's address. Neither
 * the response nor its duration depends on the account or the password.
 */
export const answerByLink = (ctx: Ctx, email: string, password: string): Promise<void> =>
  withMinDuration(ctx.config.ACCOUNT_ANSWER_MS, async () => {
    const account = await accountOf(ctx, email)
    if (!account?.hash) return void (await hashPassword(password))
    if (await verifyPassword({ hash: account.hash, password })) await sendLink(ctx, account.user)
  })

/** The address that a link was sent to; null when the link is invalid, used or expired. */
export async function addressOfLink(ctx: Ctx, token: string): Promise<string | null> {
  if (token === '') return null
  const engine = await engineOf(ctx)
  return inTransaction(asSystem(ctx.db, 'whose link is it'), async ({ tx }) => {
    const link = await peekLink(tx, engine, { kind: 'device', token, now: ctx.now })
    const user = link?.userId ? await userById(tx, link.userId) : undefined
    return user?.email ?? null
  })
}

export async function consumeDeviceLink(ctx: Ctx, token: string): Promise<void> {
  const engine = await engineOf(ctx)
  await inTransaction(asSystem(ctx.db, 'a sign-in by link'), ({ tx }) =>
    redeemLink(tx, engine, { kind: 'device', token, now: ctx.now }),
  )
}
