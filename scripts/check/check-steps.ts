import { availableParallelism } from 'node:os'
import type { Step } from '../steps.ts'
import { walled } from './places.ts'

const strictly = ['--error-on-warnings', '--no-errors-on-unmatched']

const format: Step = { name: 'format and lint', command: ['biome', 'check', ...strictly, '.'] }

/** Without the few rules for which the whole tree and its packages would have to be read first. */
const quickFormat = (files: readonly string[]): Step => ({
  name: 'format and lint',
  command: [
    'biome',
    'check',
    '--config-path',
    'scripts/check/quick-lint.json',
    ...strictly,
    ...files,
  ],
})

const boundaries = (files: readonly string[]): Step => ({
  name: 'walls',
  command: ['node', 'scripts/check/boundaries/boundaries.ts', ...files],
})

const compiler = 'node_modules/@typescript/native/bin/tsc'
/** Each process loads the shared files again, and another step runs beside: at most half the processors. */
const checkers = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)))

const types: Step = {
  name: 'types',
  command: ['node', compiler, '-p', '.', '--pretty', 'false', '--checkers', String(checkers)],
  // it ends before tidying its memory would pay: a fifth less work for a tenth more memory
  environment: { GOGC: '400' },
  after: ['types of the routes'],
}

/** Incremental: the compiler reads only changed files and their dependents. */
export const typeSteps: readonly Step[] = [
  { name: 'types of the routes', command: ['node', 'scripts/check/route-types.ts'] },
  types,
]
const sizes: Step = { name: 'sizes', command: ['node', 'scripts/check/measure.ts'] }

/** The steps without database, build and browser. */
export const staticSteps: readonly Step[] = [format, ...typeSteps, sizes, boundaries([])]

const boundaryFiles = ['.dependency-cruiser.mjs', 'package.json', 'tsconfig.json']
const isWalled = (file: string) =>
  /\.tsx?$/.test(file) && walled.some((folder) => file.startsWith(`${folder}/`))

/** The same for changed files, except types: only they are formatted, linted and checked for boundaries. */
export function quickSteps(changed: readonly string[]): readonly Step[] {
  const checkable = changed.filter(isWalled)
  const formatted = changed.filter((file) => /\.(?:[mc]?[jt]sx?|json|css)$/.test(file))
  const isMoved = changed.some((file) => boundaryFiles.includes(file))
  return [
    ...(formatted.length > 0 ? [quickFormat(formatted)] : []),
    sizes,
    ...(isMoved || checkable.length > 0 ? [boundaries(isMoved ? [] : checkable)] : []),
  ]
}
