import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'

/** The file of each master by its name, whatever folder it lies in. */
export function masterFiles(folder: URL): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const masters = files.filter((file) => file.endsWith('.webp'))
  return new Map(masters.map((file) => [parse(file).name, join(folder.pathname, file)]))
}
