import fs from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../../web/routes.ts'
import { occurrences, sourcesBelow } from './sources.ts'

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children }) => [`web/${file}`, ...filesOf(children ?? [])])

const routeFiles = new Set(filesOf(await routes))
const loadedByName = [
  'web/routes.ts',
  'web/root.tsx',
  'web/entry.client.tsx',
  'web/entry.server.tsx',
]

test('every route names a file that exists', () => {
  expect([...routeFiles].filter((file) => !fs.existsSync(file))).toEqual([])
})

test('below web/ only routes, the root and the entries have a default export', () => {
  const found = occurrences(sourcesBelow('web'), /^export default\b|\bas default\b/gm)
  const files = found.map((one) => one.slice(0, one.indexOf(':')))
  expect(files.filter((file) => !routeFiles.has(file) && !loadedByName.includes(file))).toEqual([])
})
