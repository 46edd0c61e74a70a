import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { cookiesIn, headersOf, refusalIn } from '../engine/ask-engine.server.ts'
import { engineOf } from '../engine/engine.server.ts'
import {
  countAttempt,
  resetAttempts,
  type TooMany,
} from '../limits/attempt-limit.service.server.ts'
import type { SignedInCtx } from '../security/prove.service.server.ts'
import { logSecurity } from '../security/security-log.service.server.ts'
import { claimCode, userAtSecondStep } from './codes.service.server.ts'
import { storedFormOf } from './reseal-factors.service.server.ts'

export interface SecondFactorKey {
  /** An otpauth: URI for an authenticator app. */
  readonly uri: string
  readonly recoveryCodes: readonly string[]
}

async function notify(ctx: SignedInCtx, on: boolean): Promise<void> {
  await inTransaction({ ...ctx, ...asSystem(ctx.db, 'a second factor changes') }, (inside) =>
    queueEmail(inside, {
      to: ctx.user.email,
      locale: ctx.locale,
      email: { kind: 'two_factor_changed', on },
    }),
  )
  await logSecurity(ctx, on ? 'second_factor_on' : 'second_factor_off', { account: ctx.user.id })
}

const guesses = (ctx: SignedInCtx) =>
  countAttempt(ctx, [{ what: 'secondFactor', who: ctx.user.id }])

/** Creates an authenticator key; it is active only after its first code. */
export async function beginSecondFactor(
  ctx: SignedInCtx,
  { password }: { password: string },
): Promise<Result<SecondFactorKey, 'wrong_password'> | TooMany> {
  const counted = await guesses(ctx)
  if (!counted.ok) return counted
  try {
    const result = await (await engineOf(ctx)).api.enableTwoFactor({
      body: { password },
      headers: headersOf(ctx),
    })
    if (!('totpURI' in result)) throw new Error('the second factor has no key')
    return ok({ uri: result.totpURI, recoveryCodes: result.backupCodes })
  } catch (error) {
    refusalIn(error)
    return refused('wrong_password')
  }
}

/** Activates the second factor with the first code; returns the cookies to set. */
export async function finishSecondFactor(
  ctx: SignedInCtx,
  { code }: { code: string },
): Promise<Result<{ cookies: string[] }, 'wrong_code'> | TooMany> {
  const counted = await guesses(ctx)
  if (!counted.ok) return counted
  if ((await claimCode(ctx, ctx.user.id, code)) === 'used') return refused('wrong_code')
  try {
    const { headers } = await (await engineOf(ctx)).api.verifyTOTP({
      body: { code },
      headers: headersOf(ctx),
      returnHeaders: true,
    })
    await notify(ctx, true)
    return ok({ cookies: cookiesIn(headers) })
  } catch (error) {
    refusalIn(error)
    return refused('wrong_code')
  }
}

export async function endSecondFactor(
  ctx: SignedInCtx,
  { password }: { password: string },
): Promise<Result<{ cookies: string[] }, 'wrong_password'> | TooMany> {
  const counted = await guesses(ctx)
  if (!counted.ok) return counted
  try {
    const { headers } = await (await engineOf(ctx)).api.disableTwoFactor({
      body: { password },
      headers: headersOf(ctx),
      returnHeaders: true,
    })
    await notify(ctx, false)
    return ok({ cookies: cookiesIn(headers) })
  } catch (error) {
    refusalIn(error)
    return refused('wrong_password')
  }
}

const lockedSeconds = 15 * 60
const challengeIsOver = ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']

/** Why a second step failed: an invalid code, an expired first step, or too many attempts. */
function stepRefusal(error: unknown): Result<never, 'wrong_code' | 'sign_in_again'> | TooMany {
  const code = refusalIn(error)
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED')
    return { ok: false, code: 'too_many_tries', retryAfterSeconds: lockedSeconds }
  return refused(challengeIsOver.includes(code) ? 'sign_in_again' : 'wrong_code')
}

export interface SecondStep {
  readonly code: string
  readonly kind: 'totp' | 'recovery'
}

type StepResult =
  | Result<{ cookies: string[]; userId: string }, 'wrong_code' | 'sign_in_again'>
  | TooMany

async function checkStep(
  ctx: Ctx,
  userId: string | null,
  { code, kind }: SecondStep,
): Promise<StepResult> {
  const machine = { what: 'secondFactor', who: ctx.caller.address } as const
  const counted = await countAttempt(ctx, [machine])
  if (!counted.ok) return counted
  // a code that is no code of this account is left to the engine, which counts it
  if (userId && kind === 'totp' && (await claimCode(ctx, userId, code)) === 'used')
    return refused('wrong_code')
  const entered = kind === 'recovery' && userId ? await storedFormOf(ctx, userId, code) : code
  const { api } = await engineOf(ctx)
  const body = { code: entered ?? '' }
  const ask = { body, headers: headersOf(ctx), returnHeaders: true } as const
  try {
    const input = kind === 'totp' ? await api.verifyTOTP(ask) : await api.verifyBackupCode(ask)
    await resetAttempts(ctx, [], [machine])
    return ok({ cookies: cookiesIn(input.headers), userId: input.response.user.id })
  } catch (error) {
    return stepRefusal(error)
  }
}

/** The second step of a sign-in: an authenticator code or a recovery code, each of which works once. */
export async function giveSecondFactor(ctx: Ctx, step: SecondStep): Promise<StepResult> {
  const userId = await userAtSecondStep(ctx)
  const result = await checkStep(ctx, userId, step)
  const who = { factor: step.kind, ...(userId && { account: userId }) }
  const isLimited = !result.ok && result.code === 'too_many_tries'
  const refusal = isLimited ? 'second_factor_limited' : 'second_factor_refused'
  await logSecurity(ctx, result.ok ? 'signed_in' : refusal, who)
  return result
}
