import type { ListedName, ListParser } from './listed-name.rules.ts'

/** '10/13/2020' → '2020-10-13'; empty where an order has no end date. */
const dayOf = (written: string): string => {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(written.trim()) ?? []
  return year ? `${year}-${month}-${day}` : ''
}

export const isDeniedHead = (row: readonly string[]): boolean =>
  row[0] === 'Name' && row.includes('Expiration_Date')

/** Parses the Denied Persons List of the Commerce Department (tab-separated); `today` is YYYY-MM-DD. */
export function deniedParser(today: string): ListParser {
  let head: readonly string[] | null = null
  const names: ListedName[] = []
  const readRow = (row: readonly string[], columns: readonly string[]) => {
    const name = (row[0] ?? '').trim()
    const end = dayOf(row[columns.indexOf('Expiration_Date')] ?? '')
    if (name === '' || (end !== '' && end < today)) return
    const known = { kind: 'entity', program: 'denied', birthDates: [], nationalIds: [] } as const
    names.push({ ...known, name, entity: name, list: 'DPL' })
  }
  return {
    read(row) {
      if (row.length === 1 && row[0]?.trim() === '') return true
      if (head === null) {
        head = row
        return isDeniedHead(row)
      }
      if (row.length !== head.length) return false
      readRow(row, head)
      return true
    },
    names: () => names,
  }
}
