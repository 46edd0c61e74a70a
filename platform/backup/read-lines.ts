import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { StartupError } from '../startup-error.ts'
import { type Manifest, tableFile } from './manifest.ts'

/** Only a line feed ends a line: other line breaks are text. */
async function* linesOf(input: AsyncIterable<unknown>): AsyncGenerator<string> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const part of input) {
    const lines = (rest + decoder.decode(part as Buffer, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

const damaged = (file: string) =>
  new StartupError(`The backup is damaged: ${path.basename(file)} is not what was written.`)

/** Reads a table's file line by line. */
export async function readLines(
  file: string,
  take: (line: string) => void | Promise<void>,
): Promise<void> {
  const whole = pipeline(fs.createReadStream(file), createGunzip(), async (parts) => {
    for await (const line of linesOf(parts)) await take(line)
  })
  await whole.catch((error: { code?: string }) => {
    const isTorn = error.code === 'ENOENT' || error.code?.startsWith('Z_')
    throw isTorn ? damaged(file) : error
  })
}

/** Refuses a backup whose tables differ in a single byte from what was written. */
export async function refuseDamaged(folder: string, { tables }: Manifest): Promise<void> {
  for (const [table, { sha256 }] of Object.entries(tables)) {
    const hash = createHash('sha256')
    const file = tableFile(folder, table)
    await readLines(file, (line) => void hash.update(line).update('\n'))
    if (hash.digest('hex') !== sha256) throw damaged(file)
  }
}
