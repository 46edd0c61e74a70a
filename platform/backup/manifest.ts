import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { StartupError } from '../startup-error.ts'

const written = z.object({
  rows: z.number(),
  columns: z.array(z.string()),
  sha256: z.string(),
})

const manifestShape = z.object({
  /** 1: before the baseline; rows are translated while they are restored. */
  format: z.union([z.literal(1), z.literal(2)]),
  madeAt: z.iso.datetime(),
  database: z.enum(['embedded', 'server']),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), written),
  files: z.object({
    /** Elsewhere: at a service with copies of its own. Earlier backups name it otherwise or not at all. */
    stored: z.enum(['here', 'elsewhere']).optional(),
    list: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
  }),
})

/** Contents of a backup, written last: a folder without it is not a backup. */
export type Manifest = z.infer<typeof manifestShape>
export type WrittenTable = z.infer<typeof written>
export type WrittenFile = Manifest['files']['list'][number]

const fileName = 'manifest.json'
const named = /^girasol-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/

export const backupName = (madeAt: Date): string =>
  `girasol-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

export const tableFile = (folder: string, table: string): string =>
  path.join(folder, 'tables', `${table}.copy.gz`)

export const rowsIn = ({ tables }: Manifest): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)

export const writeManifest = (folder: string, manifest: Manifest): void =>
  fs.writeFileSync(path.join(folder, fileName), `${JSON.stringify(manifest, null, 1)}\n`, {
    mode: 0o600,
    flush: true,
  })

export function readManifest(folder: string): Manifest {
  const file = path.join(folder, fileName)
  if (!fs.existsSync(file))
    throw new StartupError(`${folder} is no backup: there is no ${fileName} in it.`)
  const parsed = manifestShape.safeParse(jsonOf(fs.readFileSync(file, 'utf8')))
  if (!parsed.success)
    throw new StartupError(`${file} is not as this version of the shop writes it.`)
  return parsed.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The whole backups of a folder, the newest first. */
export function backupsIn(place: string): string[] {
  if (!fs.existsSync(place)) return []
  const isWhole = (name: string) => fs.existsSync(path.join(place, name, fileName))
  return fs
    .readdirSync(place)
    .filter((name) => named.test(name) && isWhole(name))
    .sort()
    .reverse()
}

/** Removes all but the newest backups, and the remains of interrupted ones. */
export function forgetOldBackups(place: string, maxBackups: number): void {
  const old = backupsIn(place).slice(maxBackups)
  const torn = fs.readdirSync(place).filter((name) => /^girasol-.*~$/.test(name))
  for (const name of [...old, ...torn])
    fs.rmSync(path.join(place, name), { recursive: true, force: true })
}
