import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from '../../scripts/import-graph.ts'
import { occurrences, sourcesBelow } from './sources.ts'

const emptyNames = [
  'components',
  'common',
  'helpers',
  'hooks',
  'lib',
  'misc',
  'shared',
  'types',
  'utils',
]
const emptyFile = /(^|\/)(index|utils?|helpers?|misc|common)\.tsx?$/

const foldersOf = (file: string) => path.posix.dirname(file).split('/')

test('no folder is named by a kind of code', () => {
  const named = sourceFiles().filter((file) =>
    foldersOf(file).some((name) => emptyNames.includes(name)),
  )
  expect(named).toEqual([])
})

test('no file is named by nothing', () => {
  expect(sourceFiles().filter((file) => emptyFile.test(file))).toEqual([])
})

test('only the configuration reads the environment', () => {
  const uses = occurrences(
    sourcesBelow('kernel', 'platform', 'design', 'shop', 'web', 'server'),
    /\bprocess\.env\b|\bloadEnvFile\b/g,
  )
  expect(new Set(uses.map((found) => found.split(':')[0]))).toEqual(new Set(['platform/config.ts']))
})

test('a domain has a name that stands alone', () => {
  const domains = fs.readdirSync('shop')
  expect(domains.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
})
