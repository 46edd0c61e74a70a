import type { Person } from '#kernel/person.ts'
import { minuteMs } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { whoAsks } from '#shop/accounts/session.service.server.ts'
import { hearPeople } from './hear-people.ts'
import { sessionsIn } from './reader-kind.ts'

/** Nobody is remembered for longer, whatever is heard. */
const maxAgeMs = minuteMs
const most = 5_000

export type AskingReader = Pick<Ctx, 'db' | 'config' | 'shopUrl' | 'caller' | 'now'>

interface Known {
  readonly person: Person
  readonly until: number
}

/** Who is signed in behind a request; null when nobody is, or when it must be said why nobody is any more. */
export type KnownReaders = (asking: AskingReader) => Promise<Person | null>

/** Remembers who stands behind a session until anything of it or of him changes, in whichever process. */
export function createKnownReaders(db: Ctx['db']): KnownReaders {
  const known = new Map<string, Known>()
  const people = hearPeople(db, (id) => {
    for (const [session, { person }] of known)
      if (id === null || person.id === id) known.delete(session)
  })
  const keep = (session: string, person: Person, now: number) => {
    const until = Math.min(now + maxAgeMs, person.sessionExpiresAt.getTime())
    known.set(session, { person, until })
    for (const oldest of known.keys()) {
      if (known.size <= most) return
      known.delete(oldest)
    }
  }
  return async (asking) => {
    const session = sessionsIn(asking.caller.cookie)
    if (session === '') return null
    const now = asking.now.getTime()
    const found = known.get(session)
    if (found && found.until > now) return found.person
    const before = people.state()
    const { person, ended } = await whoAsks(asking, asking.now)
    if (ended || !person) return null
    if (before !== null && before === people.state()) keep(session, person, now)
    return person
  }
}
