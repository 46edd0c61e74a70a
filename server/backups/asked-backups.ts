import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '#platform/sentence.ts'

/** One process holds the embedded database, so others leave it a note in the data folder. */
const note = 'backup.asked'
const answerFile = 'backup.told'
const lookEvery = 1_000
const patience = 15_000

interface Told {
  readonly folder?: string
  readonly problem?: string
}

const inFolder = (dataDir: string, name: string) => path.join(path.resolve(dataDir), name)

/** Makes a backup for whoever leaves a note; returns how to stop. */
export function hearAskedBackups(dataDir: string, make: () => Promise<string>): () => void {
  const asked = inFolder(dataDir, note)
  const told = inFolder(dataDir, answerFile)
  fs.rmSync(asked, { force: true })
  let isBusy = false
  const answer = async (): Promise<Told> => {
    try {
      return { folder: await make() }
    } catch (error) {
      return { problem: (error as Error).message }
    }
  }
  const look = async () => {
    if (isBusy || !fs.existsSync(asked)) return
    isBusy = true
    fs.rmSync(asked, { force: true })
    const said = await answer()
    fs.writeFileSync(`${told}~`, JSON.stringify(said), { mode: 0o600 })
    fs.renameSync(`${told}~`, told)
    isBusy = false
  }
  const clock = setInterval(() => void look(), lookEvery)
  clock.unref()
  return () => clearInterval(clock)
}

async function until(isSo: () => boolean, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await pause(100)) if (isSo()) return true
  return isSo()
}

/** Asks the process that holds the data folder; the backup's own folder. */
export async function askForBackup(dataDir: string): Promise<string> {
  const asked = inFolder(dataDir, note)
  const told = inFolder(dataDir, answerFile)
  fs.rmSync(told, { force: true })
  fs.writeFileSync(asked, '', { mode: 0o600 })
  if (!(await until(() => !fs.existsSync(asked), patience))) {
    fs.rmSync(asked, { force: true })
    throw new CannotStart('The open shop does not answer. Stop it and ask again.')
  }
  if (!(await until(() => fs.existsSync(told), 3_600_000)))
    throw new CannotStart('The shop began a backup and did not end it within an hour.')
  const { folder, problem } = JSON.parse(fs.readFileSync(told, 'utf8')) as Told
  fs.rmSync(told, { force: true })
  if (!folder) throw new CannotStart(`No backup was made: ${problem}`)
  return folder
}
