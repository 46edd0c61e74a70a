import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { embeddedDatabase } from '../database/connect.ts'
import { lockFolder } from '../database/embedded/lock-folder.ts'
import { openEmbedded } from '../database/embedded/open-embedded.ts'
import { baselineFiles, migrate, migrationFiles } from '../database/migrate.ts'
import { StartupError } from '../startup-error.ts'
import { restoreFiles } from './copy-files.ts'
import { type Backup, loadBackup } from './load-backup.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { refuseDamaged } from './read-lines.ts'
import {
  draftOf,
  forgetInterrupted,
  isEmptyFolder,
  parts,
  placeIn,
  placeRestored,
} from './restore-draft.ts'
import type { RowTranslation } from './row-translation.ts'

type Place = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'MIGRATION_DATABASE_URL' | 'FILES_ENDPOINT'>

function refuseFilledFolder(folder: string): void {
  if (!isEmptyFolder(folder))
    throw new StartupError(
      `${folder} is not empty, and a backup is restored into an empty place only. Set another DATA_DIR, or move the folder away.`,
    )
}

async function refuseFilledDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`,
  )
  if (rows.length > 0)
    throw new StartupError(
      'The database in MIGRATION_DATABASE_URL has tables already, and a backup goes into an empty one only. Make a new database.',
    )
}

/** The tables of that time, or of the baseline where that is later, filled and then brought to this time. */
async function fill(pool: pg.Pool, backup: Backup): Promise<void> {
  const { format, migrations } = backup.manifest
  const baseline = format === 1 ? baselineFiles().map(({ name }) => name) : []
  await migrate(pool, new Set([...baseline, ...migrations]))
  await loadBackup(pool, backup)
  await migrate(pool)
}

async function fillEmbedded(draft: string, backup: Backup): Promise<void> {
  const { pglite, unlock } = await openEmbedded(draft)
  const db = embeddedDatabase(pglite, { unlock })
  await fill(db.pool, backup).finally(() => db.close())
}

async function fillServer(url: string, backup: Backup): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    await refuseFilledDatabase(pool)
    await fill(pool, backup)
  } finally {
    await pool.end()
  }
}

/** The last of the migrations that the baseline replaced. */
const lastBeforeBaseline = '0036_kept_days.sql'

function refuseUnknownMigrations({ format, migrations }: Manifest): void {
  if (format === 1 && !migrations.includes(lastBeforeBaseline))
    throw new StartupError(
      `The backup was made before ${lastBeforeBaseline}. Restore it with the last version that has this migration, and make a new backup there.`,
    )
  const known = new Set(migrationFiles().map(({ name }) => name))
  const isKnown = (name: string) => known.has(name) || (format === 1 && name <= lastBeforeBaseline)
  const unknown = migrations.filter((name) => !isKnown(name))
  if (unknown.length > 0)
    throw new StartupError(
      `The backup was made by a newer version of the shop (${unknown.join(', ')}). Restore it with that version.`,
    )
}

/** Restores a backup of either database kind into an empty place of either kind. */
export async function restoreBackup(
  config: Place,
  folder: string,
  rowTranslations: readonly RowTranslation[],
): Promise<Manifest> {
  const manifest = readManifest(folder)
  const translations = manifest.format === 1 ? rowTranslations : []
  const backup = { folder, manifest, translations }
  refuseUnknownMigrations(manifest)
  const { DATA_DIR, DATABASE_URL, MIGRATION_DATABASE_URL } = config
  const isEmbedded = DATABASE_URL === ''
  if (!isEmbedded && MIGRATION_DATABASE_URL === '')
    throw new StartupError(
      'MIGRATION_DATABASE_URL: A backup is restored by the owner of the tables; give the address with which the database is migrated.',
    )
  const lock = await lockFolder(placeIn(DATA_DIR, 'database'))
  try {
    forgetInterrupted(DATA_DIR)
    for (const part of isEmbedded ? parts : (['files'] as const))
      refuseFilledFolder(placeIn(DATA_DIR, part))
    await refuseDamaged(folder, manifest)
    await restoreFiles(
      path.join(folder, 'files'),
      path.join(draftOf(DATA_DIR), 'files'),
      manifest.files.list,
    )
    if (isEmbedded) await fillEmbedded(draftOf(DATA_DIR), backup)
    else await fillServer(MIGRATION_DATABASE_URL, backup)
    placeRestored(DATA_DIR)
  } catch (error) {
    fs.rmSync(draftOf(DATA_DIR), { recursive: true, force: true })
    throw error
  } finally {
    lock.close()
  }
  return manifest
}
