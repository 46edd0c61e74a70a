import { format } from '#kernel/messages.ts'
import { comparePath, compareQuery, compareRows } from '#shop/catalogue/products/compare.rules.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import { noteText } from '../replies/facts.rules.ts'
import {
  cards,
  link,
  list,
  money,
  priceHere,
  type Reply,
  type ReplyContext,
  text,
} from '../replies/reply-context.service.server.ts'
import { sideBySide } from '../tools/catalogue-tools.service.server.ts'
import { says } from '../understanding/intents.rules.ts'
import { fitsReply } from './reply-fits.service.server.ts'

const shownRows = [
  'priceCuba',
  'priceUsa',
  'usableWh',
  'energyWh',
  'powerW',
  'surgeW',
  'voltageV',
  'weightLbs',
  'cycles',
  'warrantyYears',
] as const
type ShownRow = (typeof shownRows)[number]
const isShown = (figure: string): figure is ShownRow => shownRows.some((row) => row === figure)

function rowText(
  reply: ReplyContext,
  figure: ShownRow,
  values: readonly (number | null)[],
): string {
  const { messages, number } = reply
  const cells = values.map((value) => {
    if (value === null) return messages.compare.none
    if (figure === 'priceCuba' || figure === 'priceUsa') return money(reply, value)
    return `${number(value, 1)} ${messages.compare.units[figure]}`.trim()
  })
  return `${messages.compare.rows[figure]}: ${cells.join(` ${messages.compare.against} `)}`
}

/** What each is for, in its own words. */
const purposes = (reply: ReplyContext, products: readonly ProductSummary[]): string[] =>
  products.map(({ name, shortDescription }) => {
    noteText(reply.facts, shortDescription)
    return `${name}: ${shortDescription}`
  })

function rowsOf(reply: ReplyContext, products: readonly ProductSummary[]) {
  const hidden = reply.ctx.destination === 'cuba' ? 'priceUsa' : 'priceCuba'
  const rows = compareRows([...products], reply.ctx.destination).filter(
    ({ figure }) => figure !== hidden && isShown(figure),
  )
  const shown = rows.flatMap(({ figure, values }) =>
    isShown(figure) && values.some((value) => value !== null) ? [{ figure, values }] : [],
  )
  const isEqual = ({ values }: { values: readonly (number | null)[] }) => new Set(values).size === 1
  return { equal: shown.filter(isEqual), different: shown.filter((row) => !isEqual(row)) }
}

/** What the named products have in common and how they differ, in at most six lines. */
export const compareReply: Reply = async (reply, understood) => {
  const { messages, offerMessages } = reply
  const { offers, state, read } = understood
  if (
    offers.length > 1 &&
    state.items.length > 0 &&
    (read.items.length > 0 || says.fits.test(read.text)) &&
    says.which2.test(read.text)
  )
    return fitsReply(reply, understood)
  const slugs = offers.slice(0, 3).map(({ product }) => product.slug)
  if (slugs.length < 2)
    return [
      text(messages.compare.which),
      ...cards(
        reply,
        offers.map(({ product }) => product),
      ),
      link(messages.compare.open, comparePath),
    ]
  const products = await sideBySide(reply, slugs)
  const { equal, different } = rowsOf(reply, products)
  const [cheapest] = [...products].sort(
    (a, b) => (priceHere(reply, a) ?? Infinity) - (priceHere(reply, b) ?? Infinity),
  )
  const sameText = equal.map(({ figure, values }) => rowText(reply, figure, values.slice(0, 1)))
  const parts: Part[] = [
    ...(sameText.length > 0
      ? [text(format(offerMessages.compare.same, { rows: sameText.join('; ') }))]
      : []),
    list([
      ...different.slice(0, 6).map(({ figure, values }) => rowText(reply, figure, values)),
      ...purposes(reply, products),
    ]),
    ...(cheapest ? [text(format(offerMessages.compare.cheapest, { name: cheapest.name }))] : []),
  ]
  return [
    text(`${products.map(({ name }) => name).join(` ${messages.compare.against} `)}:`),
    ...parts,
    ...cards(reply, products),
    link(messages.compare.open, `${comparePath}${compareQuery(slugs)}`),
  ]
}
