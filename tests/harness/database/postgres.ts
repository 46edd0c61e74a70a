import pg from 'pg'
import { inject } from 'vitest'
import { allowLogin, migrate } from '#platform/database/migrate.ts'
import { addressOf, loginRole } from './prepare-database.ts'

export interface ServerDatabase {
  readonly owner: string
  readonly login: string
  /** Runs statements as the owner. */
  query(statement: string): Promise<pg.QueryResult>
}

const superuser = (): string => {
  const filled = inject('filledDatabase')
  if (!('owner' in filled)) throw new Error('this test needs a Postgres server')
  return filled.owner
}

export async function asOwner(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

let made = 0

/** An empty database of its own on the server, dropped with the server. */
export async function emptyDatabase(): Promise<ServerDatabase> {
  made += 1
  const name = `girasol_empty_${process.pid}_${made}`
  await asOwner(superuser(), `drop database if exists ${name} with (force)`)
  await asOwner(superuser(), `create database ${name}`)
  const owner = addressOf(superuser(), name)
  const login = addressOf(superuser(), name, loginRole)
  return { owner, login, query: (statement) => asOwner(owner, statement) }
}

export async function migratedDatabase(): Promise<ServerDatabase> {
  const database = await emptyDatabase()
  const pool = new pg.Pool({ connectionString: database.owner, max: 1 })
  await migrate(pool)
  await allowLogin(pool, loginRole)
  await pool.end()
  return database
}
