import pg from 'pg'
import { inject } from 'vitest'
import { type Database, serverDatabase } from '#platform/database/connect.ts'
import { createLog } from '#platform/log.ts'
import { copyInMemory } from './filled-database.ts'
import { addressOf, loginRole, templateName } from './prepare-database.ts'

const silent = createLog('silent')

async function copyOnServer(owner: string): Promise<Database> {
  const name = `girasol_test_${process.pid}`
  const admin = new pg.Client({ connectionString: owner })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name} template ${templateName}`)
  await admin.end()
  return serverDatabase(addressOf(owner, name, loginRole), silent)
}

let opened: Promise<Database> | undefined

/** This worker's own copy of the filled shop; tests that write roll back or put back. */
export function testDatabase(): Promise<Database> {
  const filled = inject('filledDatabase')
  opened ??= 'owner' in filled ? copyOnServer(filled.owner) : copyInMemory(filled.dump)
  return opened
}

/** As the owner of the tables, whom no request ever is. */
export async function asOwner(statement: string): Promise<Record<string, unknown>[]> {
  const filled = inject('filledDatabase')
  const db = await testDatabase()
  if (!('owner' in filled)) return (await db.pool.query(statement)).rows
  const owner = new pg.Client({
    connectionString: addressOf(filled.owner, `girasol_test_${process.pid}`),
  })
  await owner.connect()
  const { rows } = await owner.query<Record<string, unknown>>(statement)
  await owner.end()
  return rows
}
