import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'
import type { CountedTable, TableSecurity } from './diagnosis.rules.ts'

export async function countRows(tx: Tx, table: CountedTable): Promise<number> {
  const { count } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function rowSecurity(tx: Tx): Promise<TableSecurity[]> {
  const { rows } = await sql<TableSecurity>`
    select table_name as "table", rls_enabled as "isEnabled", rls_forced as "isForced",
      policy_count as "policies"
    from get_rls_status_for_exposed_schemas()`.execute(tx)
  return rows
}

export const readOneOrder = (tx: Tx) =>
  tx.selectFrom('orders').select('id').limit(1).executeTakeFirst()
