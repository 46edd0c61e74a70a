import { type CsvSeparator, parseCsv } from '#kernel/text/csv.ts'
import { consolidatedParser, isConsolidatedHead } from './consolidated-file.rules.ts'
import { deniedParser, isDeniedHead } from './denied-file.rules.ts'
import type { ListKind } from './list-state.rules.ts'
import type { ListParser } from './listed-name.rules.ts'
import { sdnParser } from './sdn-file.rules.ts'

export interface ListFile {
  /** The file name without its folder. */
  readonly name: string
  readonly bytes: Uint8Array
  /** When the authority published this content. */
  readonly asOf: Date
}

const firstRow = (text: string, separator: CsvSeparator): readonly string[] =>
  parseCsv(text.slice(0, 20_000), separator).next().value?.cells ?? []

export const separatorOf = (kind: ListKind): CsvSeparator => (kind === 'DPL' ? '\t' : ',')

/** The list a file belongs to, by its content; the two Treasury lists differ by file name only. */
export function kindOfFile(fileName: string, text: string): ListKind | null {
  if (/^\s*\{/.test(text)) return text.includes('"entries"') ? 'CRL' : null
  if (isDeniedHead(firstRow(text, '\t'))) return 'DPL'
  const row = firstRow(text, ',')
  if (isConsolidatedHead(row)) return 'CSL'
  const isTreasury = /^\d+$/.test(row[0] ?? '') && [5, 6, 12].includes(row.length)
  if (!isTreasury) return null
  return /cons/i.test(fileName) ? 'CONS' : 'SDN'
}

/** The parser that reads every file of a list; `today` is YYYY-MM-DD. */
export function parserFor(kind: Exclude<ListKind, 'CRL'>, today: string): ListParser {
  if (kind === 'CSL') return consolidatedParser(today)
  return kind === 'DPL' ? deniedParser(today) : sdnParser(kind)
}

/** A shorter copy is more likely truncated than correct. */
const minShare = 0.9

export type ImportRefusal = 'broken' | 'much_smaller' | 'older'

interface Copy {
  readonly count: number
  readonly asOf: Date
}

/** Why a copy does not replace the current one; null where it does. */
export function refusalOf(fresh: Copy, held: Copy | undefined): ImportRefusal | null {
  if (fresh.count === 0) return 'broken'
  if (!held) return null
  if (fresh.count < held.count * minShare) return 'much_smaller'
  return fresh.asOf < held.asOf ? 'older' : null
}
