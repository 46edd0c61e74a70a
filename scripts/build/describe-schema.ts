import type pg from 'pg'

type Asker = Pick<pg.Pool, 'query'>

const ofShop = (table: string) =>
  `from ${table} join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
   and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

/** Comments, by the kind of object that they describe. */
const comment = (kind: string, name: string, oid: string, catalogue: string) =>
  `select format('comment on ${kind} %s is %L;', ${name}, obj_description(${oid}, '${catalogue}'))
   where obj_description(${oid}, '${catalogue}') is not null`

const columnsAndConstraints = `select string_agg(line, e',\\n' order by sort, line) from (
  select lpad(a.attnum::text, 4, '0') as sort, '  ' || concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end,
    case when a.attidentity <> '' then 'generated always as identity'
      when a.attgenerated = 's' then 'generated always as (' || pg_get_expr(f.adbin, f.adrelid) || ') stored'
      when f.adbin is not null then 'default ' || pg_get_expr(f.adbin, f.adrelid) end) as line
  from pg_attribute a left join pg_attrdef f on (f.adrelid, f.adnum) = (a.attrelid, a.attnum)
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  union all
  select '9' || case k.contype when 'p' then 1 when 'u' then 2 when 'f' then 3 else 4 end,
    format('  constraint %s %s', k.conname, pg_get_constraintdef(k.oid))
  from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n' and k.contype <> 't') parts`

const columnComments = `select format('comment on column %s.%s is %L;', c.relname, a.attname, col_description(c.oid, a.attnum))
  from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and col_description(c.oid, a.attnum) is not null order by a.attnum`

const indexes = `select pg_get_indexdef(i.indexrelid) || ';' from pg_index i join pg_class x on x.oid = i.indexrelid
  where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid
    and k.contype in ('p', 'u')) order by x.relname`

const triggers = `select pg_get_triggerdef(t.oid) || ';' from pg_trigger t
  where t.tgrelid = c.oid and not t.tgisinternal order by t.tgname`

const policies = `select format('create policy %s on %s as %s for %s to %s%s%s;', p.policyname, p.tablename,
    lower(p.permissive), lower(p.cmd),
    (select string_agg(case when pg_has_role(role, c.relowner, 'member') then 'current_user' else role::text end, ', '
      order by role) from unnest(p.roles) as role),
    ' using (' || p.qual || ')', ' with check (' || p.with_check || ')')
  from pg_policies p where (p.schemaname, p.tablename) = ('public', c.relname) order by p.policyname`

/** The privileges of the roles, except the owner of the table. */
const grants = `select format('grant %s on %s to %s;', string_agg(lower(privilege), ', ' order by privilege), c.relname, role)
  from (
    select a.privilege_type as privilege, a.grantee::regrole::text as role, a.grantee
    from aclexplode(c.relacl) a
    union all
    select a.privilege_type || ' (' || string_agg(t.attname, ', ' order by t.attnum) || ')', a.grantee::regrole::text, a.grantee
    from pg_attribute t, aclexplode(t.attacl) a where t.attrelid = c.oid group by a.privilege_type, a.grantee
  ) given where grantee <> c.relowner group by role order by role`

const tables = `select concat_ws(e'\\n',
    format(e'create table %s (\\n%s\\n)%s;', c.relname, (${columnsAndConstraints}),
      ' with (' || array_to_string(c.reloptions, ', ') || ')'),
    (${comment('table', 'c.relname', 'c.oid', 'pg_class')}),
    (select string_agg(t, e'\\n') from (${columnComments}) lines (t)),
    case when c.relrowsecurity then format('alter table %s enable row level security;', c.relname) end,
    case when c.relforcerowsecurity then format('alter table %s force row level security;', c.relname) end,
    (select string_agg(t, e'\\n') from (${indexes}) lines (t)),
    (select string_agg(t, e'\\n') from (${triggers}) lines (t)),
    (select string_agg(t, e'\\n') from (${policies}) lines (t)),
    (select string_agg(t, e'\\n') from (${grants}) lines (t))) as text
  ${ofShop('pg_class c')} where c.relkind in ('r', 'p') order by c.relname`

const views = `select concat_ws(e'\\n',
    format(e'create view %s with (%s) as\\n%s', c.relname, array_to_string(c.reloptions, ', '), pg_get_viewdef(c.oid, true)),
    (${comment('view', 'c.relname', 'c.oid', 'pg_class')}),
    (select string_agg(t, e'\\n') from (${grants}) lines (t))) as text
  ${ofShop('pg_class c')} where c.relkind = 'v' order by c.relname`

const executed = `select format('grant execute on function %s to %s;', p.oid::regprocedure,
    string_agg(case a.grantee when 0 then 'public' else a.grantee::regrole::text end, ', ' order by a.grantee::regrole::text))
  from aclexplode(p.proacl) a where a.grantee <> p.proowner having count(*) > 0`

const functions = `select concat_ws(e'\\n', trim(trailing e'\\n' from pg_get_functiondef(p.oid)) || ';',
    (${comment('function', 'p.oid::regprocedure', 'p.oid', 'pg_proc')}),
    (${executed})) as text
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace and n.nspname = 'public'
  where not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname, p.oid::regprocedure::text`

const beginning = `select format('create extension %s;', extname) as text from pg_extension where extname <> 'plpgsql'
  union all select format('create role %s;', rolname) from pg_roles where rolname in ('anon', 'customer', 'admin', 'system')
  order by 1`

const heading =
  '-- The current schema, as the database describes it: for reading. `npm run schema` writes it, nothing runs it.'

/** The schema as the database describes it: the same text for the embedded database and for a server. */
export async function describeSchema(pool: Asker): Promise<string> {
  const parts: string[] = []
  for (const query of [beginning, tables, views, functions]) {
    const { rows } = await pool.query<{ text: string }>(query)
    parts.push(...rows.map(({ text }) => text))
  }
  return `${heading}\n\n${parts.join('\n\n')}\n`
}
