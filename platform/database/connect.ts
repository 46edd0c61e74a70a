import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { type CompiledPostgres, openEmbedded } from './embedded/open-embedded.ts'
import { inWholeMessages } from './embedded/protocol-batching.ts'
import type { SpareSpace } from './embedded/spare-space.ts'
import { type Listen, listenOnEmbedded, listenOnServer } from './listen.ts'
import { namedStatementsPool } from './named-statements-pool.ts'
import type { DB } from './schema.generated.ts'
import { ServerWatch } from './server-watchdog.ts'

const int8 = 20
pg.types.setTypeParser(int8, Number)

/** A door to the database. Queries need a transaction: see `inTransaction`. */
export interface Database {
  readonly kind: 'embedded' | 'server'
  readonly pool: pg.Pool
  readonly kysely: Kysely<DB>
  /** The same, for frequent statements: they stay prepared. */
  readonly repeating: Kysely<DB>
  /** The connections behind it, for what requests read. */
  readonly connections: PostgresPool
  readonly listen: Listen
  /** Whether its disk is full: then transactions only read. */
  isFull(): boolean
  /** When several last came at once. */
  readonly rush: { seen: number }
  close(): Promise<void>
}

interface Surroundings {
  readonly watch?: ServerWatch
  readonly isFull?: () => boolean
}

export function databaseOf(
  kind: Database['kind'],
  pool: pg.Pool,
  listen: Listen,
  close: () => Promise<void>,
  { watch, isFull = () => false }: Surroundings = {},
): Database {
  const connections = (isNamed: boolean) => namedStatementsPool(pool, { isNamed, watch, isFull })
  const through = (isNamed: boolean) =>
    new Kysely<DB>({ dialect: new PostgresDialect({ pool: connections(isNamed) }) })
  return {
    ...{ kind, pool, listen, close, isFull },
    kysely: through(false),
    repeating: through(true),
    connections: connections(false),
    rush: { seen: Number.NEGATIVE_INFINITY },
  }
}

interface Embedding {
  readonly unlock?: () => void
  readonly spare?: SpareSpace
}

/** The embedded Postgres speaks through the same pool as a server, with one connection. */
export function embeddedDatabase(pglite: PGlite, { unlock, spare }: Embedding = {}): Database {
  const pool = new pg.Pool({
    ...createPgConfig(inWholeMessages(pglite) as PGlite),
    max: 1,
  } as pg.PoolConfig)
  const close = async () => {
    await pool.end()
    await pglite.close()
    unlock?.()
  }
  const isFull = spare && (() => spare.isFull())
  return databaseOf('embedded', pool, listenOnEmbedded(pglite, pool), close, { isFull })
}

interface Opening {
  /** No statement timeout for programs that serve no requests. */
  readonly isPatient?: boolean
  readonly compiled?: CompiledPostgres
}

const connectionTimeoutMillis = 1_500

/** Set by a statement: a pooler refuses them among the parameters of a new connection. */
const limitTimes = {
  text: 'set statement_timeout = 5000; set idle_in_transaction_session_timeout = 15000',
  query_timeout: connectionTimeoutMillis,
}

const limits = {
  connectionTimeoutMillis,
  // a frozen server does not enforce its own statement timeout
  query_timeout: 6_000,
  onConnect: (client: pg.ClientBase) => client.query(limitTimes),
}

export function serverDatabase(url: string, log: Log, { isPatient }: Opening = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, ...(isPatient ? {} : limits) })
  const lost = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  pool.on('error', lost)
  // the pool handles errors of idle clients only: an unhandled one between two queries ends the process
  pool.on('connect', (client) => client.on('error', lost))
  const listening = listenOnServer(url, log)
  const watch = isPatient ? undefined : new ServerWatch(url)
  const close = async () => {
    watch?.close()
    await listening.close()
    await pool.end()
  }
  return databaseOf('server', pool, listening.listen, close, { watch })
}

/** Opens the configured database: a Postgres server, otherwise the embedded one. */
export async function openDatabase(
  config: Config,
  log: Log,
  opening: Opening = {},
): Promise<Database> {
  if (config.DATABASE_URL !== '') return serverDatabase(config.DATABASE_URL, log, opening)
  const { pglite, spare, unlock } = await openEmbedded(config.DATA_DIR, opening.compiled)
  spare.onChange((isFull) =>
    isFull
      ? log.error('the disk is full: until there is space again the shop only reads')
      : log.warn('the disk has space again'),
  )
  return embeddedDatabase(pglite, { spare, unlock })
}
