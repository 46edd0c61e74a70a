import {
  type ListedKind,
  type ListedName,
  type ListParser,
  writtenDay,
} from './listed-name.rules.ts'

/** The marker for an empty field in these files. */
const nothing = '-0-'
const input = (field: string | undefined): string => {
  const text = (field ?? '').trim()
  return text === nothing ? '' : text
}

/** 'DOB 19 Sep 1957' and its alternatives, where the day is known. */
const birthDatesIn = (remarks: string): string[] =>
  [...remarks.matchAll(/\bDOB (\d{2} [A-Z][a-z]{2} \d{4})\b(?! to)/g)].flatMap(
    ([, written = '']) => writtenDay(written) ?? [],
  )

/** 'DOB 20 Apr 1960' and 'POB Placetas, Villa Clara, Cuba', with their alternatives. */
const birthsIn = (remarks: string): string[] =>
  remarks
    .replace(/\.\s*$/, '')
    .split(';')
    .map((remark) => remark.trim().replace(/^alt\. /i, ''))
    .filter((remark) => /^[DP]OB /.test(remark))

const nationalIdsIn = (remarks: string): string[] =>
  [...remarks.matchAll(/\bNational ID No\. (\d{11}) \(Cuba\)/g)].map(([, id = '']) => id)

/** Weak aliases are listed in the remarks: `a.k.a. 'MININT'`. */
const weakNamesIn = (remarks: string): string[] =>
  [...remarks.matchAll(/\b[afn]\.k\.a\. '([^']+)'/g)].map(([, name = '']) => name)

export const kindOf = (type: string): ListedKind => {
  if (/^individual$/i.test(type)) return 'person'
  return /^vessel$/i.test(type) ? 'vessel' : /^aircraft$/i.test(type) ? 'aircraft' : 'entity'
}

const mainColumns = 12
const addressColumns = 6
const otherNameColumns = 5

/** Parses SDN.CSV with ALT.CSV, or the same pair of the other Treasury lists; address files are skipped. */
export function sdnParser(list: 'SDN' | 'CONS'): ListParser {
  const owners = new Map<string, Omit<ListedName, 'name'>>()
  const names: ListedName[] = []
  const others: { readonly id: string; readonly name: string }[] = []

  const readMain = (id: string, row: readonly string[]) => {
    const remarks = input(row[11])
    const owner = {
      entity: input(row[1]),
      list,
      kind: kindOf(input(row[2])),
      program: input(row[3]).replaceAll('] [', ', '),
      birthDates: birthDatesIn(remarks),
      births: birthsIn(remarks),
      nationalIds: nationalIdsIn(remarks),
    }
    owners.set(id, owner)
    for (const name of [owner.entity, ...weakNamesIn(remarks)]) names.push({ ...owner, name })
  }
  return {
    read(row) {
      const [id = ''] = row
      if (!/^\d+$/.test(id)) return row.length === 1 && id.trim() === ''
      if (row.length === mainColumns) readMain(id, row)
      else if (row.length === otherNameColumns) others.push({ id, name: input(row[3]) })
      return [mainColumns, otherNameColumns, addressColumns].includes(row.length)
    },
    names: () =>
      [
        ...names,
        ...others.flatMap(({ id, name }) => {
          const owner = owners.get(id)
          return owner ? [{ ...owner, name }] : []
        }),
      ].filter(({ name }) => name !== ''),
  }
}
