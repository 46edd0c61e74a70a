import { createHash, randomInt, randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { withMinDuration } from '#platform/min-response-time.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { engineOf } from '../engine/engine.server.ts'
import { countAttempt, type TooMany } from '../limits/attempt-limit.service.server.ts'
import { linkTo } from '../recovery/links.rules.ts'
import { issueLink, redeemLink } from '../recovery/links.service.server.ts'
import { deleteSecret, insertMissingSecret } from '../sessions/secrets.queries.server.ts'
import { deleteSessionsBut } from '../sessions/sessions.queries.server.ts'
import {
  confirmUser,
  hasAdministrator,
  insertUser,
  lockAdministrators,
  rememberPassword,
  upsertProfile,
  userByEmail,
} from '../users/users.queries.server.ts'
import { isCommonPassword } from './common-passwords.service.server.ts'

const setUpCode = 'set_up_code'
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

const newCode = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('hex')

/** The one-time set-up code to print, once for all processes; null when there is nothing to set up. */
export const makeSetUpCode = (db: Ctx['db']): Promise<string | null> =>
  inTransaction(asSystem(db, 'the set-up code of a new shop'), async ({ tx }) => {
    if (await hasAdministrator(tx)) return null
    const code = newCode()
    return (await insertMissingSecret(tx, setUpCode, hashOf(code))) ? code : null
  })

export const anAdministratorExists = (ctx: Pick<Ctx, 'db'>): Promise<boolean> =>
  inTransaction(asSystem(ctx.db, 'is there an administrator'), ({ tx }) => hasAdministrator(tx))

export interface FirstAdminInput {
  readonly email: string
  readonly password: string
  readonly code?: string | undefined
}

export type FirstAdminRefusal = 'not_offered' | 'wrong_code' | 'password_too_common'
export type FirstAdminOutcome = 'created' | 'mail_sent'

const isDefaultAddress = ({ config }: Pick<Ctx, 'config'>, email: string) =>
  config.DEFAULT_ADMIN_EMAIL !== '' && config.DEFAULT_ADMIN_EMAIL.toLowerCase() === email

/** Makes the account of the default address the first administrator. */
async function crown(ctx: Ctx & { readonly tx: Tx }, hash: string): Promise<boolean> {
  const { tx } = ctx
  await lockAdministrators(tx)
  if (await hasAdministrator(tx)) return false
  const email = ctx.config.DEFAULT_ADMIN_EMAIL.toLowerCase()
  const name = ctx.config.DEFAULT_ADMIN_NAME
  await insertUser(tx, { id: randomUUID(), email, name, locale: ctx.locale }, 'customer')
  const user = await userByEmail(tx, email)
  if (!user) throw new Error('the first administrator was not kept')
  await rememberPassword(tx, user.id, hash, randomUUID())
  await deleteSessionsBut(tx, user.id, null)
  await confirmUser(tx, user.id, ctx.now)
  await upsertProfile(tx, user.id, 'admin', name)
  const after = { id: user.id, role: 'admin' }
  await recordChanges(ctx, [
    { area: 'person', subject: email, action: 'created', before: null, after },
  ])
  return true
}

const byCode = (ctx: Ctx, code: string, hash: string) =>
  inTransaction(
    { ...ctx, ...asSystem(ctx.db, 'the first administrator, by the set-up code') },
    async (inside): Promise<Result<FirstAdminOutcome, FirstAdminRefusal>> => {
      const { tx } = inside
      await lockAdministrators(tx)
      if (await hasAdministrator(tx)) return refused('not_offered')
      if (!(await deleteSecret(tx, setUpCode, hashOf(code)))) return refused('wrong_code')
      return (await crown(inside, hash)) ? ok('created') : refused('not_offered')
    },
  )

async function byEmail(
  ctx: Ctx,
  hash: string,
): Promise<Result<FirstAdminOutcome, FirstAdminRefusal>> {
  const engine = await engineOf(ctx)
  const acting = { ...ctx, ...asSystem(ctx.db, 'the first administrator, by letter') }
  await inTransaction(acting, async (inside) => {
    const requested = { kind: 'first-admin', value: hash, now: ctx.now } as const
    const token = await issueLink(inside.tx, engine, requested)
    const link = linkTo(ctx.shopUrl, 'first-admin', token)
    await queueEmail(inside, {
      to: ctx.config.DEFAULT_ADMIN_EMAIL,
      locale: ctx.locale,
      email: { kind: 'first_admin_confirm', link },
    })
  })
  return ok('mail_sent')
}

/** The set-up code promotes the account at once, otherwise the e-mailed link does. */
export async function createFirstAdmin(
  ctx: Ctx,
  input: FirstAdminInput,
): Promise<Result<FirstAdminOutcome, FirstAdminRefusal> | TooMany> {
  if (!isDefaultAddress(ctx, input.email) || (await anAdministratorExists(ctx)))
    return refused('not_offered')
  if (isCommonPassword(input.password)) return refused('password_too_common')
  const counted = await countAttempt(ctx, [
    { what: 'setUpCode', who: ctx.caller.address },
    { what: 'setUpCode', who: 'everybody' },
  ])
  if (!counted.ok) return counted
  const hash = await hashPassword(input.password)
  return withMinDuration(ctx.config.ACCOUNT_ANSWER_MS, () =>
    input.code ? byCode(ctx, input.code, hash) : byEmail(ctx, hash),
  )
}

/** Confirms the link sent to the default address. */
export async function confirmFirstAdmin(
  ctx: Ctx,
  { token }: { token: string },
): Promise<Result<null, 'token_expired'>> {
  const engine = await engineOf(ctx)
  return inTransaction(
    { ...ctx, ...asSystem(ctx.db, 'the first administrator opens the letter') },
    async (inside) => {
      const hash = await redeemLink(inside.tx, engine, { kind: 'first-admin', token, now: ctx.now })
      return hash !== null && (await crown(inside, hash)) ? ok(null) : refused('token_expired')
    },
  )
}
