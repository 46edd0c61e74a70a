import { ok, type Result, refused } from '#kernel/result.ts'
import { formatCsv, guardFormula, parseCsv, type SheetRow } from '#kernel/text/csv.ts'
import { BrokenArchive } from '#platform/zip.ts'
import { rowsOfXlsx } from './read-xlsx.server.ts'
import {
  type ReadSheet,
  readSheet,
  type SheetCell,
  type SheetProblem,
} from './sheet-fields.rules.ts'
import { xlsxOf } from './xlsx.server.ts'

const largest = 10 * 1024 * 1024
const maxRows = 10_000

/** UTF-8, or the encoding of older spreadsheet programs. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const isArchive = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK'

function rowsIn(bytes: Buffer): SheetRow[] | null {
  try {
    return isArchive(bytes) ? rowsOfXlsx(bytes) : [...parseCsv(textOf(bytes))]
  } catch (error) {
    if (error instanceof BrokenArchive) return null
    throw error
  }
}

/** The products of a CSV or XLSX file, distinguished by its first bytes. */
export function sheetIn(bytes: Buffer): Result<ReadSheet, SheetProblem> {
  if (bytes.length === 0) return refused('no_file')
  if (bytes.length > largest) return refused('too_large')
  if (!isArchive(bytes) && bytes.includes(0)) return refused('broken')
  const rows = rowsIn(bytes)
  if (rows === null) return refused('broken')
  if (rows.length > maxRows + 1) return refused('too_many_rows')
  const sheet = readSheet(rows)
  if (sheet === null) return refused('no_head')
  return sheet.rows.length === 0 ? refused('no_rows') : ok(sheet)
}

const guarded = (cell: SheetCell) => (typeof cell === 'string' ? guardFormula(cell) : cell)

export const sheetFormats = {
  csv: {
    type: 'text/csv; charset=utf-8',
    write: (rows: readonly (readonly SheetCell[])[]) => Buffer.from(formatCsv(rows)),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (rows: readonly (readonly SheetCell[])[]) =>
      xlsxOf(
        'Productos',
        rows.map((cells) => cells.map(guarded)),
      ),
  },
} as const
export type SheetFormat = keyof typeof sheetFormats
