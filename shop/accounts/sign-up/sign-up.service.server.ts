import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { withMinDuration } from '#platform/min-response-time.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { type Engine, engineOf } from '../engine/engine.server.ts'
import { clientSource, countAttempt, type TooMany } from '../limits/attempt-limit.service.server.ts'
import { linkTo } from '../recovery/links.rules.ts'
import { issueLink } from '../recovery/links.service.server.ts'
import { requestedByEmail } from '../recovery/request-email.service.server.ts'
import { logSecurity } from '../security/security-log.service.server.ts'
import {
  insertUser,
  passwordOf,
  rememberPassword,
  roleOf,
  type UserRow,
  userByEmail,
} from '../users/users.queries.server.ts'
import { isCommonPassword } from './common-passwords.service.server.ts'
import { signUpCookie } from './sign-up-mark.service.server.ts'

export interface SignUpInput {
  readonly fullName: string
  readonly email: string
  readonly password: string
}

export type SignUpRefusal = 'password_too_common'
/** The link carries the password of its own sign-up, which counts only for who knows it. */
export async function sendConfirmation(
  ctx: Ctx & { tx: Tx },
  engine: Engine,
  user: Pick<UserRow, 'id' | 'email' | 'name'>,
  passwordHash: string,
): Promise<void> {
  const requested = { kind: 'confirm', userId: user.id, passwordHash, now: ctx.now } as const
  const token = await issueLink(ctx.tx, engine, requested)
  await queueEmail(ctx, {
    to: user.email,
    locale: ctx.locale,
    email: {
      kind: 'confirm_email',
      name: user.name,
      link: linkTo(ctx.shopUrl, 'confirm', token),
    },
  })
}

async function createOrReport(
  ctx: Ctx & { tx: Tx },
  engine: Engine,
  input: SignUpInput,
  hash: string,
) {
  const { tx, locale } = ctx
  const user = { id: randomUUID(), email: input.email, name: input.fullName, locale }
  if (await insertUser(tx, user, 'customer')) {
    await rememberPassword(tx, user.id, hash, randomUUID())
    return sendConfirmation(ctx, engine, user, hash)
  }
  const known = await userByEmail(tx, input.email)
  if (!known) throw new Error('an address was taken and is free again')
  if (!known.confirmedAt) {
    // a sign-up must not choose the password of an administrator whose address is unconfirmed
    const isStaff = (await roleOf(tx, known.id)) === 'admin'
    const counts = isStaff ? ((await passwordOf(tx, known.id)) ?? '') : hash
    return sendConfirmation(ctx, engine, known, counts)
  }
  await queueEmail(ctx, {
    to: known.email,
    locale: known.locale,
    email: {
      kind: 'already_registered',
      loginLink: `${ctx.shopUrl}/login`,
      resetLink: `${ctx.shopUrl}/olvido-contrasena`,
    },
  })
}

/** Creates a customer account, or e-mails the owner of an existing one; the response is the same. */
export async function signUp(
  ctx: Ctx,
  input: SignUpInput,
): Promise<Result<{ cookies: string[] }, SignUpRefusal> | TooMany> {
  if (isCommonPassword(input.password)) return refused('password_too_common')
  const counted = await countAttempt(ctx, [
    clientSource(ctx, 'signUp'),
    { what: 'signUpMail', who: input.email },
  ])
  if (!counted.ok) return counted
  const engine = await engineOf(ctx)
  const cookie = await withMinDuration(ctx.config.ACCOUNT_ANSWER_MS, async () => {
    const hash = await hashPassword(input.password)
    await inTransaction({ ...ctx, ...asSystem(ctx.db, 'somebody signs up') }, (inside) =>
      createOrReport(inside, engine, input, hash),
    )
    return signUpCookie(ctx, input.email, hash)
  })
  await logSecurity(ctx, 'signed_up', { email: input.email })
  return ok({ cookies: [cookie] })
}

/** Resends the confirmation; the response does not reveal whether one is pending. */
export const resendConfirmation = (
  ctx: Ctx,
  { email }: { email: string },
): Promise<Result<null, never> | TooMany> =>
  requestedByEmail(
    ctx,
    { email, reason: 'a confirmation is sent again' },
    async (inside, engine) => {
      const user = await userByEmail(inside.tx, email)
      if (!user || user.confirmedAt) return
      const hash = (await passwordOf(inside.tx, user.id)) ?? ''
      await sendConfirmation(inside, engine, user, hash)
    },
  )
