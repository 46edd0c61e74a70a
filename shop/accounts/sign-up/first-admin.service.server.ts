import { createHash, randomInt, randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { withMinDuration } from '#platform/min-response-time.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { claimOwnership } from '#shop/permissions/owners.service.server.ts'
import { engineOf } from '../engine/engine.server.ts'
import {
  clientSource,
  countAttempt,
  isUsedUp,
  type TooMany,
} from '../limits/attempt-limit.service.server.ts'
import { countEmail } from '../limits/email-limit.service.server.ts'
import { linkTo } from '../recovery/links.rules.ts'
import { issueLink, peekLink, redeemLink } from '../recovery/links.service.server.ts'
import { logSecurity } from '../security/security-log.service.server.ts'
import {
  deleteSecret,
  insertMissingSecret,
  secretByName,
} from '../sessions/secrets.queries.server.ts'
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
import { isEnoughForAdmin } from './password-strength.rules.ts'
import { isBrowserOfSignUp, signUpCookie } from './sign-up-mark.service.server.ts'

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

const inAll = (codeHash: string) => ({ what: 'setUpCodeInAll', who: codeHash }) as const

/**
 * The one-time set-up code to print, once for all processes; null when there is nothing to set up. A code that
 * was guessed at too often is replaced.
 */
export const makeSetUpCode = (db: Ctx['db']): Promise<string | null> =>
  inTransaction(asSystem(db, 'the set-up code of a new shop'), async ({ tx }) => {
    if (await hasAdministrator(tx)) return null
    const former = await secretByName(tx, setUpCode)
    if (former && (await isUsedUp(tx, inAll(former)))) await deleteSecret(tx, setUpCode, former)
    const code = newCode()
    return (await insertMissingSecret(tx, setUpCode, hashOf(code))) ? code : null
  })

/** Counts by address, and for the code itself from everywhere: a new start prints another one. */
async function countCode(ctx: Ctx): Promise<{ readonly ok: true } | TooMany> {
  const own = await countAttempt(ctx, [clientSource(ctx, 'setUpCode')])
  if (!own.ok) return own
  const code = await inTransaction(asSystem(ctx.db, 'which set-up code is guessed at'), ({ tx }) =>
    secretByName(tx, setUpCode),
  )
  return code ? countAttempt(ctx, [inAll(code)]) : own
}

export const anAdministratorExists = (ctx: Pick<Ctx, 'db'>): Promise<boolean> =>
  inTransaction(asSystem(ctx.db, 'is there an administrator'), ({ tx }) => hasAdministrator(tx))

/** Whether the shop waits for its first administrator, whose code it printed. */
export const awaitsFirstAdmin = ({ db, config }: Pick<Ctx, 'db' | 'config'>): Promise<boolean> =>
  inTransaction(asSystem(db, 'is there a set-up code'), async ({ tx }) => {
    if (config.DEFAULT_ADMIN_EMAIL === '' || !(await secretByName(tx, setUpCode))) return false
    return !(await hasAdministrator(tx))
  })

export interface FirstAdminInput {
  readonly email: string
  readonly password: string
  readonly code?: string | undefined
}

export type FirstAdminRefusal = 'not_offered' | 'wrong_code' | 'password_too_common'
export interface FirstAdminOutcome {
  readonly is: 'created' | 'mail_sent'
  readonly cookies: readonly string[]
}

const defaultAddress = ({ config }: Pick<Ctx, 'config'>) => config.DEFAULT_ADMIN_EMAIL.toLowerCase()

const isDefaultAddress = (ctx: Pick<Ctx, 'config'>, email: string) =>
  email !== '' && defaultAddress(ctx) === email

/** Makes the account of the default address the first administrator. */
async function crown(ctx: Ctx & { readonly tx: Tx }, hash: string): Promise<boolean> {
  const { tx } = ctx
  await lockAdministrators(tx)
  if (await hasAdministrator(tx)) return false
  const email = defaultAddress(ctx)
  const name = ctx.config.DEFAULT_ADMIN_NAME
  await insertUser(tx, { id: randomUUID(), email, name, locale: ctx.locale }, 'customer')
  const user = await userByEmail(tx, email)
  if (!user) throw new Error('the first administrator was not kept')
  await rememberPassword(tx, user.id, hash, randomUUID())
  await deleteSessionsBut(tx, user.id, null)
  await confirmUser(tx, user.id, ctx.now)
  await upsertProfile(tx, user.id, 'admin', name)
  await claimOwnership(ctx, user.id)
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
      return (await crown(inside, hash))
        ? ok({ is: 'created', cookies: [] })
        : refused('not_offered')
    },
  )

