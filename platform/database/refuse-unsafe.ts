import { StartupError } from '../startup-error.ts'
import type { Database } from './connect.ts'
import { MigrationNeeded, migrationFiles, refuseBeforeBaseline } from './migrate.ts'

const undefinedFunction = '42883'

export class UnsafeDatabase extends StartupError {
  override name = 'UnsafeDatabase'
}

const seesAll = '(rolsuper or rolbypassrls)'
const ofShop = `rolname in ('anon', 'customer', 'admin', 'system')`

/** On the embedded database the table behind the view responds faster. */
const unsafeRoles = {
  embedded: `select rolname from pg_authid where ${seesAll} and ${ofShop}`,
  server: `select rolname from pg_roles
    where ${seesAll} and (${ofShop} or pg_has_role(session_user, oid, 'member'))`,
}

/** Stops the start when a role of the shop, or the login of a server database, could see past row-level security. */
export async function refuseUnsafeRoles({ kind, pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ rolname: string }>(unsafeRoles[kind])
  if (rows.length > 0)
    throw new UnsafeDatabase(
      `The database role ${rows.map((row) => row.rolname).join(', ')} can bypass row-level security. Set DATABASE_URL to a plain role that owns nothing.`,
    )
  if (kind === 'embedded') return
  const owned = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and pg_has_role(session_user, c.relowner, 'member') limit 1`,
  )
  if (owned.rows.length > 0)
    throw new UnsafeDatabase(
      'The role in DATABASE_URL owns tables of the shop. Use a role that owns nothing there and the owner in MIGRATION_DATABASE_URL.',
    )
  const { rows: missing } = await pool.query<{ rolname: string }>(
    `select rolname from pg_roles where rolname in ('anon', 'customer', 'admin', 'system')
       and not pg_has_role(session_user, oid, 'member')`,
  )
  if (missing.length > 0)
    throw new UnsafeDatabase(
      `The role in DATABASE_URL may not act as ${missing.map((row) => row.rolname).join(', ')}. Start once with MIGRATION_DATABASE_URL, or grant it these roles.`,
    )
}

/** On a server the shop does not migrate by itself unless it was given the owner's address. */
export async function refuseOutdated({ pool }: Database): Promise<void> {
  const applied = await pool
    .query<{ names: string[] | null }>('select applied_migrations() as names')
    .then(({ rows }) => new Set(rows[0]?.names ?? []))
    .catch((error: { code?: string }) => {
      if (error.code === undefinedFunction) return new Set<string>()
      throw error
    })
  refuseBeforeBaseline(applied)
  const missing = migrationFiles().filter((file) => !applied.has(file.name))
  if (missing.length > 0)
    throw new MigrationNeeded(
      `The database lacks ${missing.map((file) => file.name).join(', ')}. Set MIGRATION_DATABASE_URL to the owner of the tables and start again, or run npm run migrate.`,
    )
}
