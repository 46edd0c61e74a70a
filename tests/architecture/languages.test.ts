import { expect, test } from 'vitest'
import { locales } from '../../kernel/locale.ts'
import { occurrences, sourcesBelow } from './sources.ts'

const production = sourcesBelow('kernel', 'platform', 'design', 'shop', 'web', 'server')

test('no code asks which language it is: tables by language do, and lack no language', () => {
  expect(occurrences(production, /[!=]==? *'(?:es|en)'|'(?:es|en)' *[!=]==?/g)).toEqual([])
  expect(occurrences(production, /\bcase '(?:es|en)'|startsWith\('(?:es|en)\b/g)).toEqual([])
})

test('Intl is asked in the languages that one table names', () => {
  const requests = occurrences(production, /\b(?:es|en)[-_](?:US|ES|CU)\b/g)
  expect(requests.filter((found) => !found.startsWith('kernel/'))).toEqual([])
})

const messageFiles = production.filter(({ file }) => /[/]messages[/][^/]+$/.test(file))
const registries = messageFiles.filter(({ file }) => file.endsWith('/messages/messages.ts'))

test('each domain has its messages in one table by language, which the compiler wants whole', () => {
  const folders = messageFiles.map(({ file }) => file.slice(0, file.lastIndexOf('/')))
  expect(registries.map(({ file }) => file).sort()).toEqual(
    [...new Set(folders)].map((folder) => `${folder}/messages.ts`).sort(),
  )
  expect(occurrences(registries, /const (?!messages\b)\w+(?!\w|: Translations<)/g)).toEqual([])
})

test('no file of messages is for a language that the shop does not speak, or lacks one that it does', () => {
  const inLocale = /[/.]([a-z]{2})\.ts$/
  const categories = Map.groupBy(
    messageFiles.filter(({ file }) => inLocale.test(file)),
    ({ file }) => file.replace(inLocale, ''),
  )
  expect(categories.has('shop/orders/messages')).toBe(true)
  for (const [category, files] of categories)
    expect([category, files.map(({ file }) => inLocale.exec(file)?.[1]).sort()]).toEqual([
      category,
      [...locales].sort(),
    ])
})
