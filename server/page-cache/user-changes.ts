import type { Database } from '#platform/database/connect.ts'
import { connectionLost } from '#platform/database/listen.ts'

const userChannel = 'shop_people'
const isUser = (payload: string) => payload.length === 36

/** A version that grows with every change of a user; null while notifications are not received. */
export interface UserChange {
  state(): number | null
}

/** Subscribes on first use; reports the changed user, or null when any user may have changed. */
export function subscribeToUserChanges(
  db: Database,
  forget: (id: string | null) => void,
): UserChange {
  let changes = 0
  let isConnected = false
  let isStarted = false
  const onMessage = (payload: string) => {
    changes += 1
    isConnected = payload !== connectionLost
    forget(isUser(payload) ? payload : null)
  }
  const begin = async () => {
    isStarted = true
    try {
      await db.listen(userChannel, onMessage)
      isConnected = true
    } catch {
      isStarted = false
    }
  }
  return {
    state() {
      if (!isStarted) void begin()
      return isConnected ? changes : null
    },
  }
}
