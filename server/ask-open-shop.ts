import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '#platform/sentence.ts'

/** What another program may ask of the process that holds the embedded database, by a note in its folder. */
export type Question = 'backup' | 'doctor'

const lookEvery = 1_000
const patience = 15_000
const longest = 3_600_000

interface Told {
  readonly answer?: unknown
  readonly problem?: string
}

const notes = (dataDir: string, question: Question) => ({
  asked: path.resolve(dataDir, `${question}.asked`),
  told: path.resolve(dataDir, `${question}.told`),
})

/** Answers whoever leaves a note, which only its own user can; returns how to stop. */
export function hearQuestions(
  dataDir: string,
  answers: Readonly<Record<Question, () => Promise<unknown>>>,
): () => void {
  const answerTo = async (question: Question): Promise<void> => {
    const { asked, told } = notes(dataDir, question)
    if (!fs.existsSync(asked)) return
    fs.rmSync(asked, { force: true })
    const said: Told = await answers[question]().then(
      (answer) => ({ answer }),
      (error: Error) => ({ problem: error.message }),
    )
    fs.writeFileSync(`${told}~`, JSON.stringify(said), { mode: 0o600 })
    fs.renameSync(`${told}~`, told)
  }
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    await answerTo('backup').catch(() => {})
    await answerTo('doctor').catch(() => {})
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

/** Asks the open shop and waits for what it says. */
export async function askOpenShop(dataDir: string, question: Question): Promise<unknown> {
  const { asked, told } = notes(dataDir, question)
  fs.rmSync(told, { force: true })
  fs.writeFileSync(asked, '', { mode: 0o600 })
  if (!(await until(() => !fs.existsSync(asked), patience))) {
    fs.rmSync(asked, { force: true })
    throw new CannotStart('The open shop does not answer. Stop it and ask again.')
  }
  if (!(await until(() => fs.existsSync(told), longest)))
    throw new CannotStart('The open shop did not end within an hour what it was asked.')
  const { answer, problem } = JSON.parse(fs.readFileSync(told, 'utf8')) as Told
  fs.rmSync(told, { force: true })
  if (problem !== undefined) throw new CannotStart(problem)
  return answer
}
