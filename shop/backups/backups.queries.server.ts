import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

export interface BackupRun {
  readonly plannedFor: Date
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly name: string
  readonly rows: number
  readonly files: number
  readonly problem: string
}

export const insertRun = async (tx: Tx, plannedFor: Date, now: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('backup_runs')
    .values({ planned_for: plannedFor, began_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Claims a backup that failed or was left unfinished before the given times. */
export const takeUpAgain = async (
  tx: Tx,
  plannedFor: Date,
  { now, failedBefore, startedBefore }: Record<'now' | 'failedBefore' | 'startedBefore', Date>,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('backup_runs')
    .set({ began_at: now, ended_at: null, problem: '' })
    .where('planned_for', '=', plannedFor)
    .where((run) =>
      run.or([
        run.and([run('problem', '<>', ''), run('began_at', '<', failedBefore)]),
        run.and([run('ended_at', 'is', null), run('began_at', '<', startedBefore)]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const endRun = (
  tx: Tx,
  { plannedFor, endedAt, name, rows, files, problem }: Omit<BackupRun, 'startedAt'>,
) =>
  tx
    .updateTable('backup_runs')
    .set({ ended_at: endedAt, name, row_count: rows, file_count: files, problem })
    .where('planned_for', '=', plannedFor)
    .execute()

export const newestRuns = async (tx: Tx, max: number): Promise<BackupRun[]> =>
  tx
    .selectFrom('backup_runs')
    .select([
      'planned_for as plannedFor',
      'began_at as startedAt',
      'ended_at as endedAt',
      'name',
      sql<number>`row_count`.as('rows'),
      'file_count as files',
      'problem',
    ])
    .orderBy('planned_for', 'desc')
    .limit(max)
    .execute()

export const deleteRuns = (tx: Tx, before: Date) =>
  tx.deleteFrom('backup_runs').where('planned_for', '<', before).execute()

export const insertRequest = (tx: Tx, now: Date) =>
  tx
    .insertInto('backup_requests')
    .values({ asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export async function openRequests(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('backup_requests')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('taken_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Of two processes one takes them. */
export async function takeRequests(tx: Tx, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('backup_requests')
    .set({ taken_at: now })
    .where('taken_at', 'is', null)
    .where('asked_at', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
