import type { Database } from './connect.ts'

/** Whether somebody waits for the database, or soon will: then what has time lets others go first. */
export function isBusy({ pool }: Pick<Database, 'pool'>): boolean {
  const { max } = pool.options
  return pool.waitingCount > 0 || (max > 1 && pool.totalCount - pool.idleCount > max / 2)
}
