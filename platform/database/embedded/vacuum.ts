import type { Database } from '../connect.ts'

/** By the thresholds of Postgres' autovacuum; a table that was never analysed counts too. */
const worn = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
    or c.reltuples < 0 and pg_relation_size(c.oid) > 0
  order by s.n_dead_tup`

/**
 * Replaces autovacuum, which the embedded database lacks: frees the space of deleted rows
 * and updates the planner's statistics. One table at a time, so that no request waits
 * for all of them. Which tables it was.
 */
export async function vacuumEmbedded(
  { pool, isFull }: Database,
  stopping: AbortSignal,
): Promise<string[]> {
  if (isFull()) return []
  // statistics of the last second are not flushed automatically
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ name: string }>(worn)
  const vacuumed: string[] = []
  for (const { name } of rows) {
    if (stopping.aborted) break
    await pool.query(`vacuum (analyze) ${name}`)
    vacuumed.push(name)
  }
  return vacuumed
}