async function byEmail(
  ctx: Ctx,
  hash: string,
): Promise<Result<FirstAdminOutcome, FirstAdminRefusal>> {
  const engine = await engineOf(ctx)
  const acting = { ...ctx, ...asSystem(ctx.db, 'the first administrator, by letter') }
  await inTransaction(acting, async (inside) => {
    const asked = { kind: 'first-admin', userId: null, now: ctx.now } as const
    const requested = { ...asked, passwordHash: hash }
    const token = await issueLink(inside.tx, engine, requested)
    const link = linkTo(ctx.shopUrl, 'first-admin', token)
    await queueEmail(inside, {
      to: ctx.config.DEFAULT_ADMIN_EMAIL,
      locale: ctx.locale,
      email: { kind: 'first_admin_confirm', link },
    })
  })
  return ok({ is: 'mail_sent', cookies: [signUpCookie(ctx, defaultAddress(ctx), hash)] })
}

const countLink = (ctx: Ctx) =>
  countEmail(ctx, [
    clientSource(ctx, 'mailFromAddress'),
    { what: 'mail', who: defaultAddress(ctx) },
  ])

async function logged<Outcome extends Result<unknown, string>>(ctx: Ctx, outcome: Outcome) {
  if (outcome.ok) await logSecurity(ctx, 'first_administrator', { email: defaultAddress(ctx) })
  else if (outcome.code === 'wrong_code') await logSecurity(ctx, 'set_up_code_refused', {})
  return outcome
}

/** The set-up code promotes the account at once; without it a link is sent that asks for it. */
export async function createFirstAdmin(
  ctx: Ctx,
  input: FirstAdminInput,
): Promise<Result<FirstAdminOutcome, FirstAdminRefusal> | TooMany> {
  if (!isDefaultAddress(ctx, input.email) || (await anAdministratorExists(ctx)))
    return refused('not_offered')
  if (isCommonPassword(input.password)) return refused('password_too_common')
  const counted = await (input.code ? countCode(ctx) : countLink(ctx))
  if (!counted.ok) return counted
  const hash = await hashPassword(input.password)
  const made = await withMinDuration(ctx.config.ACCOUNT_ANSWER_MS, () =>
    input.code ? byCode(ctx, input.code, hash) : byEmail(ctx, hash),
  )
  return logged(ctx, made)
}

export interface FirstAdminConfirmation {
  readonly token: string
  readonly code: string
  /** Chosen anew outside the browser that asked for the link. */
  readonly password?: string
}

export type ConfirmFirstAdminRefusal =
  | 'token_expired'
  | 'wrong_code'
  | 'password_needed'
  | 'password_too_common'
  | 'password_weak_admin'

/** The password that a link was asked for with; null when the link is not valid. */
async function hashInLink(ctx: Ctx, token: string): Promise<string | null> {
  const engine = await engineOf(ctx)
  const link = await inTransaction(
    asSystem(ctx.db, 'a link of the first administrator'),
    ({ tx }) => peekLink(tx, engine, { kind: 'first-admin', token, now: ctx.now }),
  )
  return link?.passwordHash ?? null
}

/** Whether the link was asked for elsewhere: then its password may be a stranger's. */
export async function asksForAdminPassword(ctx: Ctx, token: string): Promise<boolean> {
  const hash = await hashInLink(ctx, token)
  return hash !== null && !isBrowserOfSignUp(ctx, defaultAddress(ctx), hash)
}

async function chosenHash(
  ctx: Ctx,
  { token, password = '' }: FirstAdminConfirmation,
): Promise<Result<string, ConfirmFirstAdminRefusal>> {
  const hash = await hashInLink(ctx, token)
  if (hash === null) return refused('token_expired')
  const email = defaultAddress(ctx)
  if (isBrowserOfSignUp(ctx, email, hash)) return ok(hash)
  if (password === '') return refused('password_needed')
  if (!isEnoughForAdmin(password)) return refused('password_weak_admin')
  if (isCommonPassword(password, email)) return refused('password_too_common')
  return ok(await hashPassword(password))
}

/** The link proves the address, the set-up code that the shop is theirs: both are needed. */
export async function confirmFirstAdmin(
  ctx: Ctx,
  input: FirstAdminConfirmation,
): Promise<Result<null, ConfirmFirstAdminRefusal> | TooMany> {
  const counted = await countCode(ctx)
  if (!counted.ok) return counted
  const chosen = await chosenHash(ctx, input)
  if (!chosen.ok) return chosen
  const engine = await engineOf(ctx)
  const link = { kind: 'first-admin', token: input.token, now: ctx.now } as const
  const made = await inTransaction(
    { ...ctx, ...asSystem(ctx.db, 'the first administrator opens the letter') },
    async (inside): Promise<Result<null, ConfirmFirstAdminRefusal>> => {
      const { tx } = inside
      await lockAdministrators(tx)
      const code = hashOf(input.code)
      if ((await secretByName(tx, setUpCode)) !== code) return refused('wrong_code')
      if (!(await redeemLink(tx, engine, link))) return refused('token_expired')
      if (!(await crown(inside, chosen.value))) return refused('token_expired')
      await deleteSecret(tx, setUpCode, code)
      return ok(null)
    },
  )
  return logged(ctx, made)
}
