import { sql } from 'kysely'
import type { Permission } from '#kernel/user.ts'
import type { Tx } from '#platform/database/transaction.ts'

/** Whether the acting administrator has one of the permissions. */
export async function may(
  tx: Tx,
  wanted: readonly (Permission | 'everything')[],
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select may(variadic ${[...wanted]}::text[]) as may`.execute(tx)
  return rows[0]?.may ?? false
}
