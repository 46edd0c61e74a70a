import type { Database } from './connect.ts'

/** So many milliseconds after several came at once more of them are on their way. */
const rushMs = 150

/** Several requests waited for the same work: background work yields to the next ones. */
export const noteRush = ({ rush }: Pick<Database, 'rush'>): void => {
  rush.seen = performance.now()
}

/** Whether requests wait for the database, or soon will: background work then yields. */
export function isBusy({ pool, rush }: Pick<Database, 'pool' | 'rush'>): boolean {
  const { max } = pool.options
  return (
    pool.waitingCount > 0 ||
    (max > 1 && pool.totalCount - pool.idleCount > max / 2) ||
    performance.now() - rush.seen < rushMs
  )
}
