import fs from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { parseCsv } from '#kernel/text/csv.ts'
import { kindOfFile, parserFor, separatorOf } from '#shop/compliance/lists/list-file.rules.ts'
import type { ListedName } from '#shop/compliance/lists/listed-name.rules.ts'
import { restrictedNames } from '#shop/compliance/lists/restricted-list.input.ts'
import { ownNames } from '#shop/compliance/lists/supplementary-list.rules.ts'
import { ScreeningIndex } from '#shop/compliance/screening/screening-index.rules.ts'

const seeds = 'database/seed/lists'
const fixtures = 'tests/fixtures/screening'

/** A file of a list as text, unpacked. */
export function listText(name: string): string {
  const file = [`${seeds}/${name}`, `${fixtures}/${name}`].find((one) => fs.existsSync(one))
  if (file) return fs.readFileSync(file, 'latin1')
  return gunzipSync(fs.readFileSync(`${fixtures}/${name}.gz`)).toString('latin1')
}

/** The names in files of one list; throws where a row cannot be read. */
export function namesIn(today: string, ...files: readonly string[]): readonly ListedName[] {
  const [first = ''] = files
  const kind = kindOfFile(first, listText(first))
  if (kind === null || kind === 'CRL') throw new Error(`${first} is no table`)
  const parser = parserFor(kind, today)
  for (const file of files)
    for (const row of parseCsv(listText(file), separatorOf(kind)))
      if (row.isBroken || !parser.read(row.cells))
        throw new Error(`${file}: ${JSON.stringify(row)}`)
  return parser.names()
}

export const indexOf = (names: readonly ListedName[]): ScreeningIndex => {
  const index = new ScreeningIndex()
  for (const name of names) index.add(name)
  return index
}

const restricted = fs.readFileSync(`${seeds}/cuba-restricted-list.json`, 'utf8')

/** The whole list of 2021, what concerns Cuba in 2026, the restricted entities, and our own names. */
export const fullList = (): readonly ListedName[] => [
  ...namesIn(
    '2026-11-21',
    'sdn_cuba_2026-06.csv',
    'alt_cuba_2026-06.csv',
    'sdn_2021-07.csv',
    'alt_2021-07.csv',
  ),
  ...(restrictedNames(restricted) ?? []),
  ...ownNames,
]
