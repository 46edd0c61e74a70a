import { networkOf } from '#kernel/network.ts'
import type { Ctx } from '#platform/ctx.ts'
import { sign } from '#platform/secrets.ts'
import { secretsOf } from '../sessions/secrets.service.server.ts'

const refusals = [
  'sign_in_refused',
  'sign_in_limited',
  'second_factor_refused',
  'second_factor_limited',
  'identity_refused',
  'identity_limited',
  'set_up_code_refused',
] as const
const changes = [
  'signed_in',
  'password_accepted',
  'identity_confirmed',
  'password_changed',
  'password_reset',
  'reset_requested',
  'email_changed',
  'second_factor_on',
  'second_factor_off',
  'signed_up',
  'first_administrator',
] as const

export type SecurityEvent = (typeof refusals)[number] | (typeof changes)[number]

interface Subject {
  /** The id of an account. */
  readonly account?: string
  /** What somebody typed who is not known; only its digest is logged. */
  readonly email?: string
  readonly factor?: 'password' | 'link' | 'totp' | 'recovery'
}

const digestBytes = 12
const isRefusal = (event: SecurityEvent) => refusals.some((one) => one === event)

/**
 * What is looked for after an attack, without personal data: the same address or network has the same digest in
 * every line, and nobody who has only the log finds out whose it is.
 */
export async function logSecurity(
  ctx: Pick<Ctx, 'db' | 'config' | 'caller' | 'log'>,
  security: SecurityEvent,
  { account, email, factor }: Subject,
): Promise<void> {
  const secrets = await secretsOf(ctx)
  const digest = (text: string) =>
    sign(secrets, 'security log', text).subarray(0, digestBytes).toString('base64url')
  const facts = {
    security,
    ...(account && { account }),
    ...(email && { email: digest(email.trim().toLowerCase()) }),
    ...(factor && { factor }),
    client: digest(networkOf(ctx.caller.address)),
  }
  ctx.log[isRefusal(security) ? 'warn' : 'info'](facts, 'security')
}
