import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '#platform/startup-error.ts'

/** Commands of other programs for the process that holds the embedded database, sent as a file in its folder. */
export type Question = 'backup' | 'doctor'

const lookEvery = 1_000
const replyTimeoutMs = 15_000
const maxAgeMs = 3_600_000

interface ControlReply {
  readonly result?: unknown
  readonly problem?: string
}

const notes = (dataDir: string, question: Question) => ({
  asked: path.resolve(dataDir, `${question}.asked`),
  reply: path.resolve(dataDir, `${question}.told`),
})

/** Handles command files, which only the shop's own user can write; returns the stop function. */
export function listenForQuestions(
  dataDir: string,
  responses: Readonly<Record<Question, () => Promise<unknown>>>,
): () => void {
  const handleTo = async (question: Question): Promise<void> => {
    const { asked: requested, reply } = notes(dataDir, question)
    if (!fs.existsSync(requested)) return
    fs.rmSync(requested, { force: true })
    const output: ControlReply = await responses[question]().then(
      (result) => ({ result }),
      (error: Error) => ({ problem: error.message }),
    )
    fs.writeFileSync(`${reply}~`, JSON.stringify(output), { mode: 0o600 })
    fs.renameSync(`${reply}~`, reply)
  }
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    await handleTo('backup').catch(() => {})
    await handleTo('doctor').catch(() => {})
    isBusy = false
  }
  for (const question of ['backup', 'doctor'] as const)
    fs.rmSync(notes(dataDir, question).asked, { force: true })
  const clock = setInterval(() => void look(), lookEvery)
  clock.unref()
  return () => clearInterval(clock)
}

async function until(isSo: () => boolean, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await pause(100)) if (isSo()) return true
  return isSo()
}

/** Sends a command to the open shop and waits for its response. */
export async function askRunningShop(dataDir: string, question: Question): Promise<unknown> {
  const { asked: requested, reply } = notes(dataDir, question)
  fs.rmSync(reply, { force: true })
  fs.writeFileSync(requested, '', { mode: 0o600 })
  if (!(await until(() => !fs.existsSync(requested), replyTimeoutMs))) {
    fs.rmSync(requested, { force: true })
    throw new StartupError('The open shop does not respond. Stop it and try again.')
  }
  if (!(await until(() => fs.existsSync(reply), maxAgeMs)))
    throw new StartupError('The open shop did not finish the command within an hour.')
  const { result, problem } = JSON.parse(fs.readFileSync(reply, 'utf8')) as ControlReply
  fs.rmSync(reply, { force: true })
  if (problem !== undefined) throw new StartupError(problem)
  return result
}
