import { spawn } from 'node:child_process'
import path from 'node:path'

export interface Step {
  readonly name: string
  /** A program of node_modules/.bin or `node`, and its arguments. */
  readonly command: readonly [string, ...string[]]
  readonly environment?: Readonly<Record<string, string>>
  /** Steps that must have gone well before. */
  readonly after?: readonly string[]
  /** Needs the whole machine: no other step runs at the same time. */
  readonly alone?: boolean
  /** Mostly waits, as for a network: any other step may run at the same time. */
  readonly waits?: boolean
  /** The exit code with which it says that it could not look: nothing failed, and nothing is known. */
  readonly unknownCode?: number
}

export interface Outcome {
  readonly step: Step
  readonly state: 'passed' | 'failed' | 'skipped' | 'unknown'
  readonly seconds: number
  readonly output: string
}

const atOnce = 2
const timeoutMs = 30 * 60_000
const marks = { passed: '✓', failed: '✗', skipped: '–', unknown: '?' }

const searchPath = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter)

const run = (step: Step): Promise<Outcome> =>
  new Promise((resolve) => {
    const startedAt = performance.now()
    const chunks: Buffer[] = []
    const [program, ...options] = step.command
    const child = spawn(program === 'node' ? process.execPath : program, options, {
      env: { ...process.env, FORCE_COLOR: '0', PATH: searchPath, ...step.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && program !== 'node',
      timeout: timeoutMs,
    })
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    const end = (state: Outcome['state'], more = '') =>
      resolve({
        step,
        state,
        seconds: (performance.now() - startedAt) / 1_000,
        output: Buffer.concat(chunks).toString('utf8') + more,
      })
    child.on('error', (error) => end('failed', error.message))
    child.on('close', (code, signal) => {
      const isUnknown = code !== null && code === step.unknownCode
      const state = code === 0 ? 'passed' : isUnknown ? 'unknown' : 'failed'
      end(state, signal ? `\nended by ${signal}` : '')
    })
  })

/** The steps that may start now, in the given order. */
export function nextStep(
  waiting: readonly Step[],
  running: ReadonlySet<Step>,
  outcomes: ReadonlyMap<string, Outcome>,
): Step | undefined {
  const busy = [...running].filter((step) => !step.waits)
  if (busy.length >= atOnce || busy.some((step) => step.alone)) return undefined
  return waiting.find(
    (step) =>
      (!step.alone || busy.length === 0) && (step.after ?? []).every((name) => outcomes.has(name)),
  )
}

const wasRefused = (step: Step, outcomes: ReadonlyMap<string, Outcome>) =>
  (step.after ?? []).some((name) => outcomes.get(name)?.state !== 'passed')

function report(outcome: Outcome): void {
  const time = outcome.state === 'skipped' ? '' : `${outcome.seconds.toFixed(1)} s`
  console.log(`${marks[outcome.state]} ${outcome.step.name.padEnd(34)} ${time.padStart(8)}`)
}

/** Starts every step that may start until none is left; returns the outcomes by step name. */
async function runAll(steps: readonly Step[]): Promise<Map<string, Outcome>> {
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const outcomes = new Map<string, Outcome>()
  const note = (outcome: Outcome) => {
    running.delete(outcome.step)
    outcomes.set(outcome.step.name, outcome)
    report(outcome)
  }
  while (waiting.length > 0 || running.size > 0) {
    const step = nextStep(waiting, new Set(running.keys()), outcomes)
    if (!step && running.size === 0) throw new Error(`no step can start: ${waiting[0]?.name}`)
    if (!step) {
      await Promise.race(running.values())
      continue
    }
    waiting.splice(waiting.indexOf(step), 1)
    if (wasRefused(step, outcomes)) note({ step, state: 'skipped', seconds: 0, output: '' })
    else running.set(step, run(step).then(note))
  }
  return outcomes
}

const couldNot = (unknown: readonly Outcome[]): string =>
  unknown.map(({ step }) => `; could not look: ${step.name}`).join('')

/** Runs the steps, two at a time; prints one line for each, and the output of failed ones. */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const startedAt = performance.now()
  const outcomes = [...(await runAll(steps)).values()]
  const failed = outcomes.filter(({ state }) => state === 'failed')
  const skipped = outcomes.filter(({ state }) => state === 'skipped')
  const unknown = outcomes.filter(({ state }) => state === 'unknown')
  for (const { step, output } of [...unknown, ...failed])
    console.log(`\n── ${step.name}: ${step.command.join(' ')}\n${output.trim()}`)
  const total = `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`
  const notRun = skipped.length > 0 ? `, ${skipped.length} did not run` : ''
  console.log(
    failed.length === 0
      ? `\n${outcomes.length - unknown.length} steps passed in ${total}${couldNot(unknown)}`
      : `\n${failed.length} of ${outcomes.length} steps failed${notRun}, in ${total}`,
  )
  for (const outcome of failed) report(outcome)
  return failed.length === 0
}
