import { format, formatPlural } from '#kernel/messages.ts'
import { cents, formatUsd, type Usd } from '#kernel/money.ts'
import { type Block, type Labelled, oneLine } from '../letter.rules.ts'
import type { LetterLine, OrderFacts } from '../order-letter.rules.ts'
import type { OrderMessages, Telling } from './telling.rules.ts'

const sum = (label: string, amount: Usd): Labelled => ({ label, value: formatUsd(amount) })

/** The sums as they were given; nothing is added up again. */
function sumsOf({ sums, destination }: OrderFacts, say: OrderMessages): readonly Labelled[] {
  const isToUsa = destination === 'usa'
  const rows = [
    { ...sum(say.sums.subtotal, sums.subtotal), isShown: true },
    { ...sum(say.sums.discount, cents(-sums.discount)), isShown: sums.discount !== 0 },
    { ...sum(say.sums.shipping, sums.shipping), isShown: isToUsa || sums.shipping !== 0 },
    { ...sum(say.sums.agencyFee, sums.agencyFee), isShown: sums.agencyFee !== 0 },
    { ...sum(say.sums.tax, sums.tax), isShown: isToUsa || sums.tax !== 0 },
    { ...sum(say.sums.installation, sums.installation), isShown: sums.installation !== 0 },
  ]
  return rows.filter(({ isShown }) => isShown).map(({ label, value }) => ({ label, value }))
}

const nameOf = (line: LetterLine) => oneLine(line.name, 120)

/** What does not fit is counted; the order's page shows it. */
function withRest<Row>(
  { order, most, say, locale }: Telling,
  row: (line: LetterLine) => Row,
  rest: (text: string) => Row,
): readonly Row[] {
  const left = order.lines.length - most
  const shown = order.lines.slice(0, most).map(row)
  return left > 0 ? [...shown, rest(formatPlural(locale, say.goods.more, left))] : shown
}

const priced = (told: Telling) =>
  withRest(
    told,
    (line) => ({
      name: nameOf(line),
      detail: format(told.say.goods.each, {
        quantity: line.quantity,
        price: formatUsd(line.price),
      }),
      total: formatUsd(line.total),
    }),
    (name) => ({ name, detail: '', total: '' }),
  )

export const goods = (told: Telling): readonly Block[] => [
  {
    kind: 'goods',
    title: told.say.goods.title,
    rows: priced(told),
    sums: sumsOf(told.order, told.say),
    total: sum(told.say.sums.total, told.order.sums.total),
  },
]

/** The same without what it costs. */
export const parcel = (told: Telling): readonly Block[] => [
  {
    kind: 'goods',
    title: told.say.goods.coming,
    rows: withRest(
      told,
      (line) => ({
        name: nameOf(line),
        detail: formatPlural(told.locale, told.say.goods.pieces, line.quantity),
        total: '',
      }),
      (name) => ({ name, detail: '', total: '' }),
    ),
    sums: [],
    total: null,
  },
]
