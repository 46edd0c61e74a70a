import type { Locale } from '#kernel/locale.ts'
import { toDecimal } from '#kernel/money.ts'
import { type CsvCell, formatCsv } from '#kernel/text/csv.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Entry, zippedPieces } from '#platform/zip.ts'
import { formatChange, type HistoryMessages } from '#shop/orders/history/history-notes.rules.ts'
import { imageFilesOf } from '#shop/orders/images/images.service.server.ts'
import { proofFilesOf } from '#shop/payments/manual-transfer/proof-files.service.server.ts'
import { type ExportFile, exportFile } from './shipment-papers.service.server.ts'

const sheet = (head: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  formatCsv([head, ...rows])

const items = (file: ExportFile) =>
  sheet(
    ['sku', 'name', 'quantity', 'eccn', 'hts', 'un_number', 'unit_value', 'value', 'weight_lbs'],
    file.items.map((one) => [
      ...[one.sku, one.name, one.quantity, one.eccn, one.hts, one.unNumber],
      ...[Number(toDecimal(one.unitValueCents)), Number(toDecimal(one.valueCents)), one.weightLbs],
    ]),
  )

const packing = (file: ExportFile) =>
  sheet(
    ['box', 'sku', 'name', 'quantity', 'un_number', 'part_of'],
    file.items.flatMap((one) => {
      const box = one.declaredApartAsRenewable ? 'renewable energy' : 'other goods'
      return [
        [box, one.sku, one.name, one.quantity, one.unNumber, null],
        ...one.parts.map((part) => [
          ...[box, part.sku, part.name, part.quantity * one.quantity, part.unNumber, one.sku],
        ]),
      ]
    }),
  )

const payments = (file: ExportFile) =>
  sheet(
    ['at', 'provider', 'kind', 'reference', 'amount', 'note'],
    file.payments.map(({ at, provider, kind, reference, amount, note }) => [
      ...[at.toISOString(), provider, kind, reference, Number(toDecimal(amount)), note],
    ]),
  )

const screenings = (file: ExportFile) =>
  sheet(
    ['at', 'role', 'name', 'verdict', 'reason', 'score', 'threshold', 'lists', 'hits'],
    file.screenings.map((scan) => [
      ...[scan.scannedAt.toISOString(), scan.role, scan.name, scan.verdict, scan.reason],
      ...[scan.score, scan.threshold, JSON.stringify(scan.listDates), JSON.stringify(scan.hits)],
    ]),
  )

interface Parser {
  readonly locale: Locale
  readonly messages: HistoryMessages
}

const history = (file: ExportFile, { locale, messages }: Parser) =>
  sheet(
    ['at', 'axis', 'from', 'to', 'by_role', 'by_user', 'reason'],
    file.history.map((change) => {
      const { axis, from, to, by, note } = formatChange(change, messages, locale)
      return [change.changed_at.toISOString(), axis, from, to, by, change.by_user, note]
    }),
  )

const invoice = ({ invoice: bill }: ExportFile) =>
  sheet(
    ['item', 'usd'],
    Object.entries(bill).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name.replace('Cents', ''), Number(toDecimal(value))]] : [],
    ),
  )

/** The entries that need no file of their own. */
function papers(file: ExportFile, streamReading: Parser): Entry[] {
  const { declaration } = file
  return [
    { name: 'export-file.json', text: JSON.stringify(file, null, 2) },
    { name: 'invoice.csv', text: invoice(file) },
    { name: 'goods.csv', text: items(file) },
    { name: 'packing-list.csv', text: packing(file) },
    { name: 'payments.csv', text: payments(file) },
    { name: 'screenings.csv', text: screenings(file) },
    { name: 'history.csv', text: history(file, streamReading) },
    ...(declaration
      ? [
          { name: 'declaration.txt', text: declaration.text },
          { name: 'declaration.txt.sha256', text: `${declaration.textHash}  declaration.txt\n` },
        ]
      : []),
  ]
}

const folders = { delivery: 'delivery-photos', damage: 'damage-photos' } as const

/** Images are read and streamed one at a time. */
async function* entries(
  ctx: Ctx,
  file: ExportFile,
  messages: HistoryMessages,
): AsyncGenerator<Entry> {
  yield* papers(file, { locale: ctx.locale, messages })
  for await (const { name, bytes } of proofFilesOf(ctx, file.orderId))
    yield { name: `payment-proofs/${name}`, text: bytes }
  for await (const { name, kind, bytes } of imageFilesOf(ctx, file.orderId))
    yield { name: `${folders[kind]}/${name}`, text: bytes }
}

/** The export file with all its documents as an archive; null where there is no such order. */
export async function exportArchive(ctx: Ctx, number: string, messages: HistoryMessages) {
  const file = await exportFile(ctx, number)
  return (
    file && { orderNumber: file.orderNumber, pieces: zippedPieces(entries(ctx, file, messages)) }
  )
}
