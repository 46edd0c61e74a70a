import { ok, type Result } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { withMinDuration } from '#platform/min-response-time.ts'
import { type Engine, engineOf } from '../engine/engine.server.ts'
import { clientSource, type TooMany } from '../limits/attempt-limit.service.server.ts'
import { countEmail } from '../limits/email-limit.service.server.ts'

/** Requests an e-mail to an address; neither response nor duration reveals whether one is sent. */
export async function requestedByEmail(
  ctx: Ctx,
  { email, reason }: { email: string; reason: string },
  write: (inside: Ctx & { readonly tx: Tx }, engine: Engine) => Promise<void>,
): Promise<Result<null, never> | TooMany> {
  const counted = await countEmail(ctx, [
    clientSource(ctx, 'mailFromAddress'),
    { what: 'mail', who: email },
  ])
  if (!counted.ok) return counted
  const engine = await engineOf(ctx)
  await withMinDuration(ctx.config.ACCOUNT_ANSWER_MS, () =>
    inTransaction({ ...ctx, ...asSystem(ctx.db, reason) }, (inside) => write(inside, engine)),
  )
  return ok(null)
}
