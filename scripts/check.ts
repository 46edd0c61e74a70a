import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { quickSteps } from './check-steps.ts'
import { readGraph } from './import-graph.ts'
import { runSteps, type Step } from './steps.ts'
import { touchedTests } from './touched.ts'

function git(...given: string[]): string[] {
  const { status, stdout } = spawnSync('git', given, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

/** What differs from the main branch, committed or not. */
function changedFiles(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
}

const vitest = (projects: readonly string[], files: readonly string[] = []): Step['command'] => [
  'vitest',
  'run',
  '--passWithNoTests',
  ...projects.flatMap((project) => ['--project', project]),
  ...files,
]

const isThere = (file: string) => fs.existsSync(file)
/** As many as fit into the seconds that one waits for gladly. */
const mostTests = 12

const changed = changedFiles()
const touched = touchedTests(readGraph(), changed).filter((file) => !file.includes('.rules.'))
const nearest = touched.slice(0, mostTests)
/** Pages are tested as they are built; the rest need not wait for that. */
const ofPages = nearest.filter((file) => /^(web|server|tests)\//.test(file))
const ofData = nearest.filter((file) => !ofPages.includes(file))

const build: Step = { name: 'build', command: ['node', 'scripts/bootstrap.mjs', '--build'] }
const steps: Step[] = [
  ...(ofPages.length > 0 ? [build] : []),
  ...quickSteps(changed.filter(isThere)),
  { name: 'rules', command: vitest(['rules']) },
  ...(ofData.length > 0
    ? [{ name: 'touched tests on the database', command: vitest(['database'], ofData) }]
    : []),
  ...(ofPages.length > 0
    ? [{ name: 'touched pages', command: vitest(['pages'], ofPages), after: ['build'] }]
    : []),
]

const isFine = await runSteps(steps)
if (touched.length > nearest.length)
  console.log(
    `The ${nearest.length} nearest tests were run; the change may touch ${touched.length - nearest.length} more, which npm test runs.`,
  )
process.exitCode = isFine ? 0 : 1
