import { ok, type Result, refused } from '#kernel/result.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import type { TooMany } from '../limits/attempt-limit.service.server.ts'
import { proveCode } from '../second-factor/codes.service.server.ts'
import { provePassword, type SignedInCtx } from '../security/prove.service.server.ts'
import { logSecurity } from '../security/security-log.service.server.ts'
import { markProven } from '../sessions/sessions.queries.server.ts'
import { type IdentityProblem, isRecentIdentity } from './recent-identity.rules.ts'

/** Whether this session proved a short while ago who uses it. */
export const hasRecentIdentity = ({ user, now }: Pick<SignedInCtx, 'user' | 'now'>): boolean =>
  isRecentIdentity(user.provenAt, now)

async function proven(
  ctx: SignedInCtx,
  { password, code }: { password: string; code: string },
): Promise<Result<null, IdentityProblem> | TooMany> {
  if (password === '' && code !== '' && ctx.user.hasSecondFactor) {
    const counted = await proveCode(ctx, code)
    return counted.ok || counted.code === 'too_many_tries' ? counted : refused('code_wrong')
  }
  if (password === '') return refused('current_required')
  const counted = await provePassword(ctx, password)
  return counted.ok || counted.code === 'too_many_tries' ? counted : refused('current_wrong')
}

const outcomes = {
  ok: 'identity_confirmed',
  too_many_tries: 'identity_limited',
  current_required: 'identity_refused',
  current_wrong: 'identity_refused',
  code_wrong: 'identity_refused',
} as const

/** Proves by the password or a code of the second factor who uses this session; it counts for some minutes. */
export async function confirmIdentity(
  ctx: SignedInCtx,
  input: { password: string; code: string },
): Promise<Result<null, IdentityProblem> | TooMany> {
  const result = await proven(ctx, input)
  await logSecurity(ctx, outcomes[result.ok ? 'ok' : result.code], {
    account: ctx.user.id,
    factor: input.password === '' && input.code !== '' ? 'totp' : 'password',
  })
  if (!result.ok) return result
  await inTransaction(asSystem(ctx.db, `${ctx.user.id} confirms the identity`), ({ tx }) =>
    markProven(tx, ctx.user.sessionId, ctx.now),
  )
  return ok(null)
}
