import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import {
  checkNames,
  type FileStore,
  isFileName,
  pageOfNames,
  usualCacheControl,
} from './file-store.ts'

const facts = z.object({ contentType: z.string(), cacheControl: z.string() })
/** The metadata of a file lies beside it. */
const besides = (file: string) => `${file}.facts~`

const orNull = async <Value>(work: Promise<Value>): Promise<Value | null> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/** Written completely or not at all, and flushed to disk before the call returns. */
async function writeWhole(file: string, bytes: Buffer | string): Promise<void> {
  const draft = `${file}.${randomUUID()}~`
  const handle = await fs.open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await fs.rename(draft, file)
}

/** Buckets are subfolders of one folder that only the shop's own user can read. */
export function diskStore(folder: string): FileStore {
  const place = (bucket: string, name: string) => {
    checkNames(bucket, name)
    return path.join(folder, bucket, name)
  }
  return {
    async put(bucket, name, bytes, options) {
      const file = place(bucket, name)
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      const known = facts.parse({ cacheControl: usualCacheControl, ...options })
      await writeWhole(besides(file), JSON.stringify(known))
      await writeWhole(file, bytes)
    },
    async get(bucket, name) {
      const file = place(bucket, name)
      const bytes = await orNull(fs.readFile(file))
      if (!bytes) return null
      return { ...facts.parse(JSON.parse(await fs.readFile(besides(file), 'utf8'))), bytes }
    },
    async remove(bucket, name) {
      const file = place(bucket, name)
      await orNull(fs.unlink(file))
      await orNull(fs.unlink(besides(file)))
    },
    async list(bucket, listing) {
      checkNames(bucket)
      const names = (await orNull(fs.readdir(path.join(folder, bucket)))) ?? []
      return pageOfNames(names.filter(isFileName), listing)
    },
  }
}
