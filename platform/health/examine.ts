import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { databaseTime } from '../database/database-clock.ts'
import { MigrationNeeded } from '../database/migrate.ts'
import { refuseOutdated, refuseUnsafeRoles } from '../database/refuse-unsafe.ts'
import type { FileStore } from '../files/file-store.ts'
import { machineTime } from '../process-clock.ts'
import { StartupError } from '../startup-error.ts'
import { assessClock, assessDisk } from './assess.ts'
import { type Check, type Finding, finding } from './finding.ts'

const text = (error: unknown) =>
  String((error as Error).message ?? error)
    .split('\n')[0]
    ?.slice(0, 300) ?? ''

/** An exception of a check becomes its finding. */
async function examined(check: Check, work: () => Promise<Finding> | Finding): Promise<Finding> {
  try {
    return await work()
  } catch (error) {
    const found = error instanceof StartupError ? 'refused' : 'failed'
    return finding(check, 'ill', found, { problem: text(error) })
  }
}

async function examineAnswer({ pool, kind }: Database): Promise<Finding> {
  const startedAt = performance.now()
  await pool.query('select 1')
  const ms = Math.round(performance.now() - startedAt)
  const facts = { kind, ms }
  return finding('database', ms > 500 ? 'watch' : 'well', ms > 500 ? 'slow' : 'answers', facts)
}

async function examineRowSecurity({ pool }: Database): Promise<Finding> {
  const { rows } = await pool.query<{ name: string; closed: boolean }>(
    `select c.relname::text as name, c.relrowsecurity and c.relforcerowsecurity as closed
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
  )
  const open = rows.filter(({ closed }) => !closed).map(({ name }) => name)
  return open.length > 0
    ? finding('row_security', 'ill', 'open', { tables: open.join(', ') })
    : finding('row_security', 'well', 'forced', { count: rows.length })
}

async function examineMigrations(db: Database): Promise<Finding> {
  try {
    await refuseOutdated(db)
    return finding('migrations', 'well', 'up_to_date')
  } catch (error) {
    if (db.kind === 'embedded' && error instanceof MigrationNeeded)
      return finding('migrations', 'watch', 'at_the_next_start')
    throw error
  }
}

export async function examineClock(db: Pick<Database, 'pool'>): Promise<Finding> {
  const databases = await databaseTime(db)
  return assessClock(new Date(machineTime()), databases)
}

/** The state of the database: reachable, safe and up to date. */
export const examineDatabase = (db: Database): Promise<Finding[]> =>
  Promise.all([
    examined('database', () => examineAnswer(db)),
    examined('roles', async () => {
      await refuseUnsafeRoles(db)
      return finding('roles', 'well', 'harmless')
    }),
    examined('row_security', () => examineRowSecurity(db)),
    examined('migrations', () => examineMigrations(db)),
    examined('clock', () => examineClock(db)),
  ])

async function examineFiles(files: FileStore, place: string): Promise<Finding> {
  const name = `probe-${randomUUID().slice(0, 8)}`
  const bytes = Buffer.from(name)
  await files.put('health', name, bytes, { contentType: 'text/plain' })
  const back = await files.get('health', name)
  await files.remove('health', name)
  if (!back?.bytes.equals(bytes)) throw new Error('a file did not come back as it was written')
  return finding('files', 'well', 'kept', { place })
}

function examineDisk(folder: string): Finding {
  fs.mkdirSync(folder, { recursive: true })
  const { bavail, blocks, bsize } = fs.statfsSync(folder)
  return assessDisk(bavail * bsize, blocks * bsize)
}

const mailWay = ({ SMTP_URL, RESEND_API_KEY }: Config) =>
  SMTP_URL !== '' ? 'smtp' : RESEND_API_KEY !== '' ? 'api' : ''

/** The state of the machine and its settings. */
export const examineMachine = (config: Config, files: FileStore): Promise<Finding[]> =>
  Promise.all([
    examined('disk', () => examineDisk(path.resolve(config.DATA_DIR))),
    examined('files', () => examineFiles(files, config.FILES_ENDPOINT || config.DATA_DIR)),
    examined('mail', () =>
      mailWay(config) === ''
        ? finding('mail', 'watch', 'into_files', { place: path.join(config.DATA_DIR, 'mail') })
        : finding('mail', 'well', 'leaves', { way: mailWay(config), from: config.MAIL_FROM }),
    ),
  ])
