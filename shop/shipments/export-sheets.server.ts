import type { Locale } from '#kernel/locale.ts'
import type { Messages } from '#kernel/messages.ts'
import { toDecimal, type Usd } from '#kernel/money.ts'
import { type CsvCell, formatCsv } from '#kernel/text/csv.ts'
import { formatDateTime } from '#kernel/time.ts'
import type { PartyRole } from '#shop/compliance/screening/screening.rules.ts'
import { formatChange, type HistoryMessages } from '#shop/orders/history/history-notes.rules.ts'
import type { papers } from './messages/es.ts'
import type { ExportFile } from './shipment-papers.service.server.ts'

/** The words of the sheets, and the names that stand for ids and codes. */
export interface SheetParser {
  readonly locale: Locale
  readonly sheets: Messages<(typeof papers)['sheets']>
  readonly orders: HistoryMessages & {
    readonly roles: Readonly<Record<PartyRole, string>>
    readonly money: { readonly kinds: Readonly<Record<'capture' | 'refund', string>> }
  }
  readonly methodNames: ReadonlyMap<string, string>
  readonly userNames: ReadonlyMap<string, string>
}

const sheet = (head: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  formatCsv([head, ...rows])

const dollars = (cents: number) => Number(toDecimal(cents as Usd))
const percent = (share: number) => Math.round(share * 100)

const items = (file: ExportFile, { sheets }: SheetParser) =>
  sheet(
    [
      ...[sheets.sku, sheets.name, sheets.quantity, 'ECCN', 'HTS', 'UN'],
      ...[sheets.unitValue, sheets.value, sheets.weight],
    ],
    file.items.map((one) => [
      ...[one.sku, one.name, one.quantity, one.eccn, one.hts, one.unNumber],
      ...[dollars(one.unitValueCents), dollars(one.valueCents), one.weightLbs],
    ]),
  )

const packing = (file: ExportFile, { sheets }: SheetParser) =>
  sheet(
    [sheets.box, sheets.sku, sheets.name, sheets.quantity, 'UN', sheets.partOf],
    file.items.flatMap((one) => {
      const box = one.declaredApartAsRenewable ? sheets.renewable : sheets.other
      return [
        [box, one.sku, one.name, one.quantity, one.unNumber, null],
        ...one.parts.map((part) => [
          ...[box, part.sku, part.name, part.quantity * one.quantity, part.unNumber, one.sku],
        ]),
      ]
    }),
  )

const payments = (file: ExportFile, { sheets, orders, methodNames, locale }: SheetParser) =>
  sheet(
    [sheets.at, sheets.method, sheets.kind, sheets.reference, sheets.amount, sheets.note],
    file.payments.map(({ at, provider, kind, reference, amount, note }) => [
      ...[formatDateTime(at, locale), methodNames.get(provider) ?? provider],
      ...[orders.money.kinds[kind], reference, dollars(amount), note],
    ]),
  )

const screenings = (file: ExportFile, { sheets, orders, locale }: SheetParser) =>
  sheet(
    [
      ...[sheets.at, sheets.role, sheets.person, sheets.verdict, sheets.reason],
      ...[sheets.score, sheets.threshold, sheets.lists, sheets.hits],
    ],
    file.screenings.map((scan) => [
      ...[formatDateTime(scan.scannedAt, locale), orders.roles[scan.role], scan.name],
      ...[sheets.verdicts[scan.verdict], orders.reasons[scan.reason]],
      ...[percent(scan.score), percent(scan.threshold)],
      Object.entries(scan.listDates)
        .map(([list, date]) => `${list} ${formatDateTime(new Date(date), locale)}`)
        .join('; '),
      scan.hits
        .map(({ listName, list, score }) => `${listName} (${list}, ${percent(score)} %)`)
        .join('; '),
    ]),
  )

const history = (file: ExportFile, { sheets, orders, locale, userNames }: SheetParser) =>
  sheet(
    [sheets.at, sheets.axis, sheets.from, sheets.to, sheets.by, sheets.reason],
    file.history.map((change) => {
      const { axis, from, to, by, note } = formatChange(change, orders, locale)
      const person = userNames.get(change.by_user ?? '') ?? by
      return [formatDateTime(change.changed_at, locale), axis, from, to, person, note]
    }),
  )

const invoice = ({ invoice: bill }: ExportFile, { sheets }: SheetParser) =>
  sheet(
    [sheets.item, sheets.amount],
    [
      [sheets.invoice.subtotal, dollars(bill.subtotalCents)],
      [sheets.invoice.shipping, dollars(bill.shippingCents)],
      [sheets.invoice.tax, dollars(bill.taxCents)],
      [sheets.invoice.agencyFee, dollars(bill.agencyFeeCents)],
      [sheets.invoice.installation, dollars(bill.installationCents)],
      [sheets.invoice.discount, dollars(bill.discountCents)],
      [sheets.invoice.deliverySaving, dollars(bill.deliverySavingCents)],
      [sheets.invoice.total, dollars(bill.totalCents)],
    ],
  )

/** The parts of an export file as sheets that a person reads, without codes of the shop. */
export const exportSheets = (file: ExportFile, parser: SheetParser) => [
  { name: 'invoice.csv', text: invoice(file, parser) },
  { name: 'goods.csv', text: items(file, parser) },
  { name: 'packing-list.csv', text: packing(file, parser) },
  { name: 'payments.csv', text: payments(file, parser) },
  { name: 'screenings.csv', text: screenings(file, parser) },
  { name: 'history.csv', text: history(file, parser) },
]
