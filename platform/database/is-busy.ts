import type { Database } from './connect.ts'

/** So many milliseconds after several came at once more of them are on their way. */
const rushMs = 150

/** Several waited for the same work: what has time lets those go first who follow them. */
export const noteRush = ({ rush }: Pick<Database, 'rush'>): void => {
  rush.seen = performance.now()
}

/** Whether somebody waits for the database, or soon will: then what has time lets others go first. */
export function isBusy({ pool, rush }: Pick<Database, 'pool' | 'rush'>): boolean {
  const { max } = pool.options
  return (
    pool.waitingCount > 0 ||
    (max > 1 && pool.totalCount - pool.idleCount > max / 2) ||
    performance.now() - rush.seen < rushMs
  )
}
