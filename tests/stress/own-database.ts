import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { inject, onTestFinished } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/database/connect.ts'
import { createLog } from '#platform/log.ts'
import { asOwner } from '#tests/harness/database/postgres.ts'
import { addressOf, loginRole, templateName } from '#tests/harness/database/prepare-database.ts'

/** A filled shop's database that processes may open: a folder, or a database of the server. */
export interface OwnDatabase {
  readonly environment: Readonly<Record<string, string>>
  open(): Promise<Database>
}

const ownDatabase = (environment: OwnDatabase['environment']): OwnDatabase => ({
  environment,
  open: () => openDatabase(readConfig(environment), createLog('silent')),
})

async function inFolder(dump: string): Promise<OwnDatabase> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-stress-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const loadDataDir = new Blob([fs.readFileSync(dump)])
  const dataDir = path.join(folder, 'database')
  const pglite = await PGlite.create({ dataDir, loadDataDir, extensions: { pg_trgm, unaccent } })
  await pglite.close()
  return ownDatabase({ DATA_DIR: folder })
}

let made = 0

async function onServer(owner: string): Promise<OwnDatabase> {
  made += 1
  const name = `girasol_stress_${process.pid}_${made}`
  await asOwner(owner, `drop database if exists ${name} with (force)`)
  await asOwner(owner, `create database ${name} template ${templateName}`)
  return ownDatabase({ DATABASE_URL: addressOf(owner, name, loginRole) })
}

/** On whichever database the tests run. */
export function anOwnDatabase(): Promise<OwnDatabase> {
  const filled = inject('filledDatabase')
  return 'owner' in filled ? onServer(filled.owner) : inFolder(filled.dump)
}
