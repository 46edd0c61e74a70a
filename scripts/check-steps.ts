import type { Step } from './steps.ts'

/** Everything that the tree under these walls is made of. */
export const walled = ['kernel', 'platform', 'design', 'shop', 'web', 'server', 'tests']

const format = (files: readonly string[]): Step => ({
  name: 'format and lint',
  command: ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files],
})

/** What needs no database, no build and no browser; the compiler and the walls read again only what changed. */
const readings: readonly Step[] = [
  {
    name: 'types of the routes',
    command: ['node', 'node_modules/@react-router/dev/bin.cjs', 'typegen'],
  },
  {
    name: 'types',
    command: ['node', 'node_modules/typescript-native/bin/tsc', '-p', '.'],
    after: ['types of the routes'],
  },
  {
    name: 'walls',
    command: [
      'depcruise',
      '--cache',
      'node_modules/.cache/walls',
      '--cache-strategy',
      'content',
      '--config',
      '.dependency-cruiser.mjs',
      ...walled,
    ],
  },
  { name: 'sizes', command: ['node', 'scripts/measure.ts'] },
]

export const staticSteps: readonly Step[] = [format(['.']), ...readings]

/** The same with only the changed files formatted and linted, if there are any. */
export const quickSteps = (changed: readonly string[]): readonly Step[] =>
  changed.length > 0 ? [format(changed), ...readings] : readings
