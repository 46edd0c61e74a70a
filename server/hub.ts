import type { Database } from '#platform/database/connect.ts'
import { lostLine } from '#platform/database/listen.ts'

export type Change = string
export const changesChannel = 'shop_changes'

/** Tells the open pages of this process what changed, in whichever process it was changed. */
export interface Hub {
  subscribe(hear: (change: Change) => void): () => void
  readonly size: number
  /** Tells this process itself, also when changes may have been missed. */
  watch(hear: () => void): void
  /** False while the line on which changes arrive is broken. */
  readonly isHearing: boolean
  /** Ends with the hub. */
  readonly closed: Promise<void>
  close(): void
}

export async function createHub(db: Database): Promise<Hub> {
  const hearers = new Set<(change: Change) => void>()
  const watchers = new Set<() => void>()
  let isHearing = true
  const stop = await db.listen(changesChannel, (change) => {
    isHearing = change !== lostLine
    for (const hear of watchers) hear()
    if (isHearing) for (const hear of hearers) hear(change)
  })
  const { promise: closed, resolve: end } = Promise.withResolvers<void>()
  return {
    closed,
    subscribe(hear) {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
    get size() {
      return hearers.size
    },
    watch: (hear) => void watchers.add(hear),
    get isHearing() {
      return isHearing
    },
    close() {
      hearers.clear()
      stop()
      end()
    },
  }
}
