import { type RawBuilder, sql } from 'kysely'
import type { DB } from './schema.generated.ts'

/** Values of JSON columns are passed as they are, not as text. */
export type NewRow<Table extends keyof DB> = { readonly [Column in keyof DB[Table]]?: unknown }

/** The database's texts cannot store a lone surrogate; JSON would escape it. */
function asJson(rows: readonly object[]): string {
  const json = JSON.stringify(rows)
  if (!json.includes('\\ud')) return json
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
}

/**
 * Inserts rows that name the same columns. They go in one parameter, so that the statement, and with it
 * its plan, is the same however many they are.
 */
export function insertRows<Table extends keyof DB & string>(
  table: Table,
  rows: readonly NewRow<Table>[],
): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${asJson(rows)}::json)`
}
