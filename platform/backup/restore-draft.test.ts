import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { forgetInterrupted, placeRestored, refuseHalfRestored } from './restore-draft.ts'

/** A data folder with these files. */
function dataWith(...files: string[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-draft-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), file)
  }
  return folder
}
const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()

test('what was restored gets its place, and the draft goes', () => {
  const folder = dataWith('restoring~/files/proof', 'restoring~/database/rows', 'mail/one')
  placeRestored(folder)
  expect(filesIn(folder)).toEqual(['database/rows', 'files/proof', 'mail/one'])
})

test('whatever a power cut left, no shop opens beside half of it, and the restore is begun again with nothing of it', () => {
  for (const left of [
    ['restoring~/files/proof'],
    ['restoring~/files/proof', 'restoring~/database/rows'],
    ['restoring~/database/rows', 'files/proof'],
  ]) {
    const folder = dataWith(...left)
    expect(() => refuseHalfRestored(folder)).toThrow('Run npm run restore -- FOLDER again')
    forgetInterrupted(folder)
    expect(filesIn(folder)).toEqual([])
    refuseHalfRestored(folder)
  }
})

test('after the database has its place the restore is complete: only the draft goes', () => {
  for (const finish of [refuseHalfRestored, forgetInterrupted]) {
    const folder = dataWith('restoring~/spare-space', 'files/proof', 'database/rows')
    finish(folder)
    expect(filesIn(folder)).toEqual(['database/rows', 'files/proof'])
  }
})
