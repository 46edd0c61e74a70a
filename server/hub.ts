import type { Database } from '#platform/database/connect.ts'

export type Change = string
export const changesChannel = 'shop_changes'

/** Tells the open pages of this process what changed, in whichever process it was changed. */
export interface Hub {
  subscribe(hear: (change: Change) => void): () => void
  readonly size: number
  /** Ends with the hub. */
  readonly closed: Promise<void>
  close(): void
}

export async function createHub(db: Database): Promise<Hub> {
  const hearers = new Set<(change: Change) => void>()
  const stop = await db.listen(changesChannel, (change) => {
    for (const hear of hearers) hear(change)
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
    close() {
      hearers.clear()
      stop()
      end()
    },
  }
}
