import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { openShopDatabase } from '#server/open-shop.ts'
import { aUser, type TestUser } from '#tests/harness/users/users.ts'
import { withPostgres } from '../../test/with-postgres.ts'

export type Environment = Readonly<Record<string, string>>
type Work = (environment: Environment) => Promise<void>

/** The products of the demonstration; more of them are copies. */
export const demonstrated = 71
const customers = 50

function grow(environment: Environment, products: number): void {
  const seed = ['scripts/admin/seed.ts', '--demonstration', '--products', String(products)]
  const seeded = spawnSync(process.execPath, seed, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (seeded.status !== 0) throw new Error('the large catalogue could not be made')
}

/** An empty Postgres server, into whose database the shop logs in as another than its owner. */
export const onServer = (products: number, work: Work): Promise<void> =>
  withPostgres(async (owner) => {
    const pool = new pg.Pool({ connectionString: owner, max: 1 })
    await pool.query('create role bench login')
    const login = Object.assign(new URL(owner), { username: 'bench' })
    const environment = { DATABASE_URL: login.href, MIGRATION_DATABASE_URL: owner }
    if (products > demonstrated) {
      grow(environment, products)
      await pool.query('vacuum analyze')
    }
    await pool.end()
    await work(environment)
  })

/** An empty folder, in which the shop makes its own database. */
export async function onEmbedded(products: number, work: Work): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-bench-'))
  const environment = { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' }
  try {
    if (products > demonstrated) grow(environment, products)
    await work(environment)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Signed-in customers, each in a separate browser. */
export async function customersOf(environment: Environment): Promise<TestUser[]> {
  const db = await openShopDatabase(readConfig(environment), createLog('silent'))
  const users = await Promise.all(Array.from({ length: customers }, () => aUser(db)))
  await db.close()
  return users
}
