import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from '../../scripts/import-graph.ts'
import { createNameCheck, forbiddenNames, identifiersOf, readWords } from './names.ts'
import { occurrences, sourcesBelow } from './sources.ts'

const document = fs.readFileSync('docs/words.md', 'utf8')
const words = readWords(document)
const faultOf = createNameCheck(words)

test('no identifier, file or folder has a word that docs/words.md forbids', () => {
  expect(words.forbidden.length).toBeGreaterThan(30)
  expect(words.forbidden.filter(({ say }) => say === '')).toEqual([])
  expect(forbiddenNames(words)).toEqual([])
})

test('a forbidden word is found in any spelling, with the right one beside it', () => {
  expect(faultOf('sendLetter')).toBe('sendLetter: say email; character of a text')
  for (const name of ['keptPages', 'MostUses', '#given', 'use-cart-words.ts', 'HTTPTwin'])
    expect([name, faultOf(name)]).toEqual([name, expect.any(String)])
  for (const name of ['almostAll', 'bookshelf', 'indexWords', 'wanted'])
    expect([name, faultOf(name)]).toEqual([name, null])
})

test('names are read wherever they stand, and texts are not', () => {
  const source = `
    import { Gift as Present } from 'gifts' // letters
    const kept = { one: /wish/, two: 'told', three: "twin", four: \`\${saying} storm\` }
    const page = <p data-wrong={calm} title="hub">the trial isn't over</p>
    class One { #most = /keep"/.test(given) }`
  expect([...identifiersOf('one.tsx', source)]).toEqual(
    expect.arrayContaining(['Gift', 'kept', 'saying', 'data-wrong', 'calm', '#most', 'given']),
  )
  for (const text of ['letters', 'wish', 'told', 'twin', 'storm', 'hub', 'trial', 'keep'])
    expect(identifiersOf('one.tsx', source)).not.toContain(text)
})

test('the names of the code in the table of the trade exist', () => {
  const cells = document.split('\n').flatMap((line) => line.split('|')[3] ?? [])
  const named = cells.flatMap((cell) =>
    [...cell.matchAll(/`([A-Za-z_]\w+)`/g)].map(([, name]) => name ?? ''),
  )
  const folders = ['kernel', 'platform', 'design', 'shop', 'web', 'server', 'scripts', 'database']
  const code = folders
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.(tsx?|sql)$/.test(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n')
  const present = new Set(code.match(/\w+/g))
  expect(named.filter((name) => !present.has(name))).toEqual([])
})

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
