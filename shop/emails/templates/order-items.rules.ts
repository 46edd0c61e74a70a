import { format, formatPlural } from '#kernel/messages.ts'
import { cents, formatUsd, type Usd } from '#kernel/money.ts'
import { type Block, type Labelled, oneLine } from '../email.rules.ts'
import type { EmailLine, OrderFacts } from '../order-email.rules.ts'
import type { EmailContext, OrderMessages } from './order-email-context.rules.ts'

const sum = (label: string, amount: Usd): Labelled => ({ label, value: formatUsd(amount) })

/** The sums as stored, line by line as the order's page has them; nothing is added up again. */
function sumsOf({ sums, destination }: OrderFacts, messages: OrderMessages): readonly Labelled[] {
  const words = messages.sums
  const isToUsa = destination === 'usa'
  const { deliverySaving, discount, couponCode } = sums
  const code = couponCode ? format(words.discount, { code: couponCode }) : words.discountAlone
  const rows = [
    { ...sum(words.subtotal[destination], sums.subtotal), isShown: true },
    { ...sum(words.shipping, sums.shipping), isShown: isToUsa || sums.shipping !== 0 },
    { ...sum(words.tax, sums.tax), isShown: isToUsa || sums.tax !== 0 },
    { ...sum(words.agencyFee, sums.agencyFee), isShown: true },
    { ...sum(words.deliverySaving, cents(-deliverySaving)), isShown: deliverySaving !== 0 },
    { ...sum(code, cents(-discount)), isShown: discount !== 0 },
    { ...sum(words.installation, sums.installation), isShown: sums.installation !== 0 },
  ]
  return rows.filter(({ isShown }) => isShown).map(({ label, value }) => ({ label, value }))
}

const nameOf = (line: EmailLine) => oneLine(line.name, 120)

/** Counts the items that do not fit; the order's page shows them. */
function withRest<Row>(
  { order, max, messages, locale }: EmailContext,
  row: (line: EmailLine) => Row,
  rest: (text: string) => Row,
): readonly Row[] {
  const left = order.lines.length - max
  const shown = order.lines.slice(0, max).map(row)
  return left > 0 ? [...shown, rest(formatPlural(locale, messages.items.more, left))] : shown
}

const priced = (context: EmailContext) =>
  withRest(
    context,
    (line) => ({
      name: nameOf(line),
      detail: format(context.messages.items.each, {
        quantity: line.quantity,
        price: formatUsd(line.price),
      }),
      total: formatUsd(line.total),
    }),
    (name) => ({ name, detail: '', total: '' }),
  )

export const items = (context: EmailContext): readonly Block[] => [
  {
    kind: 'goods',
    title: context.messages.items[context.recipientKind === 'owner' ? 'toOwner' : 'title'],
    rows: priced(context),
    sums: sumsOf(context.order, context.messages),
    total: sum(context.messages.sums.total, context.order.sums.total),
  },
]

/** How each item is installed: a kit's wiring sheet, or the guide; before them, that of a composed set. */
export const installation = ({ order, max, messages }: EmailContext): readonly Block[] => {
  const links = order.lines.slice(0, max).flatMap((line) =>
    line.installation
      ? [
          {
            label: format(messages.items.install, { name: nameOf(line) }),
            link: line.installation,
          },
        ]
      : [],
  )
  const together = order.setSheet
    ? [
        {
          label: messages.items[order.isSetWhole ? 'installSet' : 'installPartial'],
          link: order.setSheet,
        },
      ]
    : []
  const all = [...together, ...links]
  return all.length > 0 ? [{ kind: 'links', links: all }] : []
}

/** The items without prices. */
export const parcel = (context: EmailContext): readonly Block[] => [
  {
    kind: 'goods',
    title: context.messages.items.coming,
    rows: withRest(
      context,
      (line) => ({
        name: nameOf(line),
        detail: formatPlural(context.locale, context.messages.items.pieces, line.quantity),
        total: '',
      }),
      (name) => ({ name, detail: '', total: '' }),
    ),
    sums: [],
    total: null,
  },
]
