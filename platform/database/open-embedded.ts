import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { lockFolder } from './lock-folder.ts'

const extensions = { pg_trgm, unaccent }

interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

/** The package's file system has no fsync: without it a power cut loses acknowledged commits. */
class DurableFs extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>) {
    const ready = await super.init(...given)
    ready.emscriptenOpts.preRun?.push((module: unknown) => {
      const { NODEFS } = module as EmscriptenModule
      NODEFS.stream_ops.fsync = (stream) => {
        fs.fsyncSync(stream.nfd)
        return 0
      }
    })
    return ready
  }
}

const startParams = [
  ...PGlite.defaultStartParams.filter((argument) => argument !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // 402 MB of memory without it, 191 MB with it
  '-c',
  'shared_buffers=16MB',
]

/** Opens the database in a folder of its own, durable and for one process only. */
export async function openEmbedded(dataDir: string) {
  const folder = path.resolve(dataDir, 'database')
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  const lock = await lockFolder(folder)
  const pglite = await PGlite.create({ fs: new DurableFs(folder), startParams, extensions })
  return { pglite, unlock: () => lock.close() }
}

/** A database in memory, for tests. */
export const openInMemory = () => PGlite.create({ extensions })
