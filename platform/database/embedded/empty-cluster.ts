import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { flushDisk } from './durable-fs.ts'

interface Header {
  /** The version of the package that made it. */
  readonly version: string
  /** Folders before what they hold; a folder has no length. */
  readonly entries: readonly { readonly name: string; readonly length: number | null }[]
}

const newline = 10
/** Elsewhere each file is flushed by itself. */
const mayFlushAtOnce = process.platform === 'linux'

function readArchive(archive: string) {
  const bytes = gunzipSync(fs.readFileSync(archive))
  const end = bytes.indexOf(newline)
  return {
    header: JSON.parse(bytes.toString('utf8', 0, end)) as Header,
    content: bytes.subarray(end + 1),
  }
}

/** The version of an archive; null when there is none. */
export const archivedVersion = (archive: string): string | null =>
  fs.existsSync(archive) ? readArchive(archive).header.version : null

/** Packs the folder of a database that nobody has written to yet. */
export function packCluster(folder: string, version: string): Buffer {
  const found = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  const entries = found.map((entry) => {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).split(path.sep).join('/')
    return { name, length: entry.isFile() ? fs.statSync(file).size : null }
  })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  const files = entries.filter(({ length }) => length !== null)
  const content = files.map(({ name }) => fs.readFileSync(path.join(folder, name)))
  const header = Buffer.from(`${JSON.stringify({ version, entries })}\n`)
  return gzipSync(Buffer.concat([header, ...content]), { level: 9 })
}

function unpack(archive: string, folder: string): void {
  const { header, content } = readArchive(archive)
  let at = 0
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const { name, length } of header.entries) {
    const place = path.join(folder, name)
    if (length === null) fs.mkdirSync(place, { mode: 0o700 })
    else
      fs.writeFileSync(place, content.subarray(at, at + length), {
        mode: 0o600,
        flush: !mayFlushAtOnce,
      })
    at += length ?? 0
  }
}

/**
 * Where there is no database yet, puts the empty one there: making it anew takes 500 MB and ten seconds. It gets its name
 * when all of it is on the disk.
 */
export function placeEmptyCluster(archive: string, folder: string): void {
  if (fs.existsSync(folder) || !fs.existsSync(archive)) return
  const draft = `${folder}.new`
  fs.rmSync(draft, { recursive: true, force: true })
  unpack(archive, draft)
  flushDisk(draft)
  fs.renameSync(draft, folder)
  flushDisk(path.dirname(folder))
}
