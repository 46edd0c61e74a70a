import { sql } from 'kysely'
import { insertRows } from '#platform/database/insert-rows.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { declarationRow } from '../declarations/declarations.queries.server.ts'
import type { Hit, ListDates, PartyScreening } from './screening.rules.ts'

export interface NewScan extends PartyScreening {
  readonly orderId: string
  readonly listDates: ListDates
  readonly threshold: number
  readonly isDemonstration: boolean
  readonly scannedAt: Date
}

const scanRow = ({ role, name, verdict, reason, score, hits, threshold, ...scan }: NewScan) => ({
  role,
  name,
  verdict,
  reason,
  score,
  threshold,
  hits,
  order_id: scan.orderId,
  list_dates: scan.listDates,
  is_demonstration: scan.isDemonstration,
  scanned_at: scan.scannedAt,
})

export async function insertScans(tx: Tx, scans: readonly NewScan[]): Promise<void> {
  if (scans.length === 0) return
  await insertRows('compliance_scans', scans.map(scanRow)).execute(tx)
}

/** Stores declarations and screenings in one statement. */
export async function insertScansSigned(
  tx: Tx,
  scans: readonly NewScan[],
  signed: readonly ReturnType<typeof declarationRow>[],
): Promise<void> {
  if (scans.length === 0 || signed.length === 0) return insertScans(tx, scans)
  await sql`with signed as (${insertRows('order_declarations', signed)})
    ${insertRows('compliance_scans', scans.map(scanRow))}`.execute(tx)
}

export async function scansOfOrder(tx: Tx, orderId: string): Promise<NewScan[]> {
  const rows = await tx
    .selectFrom('compliance_scans')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('scanned_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    orderId: row.order_id,
    role: row.role as NewScan['role'],
    name: row.name,
    verdict: row.verdict as NewScan['verdict'],
    reason: row.reason as NewScan['reason'],
    score: Number(row.score),
    hits: row.hits as unknown as Hit[],
    listDates: row.list_dates as unknown as ListDates,
    threshold: Number(row.threshold),
    isDemonstration: row.is_demonstration,
    scannedAt: row.scanned_at,
  }))
}
