import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { inject, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { openFiles } from '#platform/files/open-files.ts'
import { makeBackupByHand } from '#server/backups/make-backup.ts'
import { ownFolder } from '#tests/harness/processes/empty-place.ts'
import { chances, rounds } from '#tests/harness/stress.ts'
import { stocked } from './audit.ts'
import { anOwnDatabase } from './own-database.ts'
import { type Before, phases, shopOfYesterday } from './power-cuts.ts'

const cuts = Number(process.env.POWER_CUTS ?? rounds(5, 200))
const seed = Number(process.env.STRESS_SEED ?? Date.now() % 1_000_000_000)

/** A round waits for processes to start, one after the other. */
const atOnce = 3

async function prepare(): Promise<{ place: string; before: Before }> {
  const place = ownFolder()
  const own = await anOwnDatabase()
  const db = await own.open()
  const [kit = ''] = await stocked(db, 1, 100_000)
  const today = own.environment.DATA_DIR ?? ''
  const config = readConfig({ DATA_DIR: today, BACKUP_DIR: path.join(place, 'backups') })
  const image = Buffer.from([1, 2, 3, 255])
  await openFiles(config).put('proofs', 'one.webp', image, { contentType: 'image/webp' })
  const made = await makeBackupByHand({ db, config, now: () => new Date() })
  await db.close()
  execFileSync('tar', ['-xf', 'tests/fixtures/backup-of-november-25.tar', '-C', place])
  const old = path.join(place, 'backup-of-november-25')
  const yesterday = await shopOfYesterday(old, path.join(place, 'yesterday'))
  return { place, before: { today, yesterday, backup: made.folder, kit } }
}

test('whenever the power goes, the shop starts again and has every row that was acknowledged', {
  timeout: 60_000 + cuts * 60_000,
}, async ({ skip }) => {
  skip('owner' in inject('filledDatabase'), 'a server looks after its own files')
  const { place, before } = await prepare()
  console.log(`${cuts} power cuts, STRESS_SEED=${seed}`)
  const startedAt = performance.now()
  const names = Object.keys(phases) as (keyof typeof phases)[]
  let started = 0
  let done = 0
  async function round(at: number): Promise<void> {
    const phase = names[at % names.length] ?? 'start'
    const folder = fs.mkdtempSync(path.join(place, 'round-'))
    try {
      await phases[phase]({ ...before, folder, chance: chances(seed + at) })
    } catch (error) {
      throw new Error(`round ${at + 1}, ${phase}, STRESS_SEED=${seed}`, { cause: error })
    }
    fs.rmSync(folder, { recursive: true, force: true })
    done += 1
    if (done % 20 > 0 && done < cuts) return
    const each = (performance.now() - startedAt) / 1_000 / done
    console.log(`${done} power cuts, ${each.toFixed(1)} s each`)
  }
  const oneByOne = async () => {
    while (started < cuts) await round(started++)
  }
  await Promise.all(Array.from({ length: atOnce }, oneByOne))
})
