import type { Result } from '#kernel/result.ts'
import type { Role } from '#kernel/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { withMinDuration } from '#platform/min-response-time.ts'
import { cookiesIn, headersOf, refusalIn } from '../engine/ask-engine.server.ts'
import { engineOf } from '../engine/engine.server.ts'
import {
  type AttemptSource,
  clientSource,
  countAttempt,
  resetAttempts,
  type TooMany,
} from '../limits/attempt-limit.service.server.ts'
import { logSecurity } from '../security/security-log.service.server.ts'
import { sessionRowOf } from '../sessions/session.service.server.ts'
import { deleteSession, deleteSessionsBut } from '../sessions/sessions.queries.server.ts'
import { roleOf } from '../users/role.service.server.ts'
import { addressOfLink, answerByLink, consumeDeviceLink } from './device-link.service.server.ts'
import { knownBrowserCookie, knownBrowserOf } from './known-browser.service.server.ts'
import type { signOutScopes } from './sign-out.input.ts'

export interface SignedIn {
  readonly cookies: readonly string[]
  /** Null until the second factor is checked. */
  readonly userId: string | null
  readonly role: Role | null
  readonly needsSecondFactor: boolean
}

export type SignInRefusal = 'invalid_credentials'
/** Ends the previous session of this browser. */
async function endFormerSession(ctx: Ctx): Promise<void> {
  const former = await sessionRowOf(ctx, ctx.now)
  if (former)
    await inTransaction(asSystem(ctx.db, 'a new sign-in ends the former'), ({ tx }) =>
      deleteSession(tx, former.id, former.sessionId),
    )
}

async function askEngine(
  ctx: Ctx,
  body: { email: string; password: string },
): Promise<Result<SignedIn, SignInRefusal>> {
  const engine = await engineOf(ctx)
  try {
    const { headers, response } = await engine.api.signInEmail({
      body,
      headers: headersOf(ctx),
      returnHeaders: true,
    })
    const cookies = cookiesIn(headers)
    if (!('user' in response) || !response.user)
      return { ok: true, value: { cookies, userId: null, role: null, needsSecondFactor: true } }
    const userId = response.user.id
    const role = await roleOf(ctx, userId)
    return { ok: true, value: { cookies, userId, role, needsSecondFactor: false } }
  } catch (error) {
    refusalIn(error)
    return { ok: false, code: 'invalid_credentials' }
  }
}

/** A known browser and the holder of a link are counted apart from everybody else's guesses. */
async function countedApart(ctx: Ctx, email: string, link: string): Promise<string | null> {
  const browser = await knownBrowserOf(ctx, email)
  if (browser) return `browser ${browser}`
  return (await addressOfLink(ctx, link)) === email ? `link ${link}` : null
}

/** The account has been guessed at too often: a right password sends a link, and the answer is the same. */
export interface LinkIfRight {
  readonly ok: false
  readonly code: 'link_sent_if_right'
  readonly retryAfterSeconds: number
}

interface Credentials {
  readonly email: string
  readonly password: string
  readonly link?: string
}

type SignInResult = Result<SignedIn, SignInRefusal> | TooMany | LinkIfRight

async function checkCredentials(
  ctx: Ctx,
  { email, password, link = '' }: Credentials,
): Promise<SignInResult> {
  const machine = clientSource(ctx, 'signIn')
  const allowed = await countAttempt(ctx, [machine])
  if (!allowed.ok) return allowed
  const apart = await countedApart(ctx, email, link)
  const account: AttemptSource = { what: 'signIn', who: apart ?? email }
  const counted = await countAttempt(ctx, [account])
  if (!counted.ok && apart) return counted
  if (!counted.ok) {
    await answerByLink(ctx, email, password)
    return { ...counted, code: 'link_sent_if_right' }
  }
  const result = await withMinDuration(ctx.config.ACCOUNT_ANSWER_MS, () =>
    askEngine(ctx, { email, password }),
  )
  if (!result.ok) return result
  await resetAttempts(ctx, [account], [machine])
  if (link !== '') await consumeDeviceLink(ctx, link)
  await endFormerSession(ctx)
  const cookies = [...result.value.cookies, await knownBrowserCookie(ctx, email)]
  return { ok: true, value: { ...result.value, cookies } }
}

function logged(ctx: Ctx, email: string, result: SignInResult): Promise<void> {
  const factor = 'password'
  if (result.ok && result.value.userId !== null)
    return logSecurity(ctx, 'signed_in', { account: result.value.userId, factor })
  if (result.ok) return logSecurity(ctx, 'password_accepted', { email, factor })
  const isRefused = result.code === 'invalid_credentials'
  return logSecurity(ctx, isRefused ? 'sign_in_refused' : 'sign_in_limited', { email, factor })
}

/** Signs in with e-mail and password; every failure takes the same minimum time. */
export async function signIn(ctx: Ctx, credentials: Credentials): Promise<SignInResult> {
  const result = await checkCredentials(ctx, credentials)
  await logged(ctx, credentials.email, result)
  return result
}

export type SignOutScope = (typeof signOutScopes)[number]

/** Ends this session, the others, or all; returns the cookies to set. */
export async function signOut(ctx: Ctx, scope: SignOutScope = 'local'): Promise<string[]> {
  const row = await sessionRowOf(ctx, ctx.now)
  if (row && scope !== 'local')
    await inTransaction(asSystem(ctx.db, 'somebody signs out elsewhere'), ({ tx }) =>
      deleteSessionsBut(tx, row.id, row.sessionId),
    )
  if (scope === 'others') return []
  const { headers } = await (await engineOf(ctx)).api.signOut({
    headers: headersOf(ctx),
    returnHeaders: true,
  })
  return cookiesIn(headers)
}
