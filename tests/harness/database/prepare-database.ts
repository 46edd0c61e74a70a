import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { serverDatabase } from '#platform/database/connect.ts'
import { allowLogin, migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { fillDemonstration } from '#server/demonstration.ts'
import { filledDump } from './filled-database.ts'

export const templateName = 'girasol_template'
export const loginRole = 'shop_login'

export const addressOf = (server: string, database: string, login?: string): string => {
  const url = new URL(server)
  url.pathname = `/${database}`
  if (login) [url.username, url.password] = [login, login]
  return url.href
}

async function prepareServer(owner: string): Promise<void> {
  const admin = new pg.Client({ connectionString: owner })
  await admin.connect()
  await admin.query(
    `do $$ begin create role ${loginRole} login password '${loginRole}'; exception when duplicate_object then null; end $$`,
  )
  await admin.query(`drop database if exists ${templateName}`)
  await admin.query(`create database ${templateName}`)
  await admin.end()
  const pool = new pg.Pool({ connectionString: addressOf(owner, templateName) })
  await migrate(pool)
  await allowLogin(pool, loginRole)
  await pool.end()
  const db = serverDatabase(addressOf(owner, templateName, loginRole), createLog('silent'))
  await fillDemonstration(db)
  await db.close()
}

/** Fills one database; every worker of the tests then takes a copy of its own. */
export async function setup(project: TestProject): Promise<void> {
  const owner = process.env.TEST_DATABASE_URL
  if (owner) await prepareServer(owner)
  project.provide('filledDatabase', owner ? { owner } : { dump: await filledDump() })
}
