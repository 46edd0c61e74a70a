import { spawnSync } from 'node:child_process'
import { setsByLevel } from '#shop/electrical/composer/levels.rules.ts'
import { nearestInAll, nearMiss } from '#shop/electrical/composer/near-miss.rules.ts'
import { checkAt } from '#shop/electrical/composer/offer.rules.ts'
import { largeShelf } from '#shop/electrical/composer/shelf.fixture.ts'
import { householdOf } from '#shop/solar/composer/households.fixture.ts'
import { enteredNeed, needOf } from '#shop/solar/composer/need-of.rules.ts'
import { placeFactsOf, systemDemand } from '#shop/solar/system/system-demand.rules.ts'
import { figure } from './report.ts'

const shelf = largeShelf()
const place = placeFactsOf(null)
/** Milliseconds in which the three levels of one need are to be found. */
const aimMs = 150
const smallBudget = 60_000

function askedBy(seed: number) {
  if (!place) throw new Error('no climate without a place')
  const { items, blackoutHours, panels } = householdOf(seed)
  const demand = systemDemand(items, blackoutHours)
  const entered = { items, blackoutHours, kwhAMonth: null, gridHours: null }
  return {
    demand,
    formula: needOf(demand, place, panels),
    calculator: enteredNeed(entered, demand, place, panels),
    checkOf: (isComplete: boolean) => checkAt(place, { demand }, isComplete),
    isSafe: checkAt(place, {}, true),
  }
}

/** What is asked of the composer, of the household with this number. */
const questions = {
  'three levels by the formulas': (seed: number) => {
    const { formula, checkOf } = askedBy(seed)
    setsByLevel(shelf, formula, checkOf(false))
  },
  'three levels of the calculator': (seed: number) => {
    const { calculator, checkOf } = askedBy(seed)
    setsByLevel(shelf, calculator, checkOf(true))
  },
  'the nearest below a small budget': (seed: number) => {
    const { calculator, checkOf, isSafe } = askedBy(seed)
    const check = checkOf(true)
    if (nearMiss(shelf, calculator, check, smallBudget) === null)
      nearestInAll(shelf, calculator, { check, isSafe }, smallBudget)
  },
} as const
export type ComposerQuestion = keyof typeof questions

export const isQuestion = (name: string): name is ComposerQuestion => Object.hasOwn(questions, name)

/** Milliseconds of one question. */
export function timed(question: ComposerQuestion, seed: number): number {
  const startedAt = performance.now()
  questions[question](seed)
  return performance.now() - startedAt
}

const warmUp = 20
const warmNeeds = 200
const coldNeeds = 20

/** The same question as the first of a new process. */
function timedCold(question: ComposerQuestion, seed: number): number {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['scripts/bench/composer.ts', '--once', question, '--seed', String(seed)],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`the composer ended with ${status}`)
  return Number(stdout)
}

function printed(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  const ratio = `${((100 * at(0.99)) / aimMs).toFixed(0)} % of the ${aimMs} ms aimed at`
  console.log(
    `${name.padEnd(50)}${figure(at(0.5), 1)} ms${figure(at(0.99), 1)} ms   p50, p99: ${ratio}`,
  )
}

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** How long the composer takes for a need, of a hundred candidates in each family: warm, and first in a process. */
export function measureComposer(): void {
  for (const question of Object.keys(questions).filter(isQuestion)) {
    for (const seed of seeds(warmUp)) timed(question, seed)
    printed(
      `composer: ${question}, warm`,
      seeds(warmNeeds).map((seed) => timed(question, seed)),
    )
    printed(
      `composer: ${question}, cold`,
      seeds(coldNeeds).map((seed) => timedCold(question, seed)),
    )
  }
}
