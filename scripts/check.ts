import { spawnSync } from 'node:child_process'
import { staticSteps } from './check-steps.ts'
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

const touched = touchedTests(readGraph(), changedFiles()).filter(
  (file) => !file.includes('.rules.'),
)
const steps: Step[] = [
  ...staticSteps,
  { name: 'rules', command: vitest(['rules']) },
  ...(touched.length > 0
    ? [{ name: 'tests that the change touches', command: vitest(['database', 'pages'], touched) }]
    : []),
]

process.exitCode = (await runSteps(steps)) ? 0 : 1
