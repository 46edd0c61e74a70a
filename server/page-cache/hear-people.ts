import type { Database } from '#platform/database/connect.ts'
import { lostLine } from '#platform/database/listen.ts'

const peopleChannel = 'shop_people'
const isPerson = (payload: string) => payload.length === 36

/** What is heard of people: a number that grows with every change; null while nothing is heard. */
export interface PeopleHeard {
  state(): number | null
}

/** Begins to listen when somebody first asks; tells who changed, or null when it may have been anybody. */
export function hearPeople(db: Database, forget: (id: string | null) => void): PeopleHeard {
  let changes = 0
  let isHearing = false
  let isBegun = false
  const heard = (payload: string) => {
    changes += 1
    isHearing = payload !== lostLine
    forget(isPerson(payload) ? payload : null)
  }
  const begin = async () => {
    isBegun = true
    try {
      await db.listen(peopleChannel, heard)
      isHearing = true
    } catch {
      isBegun = false
    }
  }
  return {
    state() {
      if (!isBegun) void begin()
      return isHearing ? changes : null
    },
  }
}
