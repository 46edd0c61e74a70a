import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartupError } from '../startup-error.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { refuseDamaged } from './read-lines.ts'

async function isWritten(file: string, sha256: string): Promise<boolean> {
  if (!fs.existsSync(file)) return false
  const hash = createHash('sha256')
  await pipeline(fs.createReadStream(file), hash)
  return hash.digest('hex') === sha256
}

/** Reads a whole backup and compares every byte with what was written; null where one differs. */
export async function verifiedBackup(folder: string): Promise<Manifest | null> {
  try {
    const manifest = readManifest(folder)
    await refuseDamaged(folder, manifest)
    for (const { path: name, sha256 } of manifest.files.list)
      if (!(await isWritten(path.join(folder, 'files', name), sha256))) return null
    return manifest
  } catch (error) {
    if (error instanceof StartupError) return null
    throw error
  }
}
