import type { Step } from './steps.ts'

/** Everything that the tree under these walls is made of. */
export const walled = ['kernel', 'platform', 'design', 'shop', 'web', 'server', 'tests']

/** What needs no database, no build and no browser. */
export const staticSteps: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  {
    name: 'types of the routes',
    command: ['node', 'node_modules/@react-router/dev/bin.cjs', 'typegen'],
  },
  {
    name: 'types',
    command: ['node', 'node_modules/typescript-native/bin/tsc', '-p', '.'],
    after: ['types of the routes'],
  },
  { name: 'walls', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...walled] },
  { name: 'sizes', command: ['node', 'scripts/measure.ts'] },
]
