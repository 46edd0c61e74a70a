import type { Database } from '../connect.ts'

/** By the thresholds of Postgres' own autovacuum; a table that was never looked at counts too. */
const worn = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
    or c.reltuples < 0 and pg_relation_size(c.oid) > 0
  order by s.n_dead_tup`

/**
 * What autovacuum does on a server, which the embedded database lacks: makes the room of rows that are
 * gone free again and tells the planner what the tables hold. One table at a time, so that nobody waits
 * for all of them. Which tables it was.
 */
export async function vacuumEmbedded({ pool }: Database, stopping: AbortSignal): Promise<string[]> {
  // what was counted in the last second is not written down by itself
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
