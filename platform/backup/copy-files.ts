import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { StartupError } from '../startup-error.ts'
import type { WrittenFile } from './manifest.ts'

/** What the store was writing when the process was stopped. */
const isDraft = (name: string) => /\.[0-9a-f-]{36}~$/.test(name)

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  await fs.promises.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await fs.promises.writeFile(file, bytes, { mode: 0o600, flush: true })
}

/** Copies every file below a folder; one that was removed meanwhile is skipped. */
export async function copyFiles(from: string, to: string): Promise<WrittenFile[]> {
  if (!fs.existsSync(from)) return []
  const entries = fs.readdirSync(from, { recursive: true, withFileTypes: true })
  const copied: WrittenFile[] = []
  for (const entry of entries) {
    if (!entry.isFile() || isDraft(entry.name)) continue
    const place = path.relative(from, path.join(entry.parentPath, entry.name))
    const bytes = await fs.promises.readFile(path.join(from, place)).catch(() => null)
    if (!bytes) continue
    await writeDurably(path.join(to, place), bytes)
    const name = place.split(path.sep).join('/')
    copied.push({ path: name, bytes: bytes.length, sha256: sha256(bytes) })
  }
  return copied.sort((a, b) => a.path.localeCompare(b.path))
}

/** Restores the files of a backup and compares each with its recorded checksum. */
export async function restoreFiles(
  from: string,
  to: string,
  list: readonly WrittenFile[],
): Promise<void> {
  for (const { path: name, sha256: expected } of list) {
    const bytes = await fs.promises.readFile(path.join(from, name))
    if (sha256(bytes) !== expected)
      throw new StartupError(`The backup is damaged: ${name} is not what was written.`)
    const file = path.resolve(to, name)
    if (!file.startsWith(path.resolve(to) + path.sep))
      throw new StartupError(`The backup names a file outside its folder: ${name}.`)
    await writeDurably(file, bytes)
  }
}
