import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { backupsIn } from '#platform/backup/manifest.ts'
import { readConfig } from '#platform/config.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { createLog } from '#platform/log.ts'
import { lastBackups } from '#shop/backups/backups.service.server.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { makeDueBackup } from './run-backups.ts'

const opened = new Date('2026-11-20T12:00:00Z')
const half = new Date('2026-11-21T08:30:10Z')
const later = (ms: number) => new Date(half.getTime() + ms)
const hourMs = 3_600_000

afterEach(async () => {
  await asOwner('delete from backup_runs')
})

async function shopWith(place: string) {
  const db = await testDatabase()
  const config = readConfig({ DATA_DIR: place })
  const look = (now: Date) =>
    makeDueBackup({ db, config, log: createLog('silent'), now: () => now }, opened)
  const runs = () => lastBackups(asSystem(db, 'a test looks'))
  return { look, runs }
}

function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-keeping-'))
  onTestFinished(() => fs.rmSync(made, { recursive: true, force: true }))
  return made
}

test('of two processes that look at the same time one makes the backup of the day, once', async () => {
  const places = [folder(), folder()]
  const [one, other] = await Promise.all(places.map(shopWith))
  expect(await one?.look(new Date('2026-11-21T08:29:00Z'))).toBe(false)
  const made = await Promise.all([one?.look(half), other?.look(half)])
  expect(made.sort()).toEqual([false, true])
  expect(await one?.look(later(hourMs * 5))).toBe(false)
  expect(places.flatMap((place) => backupsIn(path.join(place, 'backups')))).toHaveLength(1)
  expect(await one?.runs()).toMatchObject([{ problem: '', endedAt: half }])
})

test('a failed backup is recorded with its reason and retried after an hour', async () => {
  const place = folder()
  fs.writeFileSync(path.join(place, 'backups'), 'no folder')
  const { look, runs } = await shopWith(place)
  await expect(look(half)).rejects.toThrow(/EEXIST|ENOTDIR/)
  expect(await runs()).toMatchObject([{ problem: expect.stringMatching(/EEXIST|ENOTDIR/) }])
  expect(await look(later(hourMs / 2))).toBe(false)
  fs.rmSync(path.join(place, 'backups'))
  expect(await look(later(hourMs + 1_000))).toBe(true)
  expect(await runs()).toMatchObject([{ problem: '' }])
})
