import { walled } from './check/places.ts'
import type { Step } from './steps.ts'

const format = (files: readonly string[]): Step => ({
  name: 'format and lint',
  command: ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files],
})

const walls = (files: readonly string[]): Step => ({
  name: 'walls',
  command: ['node', 'scripts/check/walls.ts', ...files],
})

/** What needs no database, no build and no browser; the compiler reads again only what changed. */
const readings: readonly Step[] = [
  { name: 'types of the routes', command: ['node', 'scripts/check/route-types.ts'] },
  { name: 'types', command: ['node', 'scripts/check/types.ts'], after: ['types of the routes'] },
  { name: 'sizes', command: ['node', 'scripts/measure.ts'] },
]

export const staticSteps: readonly Step[] = [format(['.']), ...readings, walls([])]

const wallsThemselves = ['.dependency-cruiser.mjs', 'package.json', 'tsconfig.json']
const isWalled = (file: string) =>
  /\.tsx?$/.test(file) && walled.some((folder) => file.startsWith(`${folder}/`))

/** The same for changed files: only they are formatted, linted and asked what they import. */
export function quickSteps(changed: readonly string[]): readonly Step[] {
  const judged = changed.filter(isWalled)
  const formatted = changed.filter((file) => /\.(?:[mc]?[jt]sx?|json|css)$/.test(file))
  const isMoved = changed.some((file) => wallsThemselves.includes(file))
  return [
    ...(formatted.length > 0 ? [format(formatted)] : []),
    ...readings,
    ...(isMoved || judged.length > 0 ? [walls(isMoved ? [] : judged)] : []),
  ]
}
