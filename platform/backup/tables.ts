import pg from 'pg'

export interface TableShape {
  readonly name: string
  /** Without generated columns. */
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

/** Without rows in a backup, and after a restore of an earlier one: whoever holds it is signed in as nobody. */
export const leftEmpty: readonly string[] = ['sessions']

export const quoted = (name: string): string => pg.escapeIdentifier(name)

/** The tables of the shop that are visible to the current role. */
export async function tablesOf(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname::text as name, json_agg(json_build_object('name', a.attname,
       'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid
     where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' group by c.relname order by c.relname`,
  )
  return rows
}

/** Tables of which the role `system` may not see every row: a backup of them would be a lie. */
export async function tablesNotWhollySeen(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and not (
       has_table_privilege('system', c.oid, 'select')
       and (not c.relrowsecurity or exists (select from pg_policy p where p.polrelid = c.oid
         and p.polpermissive and p.polcmd in ('r', '*')
         and pg_get_expr(p.polqual, p.polrelid) = 'true'
         and p.polroles && array[0, 'system'::regrole::oid]))
       and not exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive
         and p.polcmd in ('r', '*') and p.polroles && array[0, 'system'::regrole::oid]))
     order by 1`,
  )
  return rows.map(({ name }) => name)
}
