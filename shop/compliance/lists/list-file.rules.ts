import { type CsvSeparator, parseCsv } from '#kernel/text/csv.ts'
import { consolidatedParser, isConsolidatedHead } from './consolidated-file.rules.ts'
import { deniedParser, isDeniedHead } from './denied-file.rules.ts'
import type { ListKind } from './list-state.rules.ts'
import type { ListParser } from './listed-name.rules.ts'
import { sdnParser } from './sdn-file.rules.ts'

export interface ListFile {
  /** Of the file, without its folder. */
  readonly name: string
  readonly bytes: Uint8Array
  /** When it was what the authority publishes. */
  readonly asOf: Date
}

const firstRow = (text: string, separator: CsvSeparator): readonly string[] =>
  parseCsv(text.slice(0, 20_000), separator).next().value?.cells ?? []

export const separatorOf = (kind: ListKind): CsvSeparator => (kind === 'DPL' ? '\t' : ',')

/** Which list a file is of, by its content; the two of the Treasury differ by the file's name only. */
export function kindOfFile(fileName: string, text: string): ListKind | null {
  if (/^\s*\{/.test(text)) return text.includes('"entries"') ? 'CRL' : null
  if (isDeniedHead(firstRow(text, '\t'))) return 'DPL'
  const row = firstRow(text, ',')
  if (isConsolidatedHead(row)) return 'CSL'
  const isTreasury = /^\d+$/.test(row[0] ?? '') && [5, 6, 12].includes(row.length)
  if (!isTreasury) return null
  return /cons/i.test(fileName) ? 'CONS' : 'SDN'
}

/** What reads the rows of a list, with every file of it; `today` is YYYY-MM-DD. */
export function parserFor(kind: Exclude<ListKind, 'CRL'>, today: string): ListParser {
  if (kind === 'CSL') return consolidatedParser(today)
  return kind === 'DPL' ? deniedParser(today) : sdnParser(kind)
}

/** A shorter copy is more likely cut off than true. */
const minShare = 0.9

export type ImportRefusal = 'broken' | 'much_smaller' | 'older'

interface Copy {
  readonly count: number
  readonly asOf: Date
}

/** Why a copy does not replace the one that counts; null where it does. */
export function refusalOf(fresh: Copy, held: Copy | undefined): ImportRefusal | null {
  if (fresh.count === 0) return 'broken'
  if (!held) return null
  if (fresh.count < held.count * minShare) return 'much_smaller'
  return fresh.asOf < held.asOf ? 'older' : null
}
