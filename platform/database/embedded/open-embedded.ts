import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { StartupError } from '../../startup-error.ts'
import { DurableFs } from './durable-fs.ts'
import { placeEmptyCluster } from './empty-cluster.ts'
import { lockFolder } from './lock-folder.ts'
import { SpareSpace } from './spare-space.ts'

const extensions = { pg_trgm, unaccent }

/** Skips PGlite's query for array types, a quarter of the opening time: the pool serialises and parses values. */
class PlainPGlite extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

const startParams = [
  ...PGlite.defaultStartParams.filter((argument) => argument !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // 402 MB of memory without it, 191 MB with it
  '-c',
  'shared_buffers=16MB',
]

/** A database that nobody has written to, made by the build; without it the package makes one. */
export const emptyCluster = 'build/empty-database'

/** The Postgres binary as shipped; requested early, it compiles in parallel with other work. */
export type CompiledPostgres = Promise<WebAssembly.Module>

/** Opens the database in a folder, durable and for one process only. */
export async function openEmbedded(dataDir: string, compiled?: CompiledPostgres) {
  const folder = path.resolve(dataDir, 'database')
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  const lock = await lockFolder(folder)
  placeEmptyCluster(emptyCluster, folder)
  const spare = new SpareSpace(path.dirname(folder))
  const durable = new DurableFs(folder, spare)
  const pgliteWasmModule = await compiled
  const pglite = new PlainPGlite({ fs: durable, startParams, extensions, pgliteWasmModule })
  await pglite.waitReady.catch((error: unknown) => {
    if (!spare.isFull()) throw error
    throw new StartupError(
      `The disk of ${dataDir} is full, and the database cannot be opened. Free 64 MB and start again.`,
    )
  })
  durable.isOpen()
  spare.isFull()
  return { pglite, spare, unlock: () => lock.close() }
}

/** A database in memory, for tests. */
export const openInMemory = () => PGlite.create({ extensions })
