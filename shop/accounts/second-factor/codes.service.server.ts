import { symmetricDecrypt } from 'better-auth/crypto'
import { parseSigned } from 'hono/utils/cookie'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { engineOf } from '../engine/engine.server.ts'
import { withinTransaction } from '../engine/engine-dialect.server.ts'
import { countAttempt, type TooMany } from '../limits/attempt-limit.service.server.ts'
import type { SignedInCtx } from '../security/prove.service.server.ts'
import { claimStep, encryptedSecretOf } from './codes.queries.server.ts'
import { stepOfCode } from './totp.server.ts'

/** Whether a code is this account's, and whether it was used before. */
export type CodeUse = 'fresh' | 'used' | 'unknown'

/** Uses up a code of an authenticator: it is good once, also for who looked over a shoulder. */
export async function claimCode(ctx: Ctx, userId: string, code: string): Promise<CodeUse> {
  const { secretConfig } = await (await engineOf(ctx)).$context
  return inTransaction(asSystem(ctx.db, 'a code is used up'), async ({ tx }) => {
    const data = await encryptedSecretOf(tx, userId)
    if (data === null) return 'unknown'
    const secret = await symmetricDecrypt({ key: secretConfig, data })
    const step = stepOfCode(secret, code.replace(/\s/g, ''), ctx.now)
    if (step === null) return 'unknown'
    return (await claimStep(tx, userId, step)) ? 'fresh' : 'used'
  })
}

/** Whose second step this browser is at, after the password; null when there is none. */
export async function userAtSecondStep(ctx: Ctx): Promise<string | null> {
  const { createAuthCookie, internalAdapter, secret } = await (await engineOf(ctx)).$context
  const { name } = createAuthCookie('two_factor')
  const identifier = (await parseSigned(ctx.caller.cookie, secret, name))[name]
  if (!identifier) return null
  return inTransaction(asSystem(ctx.db, 'whose second step is it'), async ({ tx }) => {
    const found = await withinTransaction(tx, () =>
      internalAdapter.findVerificationValue(identifier),
    )
    return found && found.expiresAt > ctx.now ? found.value : null
  })
}

/** A code of the second factor as a proof within a session. */
export async function proveCode(
  ctx: SignedInCtx,
  code: string,
): Promise<Result<null, 'wrong_code'> | TooMany> {
  const counted = await countAttempt(ctx, [{ what: 'secondFactor', who: ctx.user.id }])
  if (!counted.ok) return counted
  return (await claimCode(ctx, ctx.user.id, code)) === 'fresh' ? ok(null) : refused('wrong_code')
}
