import { createHash } from 'node:crypto'
import { networkOf } from '#kernel/network.ts'
import { mailboxOf } from '#kernel/text/mailbox.ts'
import type { Ctx, Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import {
  attemptsOf,
  countTry,
  deleteAttemptsBefore,
  deleteOldAttempts,
  giveBackTry,
} from './attempt-limit.queries.server.ts'
import { type Attempted, allowances, secondsUntil } from './limits.rules.ts'

/** What is limited: an account by its e-mail address, a client by its network. */
export interface AttemptSource {
  readonly what: Attempted
  readonly who: string
  /** A client: refused, it does not count against the accounts beside it. */
  readonly isClient?: boolean
  /** How often it counts; once if not stated. */
  readonly times?: number
}

export const clientSource = ({ caller }: Pick<Ctx, 'caller'>, what: Attempted): AttemptSource => ({
  what,
  who: caller.address,
  isClient: true,
})

export interface TooMany {
  readonly ok: false
  readonly code: 'too_many_tries'
  readonly retryAfterSeconds: number
}

/** Spellings of one mailbox count as one. Addresses and names are stored as hashes only. */
export const keyOf = ({ what, who }: AttemptSource) =>
  createHash('sha256')
    .update(`${what}\n${who.includes('@') ? mailboxOf(who) : networkOf(who.toLowerCase())}`)
    .digest('base64url')

/** Counts each source in the order of its key, so that no two transactions wait for each other; returns the longest wait. */
async function countEach(tx: Tx, triers: readonly AttemptSource[], now: Date): Promise<number> {
  const inOrder = triers.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
  let wait = 0
  for (const source of inOrder) {
    const { max, everyMs } = allowances[source.what]
    const { startedAt, count } = await countTry(tx, keyOf(source), now, {
      everyMs,
      times: source.times,
    })
    if (count > max)
      wait = Math.max(wait, secondsUntil(new Date(startedAt.getTime() + everyMs), now))
  }
  return wait
}

/**
 * Counts an attempt for each source; returns the wait of the first one over its limit. Clients come first:
 * one that is refused uses up nothing of an account, whose owner would be locked out from outside.
 */
export function countAttempt(
  { db, now }: Needs<'now'>,
  triers: readonly AttemptSource[],
): Promise<{ readonly ok: true } | TooMany> {
  const clients = triers.filter(({ isClient }) => isClient)
  const accounts = triers.filter(({ isClient }) => !isClient)
  return inTransaction(asSystem(db, 'how often something is tried'), async ({ tx }) => {
    const wait = (await countEach(tx, clients, now)) || (await countEach(tx, accounts, now))
    return wait > 0 ? { ok: false, code: 'too_many_tries', retryAfterSeconds: wait } : { ok: true }
  })
}

export type AnonymousWrite = 'eventBatches' | 'visits' | 'sharedCarts'

/**
 * Anonymous writes have a quota for each client, of a minute and of a day, and one for the whole shop, so that
 * no crowd fills the disk: events count there by the kilobytes that they take. What one refuses does not count for the next.
 */
export async function withinQuota(
  ctx: Needs<'now' | 'caller'>,
  what: AnonymousWrite,
  times = 1,
): Promise<{ readonly ok: true } | TooMany> {
  const who = ctx.caller.address
  const minute = await countAttempt(ctx, [{ what: `${what}Minute`, who }])
  if (!minute.ok) return minute
  const day = await countAttempt(ctx, [{ what, who }])
  return day.ok ? countAttempt(ctx, [{ what: `${what}Shop`, who: 'shop', times }]) : day
}

/** A successful attempt does not count: resets the account and gives the client one attempt back. */
export const resetAttempts = (
  { db }: Needs,
  forgotten: readonly AttemptSource[],
  input: readonly AttemptSource[],
) =>
  inTransaction(asSystem(db, 'a try that was no guess'), async ({ tx }) => {
    for (const source of forgotten) await deleteOldAttempts(tx, keyOf(source))
    for (const source of input) await giveBackTry(tx, keyOf(source))
  })

/** Whether no attempt is left of the newest window. */
export const isUsedUp = async (tx: Tx, source: AttemptSource): Promise<boolean> =>
  (await attemptsOf(tx, keyOf(source))) >= allowances[source.what].max

const maxDurationMs = Math.max(...Object.values(allowances).map(({ everyMs }) => everyMs))

export const pruneAttempts = ({ db, now }: Needs<'now'>) =>
  inTransaction(asSystem(db, 'old tries are forgotten'), ({ tx }) =>
    deleteAttemptsBefore(tx, new Date(now.getTime() - maxDurationMs)),
  )
