import type { Database } from '#platform/database/connect.ts'
import { connectionLost } from '#platform/database/listen.ts'

export type Change = string
export const changesChannel = 'shop_changes'

/** Notifies the open pages of this process of changes made in any process. */
export interface ChangeBus {
  subscribe(onChange: (change: Change) => void): () => void
  readonly size: number
  /** Notifies listeners in this process, also when changes may have been missed. */
  watch(onChange: () => void): void
  /** What this process cached is outdated for a reason of its own. */
  dropCaches(): void
  /** False while the connection that delivers changes is lost. */
  readonly isConnected: boolean
  /** Ends with the hub. */
  readonly closed: Promise<void>
  close(): void
}

export async function createChangeBus(db: Database): Promise<ChangeBus> {
  const listeners = new Set<(change: Change) => void>()
  const watchers = new Set<() => void>()
  let isConnected = true
  const stop = await db.listen(changesChannel, (change) => {
    isConnected = change !== connectionLost
    for (const onChange of watchers) onChange()
    if (isConnected) for (const onChange of listeners) onChange(change)
  })
  const { promise: closed, resolve: end } = Promise.withResolvers<void>()
  return {
    closed,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    get size() {
      return listeners.size
    },
    watch: (onChange) => void watchers.add(onChange),
    dropCaches() {
      for (const onChange of watchers) onChange()
    },
    get isConnected() {
      return isConnected
    },
    close() {
      listeners.clear()
      stop()
      end()
    },
  }
}
