import { createHash } from 'node:crypto'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { type Attempted, allowances, secondsUntil } from './limits.rules.ts'
import { countTry, deleteTriesBefore, forgetTries, giveBackTry } from './tries.queries.server.ts'

/** Who or what tries: an account by its address, a machine by its network address. */
export interface Trier {
  readonly what: Attempted
  readonly who: string
}

export interface TooMany {
  readonly ok: false
  readonly code: 'too_many_tries'
  readonly retryAfterSeconds: number
}

/** Neither addresses nor names are kept, only what they hash to. */
const keyOf = ({ what, who }: Trier) =>
  createHash('sha256').update(`${what}\n${who.toLowerCase()}`).digest('base64url')

/** Counts the try for each of them; the first that has tried too often is told how long to wait. */
export function countTries(
  { db, now }: Needs<'now'>,
  triers: readonly Trier[],
): Promise<{ readonly ok: true } | TooMany> {
  return inTransaction(asSystem(db, 'how often something is tried'), async ({ tx }) => {
    const inOrder = triers.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
    let wait = 0
    for (const trier of inOrder) {
      const { most, everyMs } = allowances[trier.what]
      const { beganAt, count } = await countTry(tx, keyOf(trier), now, everyMs)
      if (count > most)
        wait = Math.max(wait, secondsUntil(new Date(beganAt.getTime() + everyMs), now))
    }
    return wait > 0 ? { ok: false, code: 'too_many_tries', retryAfterSeconds: wait } : { ok: true }
  })
}

/** What succeeded was no guess: the account starts anew, the machine gets its try back. */
export const forgiveTries = ({ db }: Needs, forgotten: readonly Trier[], given: readonly Trier[]) =>
  inTransaction(asSystem(db, 'a try that was no guess'), async ({ tx }) => {
    for (const trier of forgotten) await forgetTries(tx, keyOf(trier))
    for (const trier of given) await giveBackTry(tx, keyOf(trier))
  })

const longestWhile = Math.max(...Object.values(allowances).map(({ everyMs }) => everyMs))

export const pruneTries = ({ db, now }: Needs<'now'>) =>
  inTransaction(asSystem(db, 'old tries are forgotten'), ({ tx }) =>
    deleteTriesBefore(tx, new Date(now.getTime() - longestWhile)),
  )
