import fs from 'node:fs'
import path from 'node:path'
import { flushDisk } from '../database/embedded/durable-fs.ts'
import { StartupError } from '../startup-error.ts'

/** In the order in which they get their places: with the database the restore is complete. */
export const parts = ['files', 'database'] as const

export const placeIn = (dataDir: string, part: (typeof parts)[number]): string =>
  path.resolve(dataDir, part)

/** Where a restore is made until all of it is on the disk. */
export const draftOf = (dataDir: string): string => path.resolve(dataDir, 'restoring~')

export const isEmptyFolder = (folder: string): boolean =>
  !fs.existsSync(folder) || fs.readdirSync(folder).length === 0

const remove = (place: string) => fs.rmSync(place, { recursive: true, force: true })

/** Gives what was restored its place; a power cut on the way leaves what `forgetInterrupted` understands. */
export function placeRestored(dataDir: string): void {
  const draft = draftOf(dataDir)
  if (fs.existsSync(draft)) flushDisk(draft)
  for (const part of parts) {
    const made = path.join(draft, part)
    if (!fs.existsSync(made)) continue
    remove(placeIn(dataDir, part))
    fs.renameSync(made, placeIn(dataDir, part))
  }
  flushDisk(dataDir)
  remove(draft)
}

/** Removes what an interrupted restore left; the files of one had their place before its database. */
export function forgetInterrupted(dataDir: string): void {
  const draft = draftOf(dataDir)
  if (!fs.existsSync(draft)) return
  const isComplete = !isEmptyFolder(placeIn(dataDir, 'database'))
  if (!isComplete && !fs.existsSync(path.join(draft, 'files'))) remove(placeIn(dataDir, 'files'))
  remove(draft)
}

/** A shop never opens beside half of what it was to get back. */
export function refuseHalfRestored(dataDir: string): void {
  const draft = draftOf(dataDir)
  if (!fs.existsSync(draft)) return
  if (isEmptyFolder(placeIn(dataDir, 'database')))
    throw new StartupError(
      `A backup was being restored into ${dataDir} when the process was stopped. Run npm run restore -- FOLDER again, or remove ${draft} to begin with what there is.`,
    )
  remove(draft)
}
