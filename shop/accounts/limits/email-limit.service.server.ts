import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { attemptStartedAt, countTry, setAttemptStart } from './attempt-limit.queries.server.ts'
import { type AttemptSource, keyOf, type TooMany } from './attempt-limit.service.server.ts'
import { allowances, emailLockout } from './limits.rules.ts'

const lockKey = (source: AttemptSource) => `${keyOf(source)}:lockout`

async function look(tx: Tx, source: AttemptSource, now: Date) {
  const { max, everyMs } = allowances[source.what]
  const counted = await countTry(tx, keyOf(source), now, { everyMs })
  const lockedAt = await attemptStartedAt(tx, lockKey(source))
  return { source, ...emailLockout({ ...counted, lockedAt }, max, now) }
}

const isOfClient = ({ isClient }: AttemptSource) => isClient ?? false
const waits = ({ waitSeconds }: { readonly waitSeconds: number }) => waitSeconds > 0

async function lookAtEach(tx: Tx, sources: readonly AttemptSource[], now: Date) {
  const found: Awaited<ReturnType<typeof look>>[] = []
  for (const source of sources.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))))
    found.push(await look(tx, source, now))
  return found
}

/** Counts a requested e-mail; the lockout after too many is the same for every form and process. */
export function countEmail(
  { db, now }: Needs<'now'>,
  sources: readonly AttemptSource[],
): Promise<{ readonly ok: true } | TooMany> {
  return inTransaction(asSystem(db, 'how many e-mails are requested'), async ({ tx }) => {
    const clients = await lookAtEach(tx, sources.filter(isOfClient), now)
    // a client that is refused uses up nothing of the address
    const others = clients.some(waits) ? [] : sources.filter((source) => !isOfClient(source))
    const found = [...clients, ...(await lookAtEach(tx, others, now))]
    const wait = Math.max(...found.map(({ waitSeconds }) => waitSeconds))
    for (const { source, waitSeconds, startsLockout } of found)
      if (startsLockout && (waitSeconds > 0 || wait === 0))
        await setAttemptStart(tx, lockKey(source), now)
    return wait > 0 ? { ok: false, code: 'too_many_tries', retryAfterSeconds: wait } : { ok: true }
  })
}
