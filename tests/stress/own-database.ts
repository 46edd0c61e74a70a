import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/database/connect.ts'
import { createLog } from '#platform/log.ts'
import { compiledPostgres } from '#tests/harness/database/filled-database.ts'
import { asOwner } from '#tests/harness/database/postgres.ts'
import { addressOf, loginRole, templateName } from '#tests/harness/database/prepare-database.ts'

/** A filled shop's database that processes may open: a folder, or a database of the server. */
export interface OwnDatabase {
  readonly environment: Readonly<Record<string, string>>
  open(): Promise<Database>
}

const ownDatabase = (environment: OwnDatabase['environment']): OwnDatabase => ({
  environment,
  open: () =>
    openDatabase(readConfig(environment), createLog('silent'), { compiled: compiledPostgres() }),
})

function inFolder(dump: string): OwnDatabase {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-stress-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const database = path.join(folder, 'database')
  fs.mkdirSync(database)
  execFileSync('tar', ['-xf', dump, '-C', database], { stdio: 'ignore' })
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
export async function anOwnDatabase(): Promise<OwnDatabase> {
  const filled = inject('filledDatabase')
  return 'owner' in filled ? onServer(filled.owner) : inFolder(filled.dump)
}
