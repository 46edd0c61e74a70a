import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { embeddedDatabase, serverDatabase } from '#platform/database/connect.ts'
import { allowLogin, migrate } from '#platform/database/migrate.ts'
import { openInMemory } from '#platform/database/open-embedded.ts'
import { createLog } from '#platform/log.ts'
import { fillDemonstration } from '#server/demonstration.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with the filled embedded database, or the address of a server with a template of it. */
    filledDatabase: { dump: string } | { owner: string }
  }
}

export const templateName = 'girasol_template'
export const loginRole = 'shop_login'

const shelf = path.resolve('node_modules/.cache/girasol')
/** What the filled database is made of. */
const ingredients = ['kernel', 'platform', 'shop', 'server', 'database', 'public/products']
const isIngredient = (file: string) =>
  /\.(ts|sql|json|csv)$/.test(file) && !/\.test\.ts$|(^|\/)(ui|messages|texts)\//.test(file)

function recipe(): string {
  const hash = createHash('sha256').update(process.version)
  for (const folder of ingredients)
    for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (isIngredient(name)) hash.update(name).update(fs.readFileSync(path.join(folder, name)))
  return hash.update(fs.readFileSync('package-lock.json')).digest('hex').slice(0, 20)
}

async function fillEmbedded(file: string): Promise<void> {
  const pglite = await openInMemory()
  const db = embeddedDatabase(pglite)
  await migrate(db.pool)
  await fillDemonstration(db)
  const dump = await pglite.dumpDataDir('none')
  await db.close()
  fs.writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  fs.renameSync(`${file}.${process.pid}`, file)
}

/** Filling takes seconds, so the last filled database is kept until something it is made of changes. */
async function prepareEmbedded(): Promise<string> {
  const file = path.join(shelf, `filled-${recipe()}.tar`)
  if (fs.existsSync(file)) return file
  fs.rmSync(shelf, { recursive: true, force: true })
  fs.mkdirSync(shelf, { recursive: true })
  await fillEmbedded(file)
  return file
}

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
  project.provide('filledDatabase', owner ? { owner } : { dump: await prepareEmbedded() })
}
