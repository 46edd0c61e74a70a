import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { backupsIn } from '#platform/backup/manifest.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { openFiles } from '#platform/files/open-files.ts'
import { fingerprints } from '#tests/harness/database/fingerprints.ts'
import { hostileTexts } from '#tests/harness/inputs/hostile-texts.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { emptyPlace, ownFolder } from '#tests/harness/processes/empty-place.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { anOwnDatabase } from '#tests/stress/own-database.ts'
import { makeBackupByHand } from './make-backup.ts'

const onServer = () => 'owner' in inject('filledDatabase')
/** The run itself is recorded as finished only after its snapshot is written; nobody's session is in a backup. */
const changing = ['backup_runs', 'sessions']

async function shopWithOrders(): Promise<Database> {
  const own = await anOwnDatabase()
  const db = await own.open()
  onTestFinished(() => db.close())
  for (const name of hostileTexts.slice(0, 20))
    await anOrder().paidBy('paypal').buyer({ name }).insert(db)
  await inTransaction(asSystem(db, 'an order has a history'), ({ tx }) =>
    sql`insert into order_changes (order_id, axis, by_role, changed_at)
      select id, 'note', 'system', now() from orders`.execute(tx),
  )
  return db
}

const backUp = (db: Database, dataDir: string, maxBackups = 7, at = new Date()) =>
  makeBackupByHand({
    db,
    config: { ...readConfig({ DATA_DIR: dataDir }), BACKUP_KEEP: maxBackups },
    now: () => at,
  })

/** Rows are counted and compared as the owner of the tables. */
async function printsOfOwner(url: string): Promise<Record<string, string>> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  return fingerprints(pool, changing).finally(() => pool.end())
}

const addressOf = ({ pool }: Database) => {
  const name = new URL(pool.options.connectionString ?? '').pathname
  const filled = inject('filledDatabase')
  return 'owner' in filled ? Object.assign(new URL(filled.owner), { pathname: name }).href : ''
}
const printsNow = (db: Database) =>
  onServer() ? printsOfOwner(addressOf(db)) : fingerprints(db.pool, changing)

async function expectGuardedAndCounting(from: Database, restored: pg.Pool): Promise<void> {
  const look = async (query: string) => (await restored.query(query)).rows
  expect(
    await look(`select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity)`),
  ).toEqual([])
  expect(await look("select tgname from pg_trigger where tgenabled <> 'O'")).toEqual([])
  const keys = "select count(*)::int as keys from pg_constraint where contype = 'f'"
  expect(await look(keys)).toEqual((await from.pool.query(keys)).rows)
  const next = "nextval(pg_get_serial_sequence('order_changes', 'id'))"
  expect(await look(`select ${next} = 1 + max(id) as follows from order_changes`)).toEqual([
    { follows: true },
  ])
}

test('a backup restored into an empty place is equal, row by row and file by file', async () => {
  const db = await shopWithOrders()
  await aUser(db)
  const from = ownFolder()
  const image = Buffer.from([1, 2, 3, 255])
  const facts = { contentType: 'image/webp' }
  await openFiles(readConfig({ DATA_DIR: from })).put('proofs', 'one.webp', image, facts)
  const before = await printsNow(db)
  expect(before.orders).toMatch(/^20 /)
  expect(Object.keys(before).length).toBeGreaterThan(40)
  const made = await backUp(db, from)
  expect(made.manifest.tables.orders?.rows).toBe(20)
  expect(made.manifest.tables.sessions?.rows).toBe(0)

  const { config, open, refusal } = await emptyPlace()
  await restoreBackup(config, made.folder, [])
  const other = { ...config, ...(onServer() && { DATA_DIR: ownFolder() }) }
  const again = restoreBackup(other, made.folder, [])
  await expect(again).rejects.toThrow(refusal)
  const restored = await open()
  expect(await fingerprints(restored, changing)).toEqual(before)
  await expectGuardedAndCounting(db, restored)
  const signedIn = 'select count(*)::int as count from sessions'
  expect((await restored.query(signedIn)).rows).toEqual([{ count: 0 }])
  const back = await openFiles(config).get('proofs', 'one.webp')
  expect(back).toMatchObject({ ...facts, bytes: image })
})

test('a damaged backup is refused with the damaged file, and nothing is left of the attempt', async () => {
  const db = await shopWithOrders()
  const made = await backUp(db, ownFolder())
  const products = path.join(made.folder, 'tables', 'products.copy.gz')
  fs.copyFileSync(path.join(made.folder, 'tables', 'coupons.copy.gz'), products)
  const to = ownFolder()
  await expect(restoreBackup(readConfig({ DATA_DIR: to }), made.folder, [])).rejects.toThrow(
    /products/,
  )
  expect(fs.readdirSync(to)).toEqual([])
})

test('the newest backups are retained', async () => {
  const db = await shopWithOrders()
  const place = ownFolder()
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute))
  for (const minute of [1, 2, 3]) await backUp(db, place, 2, at(minute))
  expect(backupsIn(path.join(place, 'backups'))).toEqual([
    'girasol-2026-11-21T08-03-00Z',
    'girasol-2026-11-21T08-02-00Z',
  ])
})
