import type { ListedName, ListParser } from './listed-name.rules.ts'
import { kindOf } from './sdn-file.rules.ts'

/** 'Denied Persons List (DPL) - Bureau of Industry and Security' → 'DPL'. */
const shortNameOf = (source: string): string => /\(([A-Z]{2,6})\)/.exec(source)?.[1] ?? 'CSL'

const manyOf = (field: string): string[] =>
  field
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)

const birthDatesIn = (field: string): string[] =>
  manyOf(field).filter((date) => /^\d{4}-\d{2}-\d{2}$/.test(date))
const nationalIdsIn = (field: string): string[] =>
  [...field.matchAll(/\b(\d{11})\b/g)].map(([, id = '']) => id)

const needed = ['source', 'type', 'programs', 'name', 'end_date', 'alt_names'] as const

export const isConsolidatedHead = (row: readonly string[]): boolean =>
  needed.every((column) => row.includes(column))

/** Parses the Consolidated Screening List, with or without the `_id` column; `today` is YYYY-MM-DD. */
export function consolidatedParser(today: string): ListParser {
  let head: readonly string[] | null = null
  const names: ListedName[] = []

  const readRow = (row: readonly string[], columns: readonly string[]) => {
    const field = (column: string) => (row[columns.indexOf(column)] ?? '').trim()
    const list = shortNameOf(field('source'))
    const end = field('end_date')
    if (list === 'DPL' && end !== '' && end < today) return
    const entity = field('name')
    const owner = {
      entity,
      list,
      kind: kindOf(field('type')),
      program: manyOf(field('programs')).join(', '),
      birthDates: birthDatesIn(field('dates_of_birth')),
      births: [
        ...manyOf(field('dates_of_birth')).map((date) => `DOB ${date}`),
        ...manyOf(field('places_of_birth')).map((place) => `POB ${place}`),
      ],
      nationalIds: nationalIdsIn(field('ids')),
    }
    for (const name of [entity, ...manyOf(field('alt_names'))])
      if (name !== '') names.push({ ...owner, name })
  }
  return {
    read(row) {
      if (row.length === 1 && row[0]?.trim() === '') return true
      if (head === null) {
        head = row
        return isConsolidatedHead(row)
      }
      if (row.length !== head.length) return false
      readRow(row, head)
      return true
    },
    names: () => names,
  }
}
