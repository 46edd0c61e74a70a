import pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  emptyDatabase,
  migratedDatabase,
  type ServerDatabase,
} from '#tests/harness/database/postgres.ts'
import { addressOf } from '#tests/harness/database/prepare-database.ts'
import { createLog } from '../log.ts'
import { databaseOf, serverDatabase } from './connect.ts'
import { refuseOutdated, refuseUnsafeRoles } from './refuse-unsafe.ts'

let database: ServerDatabase

const roles = ['test_owner', 'test_friend_of_owner', 'test_stranger', 'test_bypasser']
beforeAll(async () => {
  database = await migratedDatabase()
  for (const role of roles)
    await database.query(
      `do $$ begin create role ${role} login; exception when duplicate_object then null; end $$`,
    )
  await database.query('alter role test_bypasser bypassrls')
  await database.query('grant anon, customer, admin, system to test_owner, test_friend_of_owner')
})

function as(role: string, of = database) {
  const name = new URL(of.owner).pathname.slice(1)
  const db = serverDatabase(addressOf(of.owner, name, role), createLog('silent'))
  onTestFinished(() => db.close())
  return db
}

test('a plain role that owns nothing is accepted (S-044)', async () => {
  await expect(refuseUnsafeRoles(as('shop_login'))).resolves.toBeUndefined()
  await expect(refuseOutdated(as('shop_login'))).resolves.toBeUndefined()
})

test('a superuser is refused, since row-level security would not hold it', async () => {
  await expect(refuseUnsafeRoles(as('owner'))).rejects.toThrow(
    /^The database role .*owner.* can bypass row-level security\. Set DATABASE_URL to a plain role that owns nothing\.$/,
  )
})

test('a role that may bypass row-level security is refused', async () => {
  await expect(refuseUnsafeRoles(as('test_bypasser'))).rejects.toThrow(
    'The database role test_bypasser can bypass row-level security.',
  )
})

test('a role of the shop that was given a way around is refused', async () => {
  const pool = new pg.Pool({ connectionString: database.owner, max: 1 })
  const db = databaseOf(
    'server',
    pool,
    () => Promise.reject(new Error('unused')),
    () => pool.end(),
  )
  // roles belong to the whole server, so the change is never committed
  await pool.query('begin; alter role customer bypassrls')
  await pool.query('set local session authorization shop_login')
  await expect(refuseUnsafeRoles(db)).rejects.toThrow(
    'The database role customer can bypass row-level security.',
  )
  await pool.query('rollback')
  await db.close()
})

test('the owner of a table is refused, and so is a role that may become the owner', async () => {
  await database.query('alter table site_settings owner to test_owner')
  await database.query('grant test_owner to test_friend_of_owner')
  const sentence =
    'The role in DATABASE_URL owns tables of the shop. Use a role that owns nothing there and the owner in MIGRATION_DATABASE_URL.'
  try {
    await expect(refuseUnsafeRoles(as('test_owner'))).rejects.toThrow(sentence)
    await expect(refuseUnsafeRoles(as('test_friend_of_owner'))).rejects.toThrow(sentence)
  } finally {
    await database.query('alter table site_settings owner to owner')
  }
})

test('a role that may not act as the four roles is refused with the missing grants', async () => {
  await expect(refuseUnsafeRoles(as('test_stranger'))).rejects.toThrow(
    /^The role in DATABASE_URL may not act as .*anon.*\. Start once with MIGRATION_DATABASE_URL, or grant it these roles\.$/,
  )
})

test('an empty database is refused with the names of the missing migrations', async () => {
  await expect(refuseOutdated(as('shop_login', await emptyDatabase()))).rejects.toThrow(
    /^The database lacks baseline\/010_foundation\.sql, .+\. Set MIGRATION_DATABASE_URL to the owner of the tables and start again, or run npm run migrate\.$/,
  )
})

test('a database that lacks the newest migration is refused with its name', async () => {
  const older = await migratedDatabase()
  await older.query(
    "delete from private.migration_history where name = 'baseline/020_settings.sql'",
  )
  await expect(refuseOutdated(as('shop_login', older))).rejects.toThrow(
    'The database lacks baseline/020_settings.sql.',
  )
  await older.query("insert into private.migration_history values ('0001_foundation.sql', '')")
  await expect(refuseOutdated(as('shop_login', older))).rejects.toThrow('before the baseline')
})
