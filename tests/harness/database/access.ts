import { sql } from 'kysely'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { actors, ctxOf } from './actors.ts'
import { testDatabase } from './database.ts'

const noPermission = '42501'

/** Rows that a statement reads or changes for a role, or that it was refused; nothing of it stays. */
export async function runAs(
  role: keyof typeof actors,
  statement: string,
): Promise<number | 'refused'> {
  const ctx = ctxOf(await testDatabase(), actors[role])
  try {
    return await rolledBack(ctx, async ({ tx }) => {
      const { rows, numAffectedRows } = await sql.raw(statement).execute(tx)
      return Number(numAffectedRows ?? rows.length)
    })
  } catch (error) {
    if ((error as { code?: string }).code === noPermission) return 'refused'
    throw error
  }
}

/** The first row's first column as a role sees it. */
export async function seenBy(role: keyof typeof actors, query: string): Promise<unknown> {
  const ctx = ctxOf(await testDatabase(), actors[role])
  const { rows } = await inTransaction(ctx, ({ tx }) =>
    sql.raw<Record<string, unknown>>(query).execute(tx),
  )
  return Object.values(rows[0] ?? {})[0]
}
