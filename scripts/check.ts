import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { quickSteps, typeSteps } from './check/check-steps.ts'
import { lightServer, planFile, resultFile, shelf, wholeServer } from './check/places.ts'
import { type Plan, readResult, readTimes } from './check/plan.ts'
import { nearestFolders } from './check/touched/nearest-folders.ts'
import { rulesToRun } from './check/touched/rules-to-run.ts'
import { usualTime } from './check/touched/test-times.ts'
import { touchedTests } from './check/touched/touched.ts'
import { dependents, filesBehind, readGraph } from './import-graph.ts'
import { runSteps, type Step } from './steps.ts'

/** The compile cache of the steps' programs is kept between checks. */
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compiled')

/** A check should take less than 20 seconds; the remainder is for running tests to finish. */
const forTests = 12_000

function git(...options: string[]): string[] {
  const { status, stdout } = spawnSync('git', options, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

/** The files that differ from the main branch, committed or not. */
function changedFiles(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
}

const bootstrap = (request: string): Step['command'] => ['node', 'scripts/bootstrap.mjs', request]
const isBuilt = () => spawnSync(process.execPath, bootstrap('--is-built').slice(1)).status === 0

const isFlood = (file: string) => file.endsWith('.long.test.ts')

const changed = changedFiles()
const there = changed.filter((file) => fs.existsSync(file))
const graph = readGraph()
const needing = (file: string) => {
  const tests = dependents(graph, [file])
  return (test: string) => tests.has(test)
}
const needsDatabase = needing('tests/harness/database/database.ts')
const needsServer = needing('tests/harness/app/built-server.ts')
const needsWhole = needing('tests/harness/app/whole-build.ts')

const times = readTimes()
const touched = touchedTests(graph, changed, times, nearestFolders(there))
const own = there.filter((file) => touched.includes(file))
const wantsWhole = touched.some(needsWhole)
const isWhole = wantsWhole && (isBuilt() || own.some(needsWhole))
const runnable = touched.filter(
  (file) => own.includes(file) || !(isFlood(file) || (needsWhole(file) && !isWhole)),
)
const near = runnable.filter(needsDatabase).slice(0, 5)
const quick = near.sort((one, other) => usualTime(times, one) - usualTime(times, other)).slice(0, 1)
// one that is near and quick runs even on a machine that is too busy for the seconds to suffice
const always = [...new Set([...own, ...quick])]

const plan: Plan = {
  rules: rulesToRun(graph, changed),
  always,
  touched: runnable.filter((file) => !always.includes(file)),
  until: performance.timeOrigin + forTests,
}
fs.mkdirSync(shelf, { recursive: true })
fs.writeFileSync(planFile, JSON.stringify(plan))
fs.rmSync(resultFile, { force: true })

const server: Step = {
  name: 'server',
  command: isWhole ? bootstrap('--build') : ['node', 'scripts/check/touched/light-server.ts'],
  environment: { NODE_ENV: 'production' },
}
const fill: Step = { name: 'filled database', command: ['node', 'scripts/check/touched/fill.ts'] }
const filling = filesBehind('tests/harness/database/filled-database.ts')
const isFilled =
  runnable.some(needsDatabase) &&
  changed.some((file) => file.endsWith('.sql') || filling.includes(file))
const isServed = isWhole || runnable.some(needsServer)
const tests: Step = {
  name: 'rules and touched tests',
  command: ['node', 'scripts/check/touched/tests.ts'],
  environment: { RUN_BY_CHECK: '1', TEST_SERVER: isWhole ? wholeServer : lightServer },
  after: [...(isServed ? [server.name] : []), ...(isFilled ? [fill.name] : [])],
}
const making = [...(isServed ? [server] : []), ...(isFilled ? [fill] : [])]

const isFine = await runSteps([...typeSteps, ...making, tests, ...quickSteps(there)])
const result = readResult()
const left = touched.length - runnable.length + (result?.left.length ?? 0)
if (result && left > 0)
  console.log(
    `Of the tests that the change may touch, ${result.ran} files were run, the nearest first; ${left} are left to npm test.`,
  )
process.exitCode = isFine ? 0 : 1
