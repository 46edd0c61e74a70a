import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { comparePath, compareQuery, compareRows } from '#shop/catalogue/products/compare.rules.ts'
import {
  isAvailableFor,
  type ProductSummary,
  priceFor,
} from '#shop/catalogue/products/product.rules.ts'
import { type Listing, listingQuery } from '#shop/catalogue/search/listing.rules.ts'
import {
  placeAsked,
  priceParts,
  productsMeant,
  searchProducts,
  showProduct,
  sideBySide,
} from '../tools/catalogue-tools.service.server.ts'
import { cardOf } from '../turns/turn.rules.ts'
import { says } from '../understanding/intents.rules.ts'
import { firstOf } from '../understanding/quantities.rules.ts'
import { type Read, read as readQuestion } from '../understanding/understanding.rules.ts'
import type { Part } from './answer.rules.ts'
import { noteText } from './facts.rules.ts'
import {
  human,
  link,
  type Reply,
  type ReplyContext,
  stockText,
  text,
} from './reply-context.service.server.ts'

const maxCards = 4

const cardsOf = (reply: ReplyContext, products: readonly ProductSummary[]): Part[] =>
  products.length === 0
    ? []
    : [
        {
          kind: 'cards',
          cards: products
            .slice(0, maxCards)
            .map((product) => cardOf(product, reply.ctx.destination, stockText(reply, product))),
        },
      ]

async function oneText(reply: ReplyContext, product: ProductSummary): Promise<string> {
  const { messages, ctx, number } = reply
  const { destination } = ctx
  const price = priceFor(product, destination)
  const place = messages.price.places[destination]
  noteText(reply.facts, place)
  if (!isAvailableFor(product.availableFor, destination))
    return `${product.name}: ${messages.price.notHere}`
  if (price === null) return `${product.name}: ${messages.noPrice}`
  const text = format(messages.price.one, { name: product.name, price: formatUsd(price), place })
  const whole = destination === 'cuba' ? await showProduct(reply, product.slug) : null
  const parts = whole && (await priceParts(reply, whole))
  if (!parts) return text
  const written = format(messages.price.parts, {
    sell: formatUsd(parts.sellPrice),
    freight: formatUsd(parts.shippingCost),
    delivery: formatUsd(parts.deliveryFee),
    weight: number(product.weightLbs ?? 0, 2),
  })
  return `${text} ${written}`
}

function listingOf(read: Read): Partial<Listing> {
  const max = firstOf(read.quantities, 'usd')
  const [category] = read.categories
  const sort = says.largest.test(read.text)
    ? category === 'panel' || category === 'inverter'
      ? 'power'
      : 'energy'
    : 'price'
  return {
    category: category ?? null,
    sort,
    onlyAvailable: true,
    ...(max === null ? {} : { maxPrice: Math.floor(max) }),
  }
}

/** Applies the destination named in a question. */
const there = (reply: ReplyContext, read: Read): ReplyContext => ({
  ...reply,
  ctx: { ...reply.ctx, destination: placeAsked(reply, read) },
})

/** The price of a product at the visitor's destination; the closest matches when it is ambiguous. */
export const priceReply: Reply = async (options, read) => {
  const reply = there(options, read)
  const { messages } = reply
  const meant = await productsMeant(reply, read)
  const [product, ...others] = meant
  if (product && others.length < 2)
    return [
      ...(await Promise.all(
        [product, ...others].map(async (one) => text(await oneText(reply, one))),
      )),
      ...cardsOf(reply, [product, ...others]),
      text(messages.price.final),
    ]
  if (product)
    return [text(messages.price.which), ...cardsOf(reply, meant), text(messages.price.final)]
  const input = listingOf(read)
  const { products } = await searchProducts(reply, input)
  if (products.length === 0) return nothingFound(reply)
  return [
    text(messages.price.family),
    ...cardsOf(reply, products),
    link(messages.search.all, `/catalogo${listingQuery(input)}`),
  ]
}

const nothingFound = (reply: ReplyContext): Part[] => [
  text(reply.messages.search.nothing),
  link(reply.messages.search.all, '/catalogo'),
  text(reply.messages.ask),
  human(reply),
]

/** Products for sale of a category or with a given name. */
export const searchReply: Reply = async (options, read) => {
  const reply = there(options, read)
  const { messages } = reply
  const meant = await productsMeant(reply, read)
  if (meant.length > 0) return [text(messages.search.found), ...cardsOf(reply, meant)]
  const input = listingOf(read)
  const [category] = read.categories
  const isParticular = category === 'accessory' || category === undefined
  const requested = isParticular
    ? { ...input, search: searchWords(read.text), sort: 'match' as const }
    : input
  const { products, isLoose } = await searchProducts(reply, requested)
  if (products.length === 0 || (isLoose && category === undefined)) return nothingFound(reply)
  const parts = says.largest.test(read.text) ? messages.search.largest : messages.search.cheapest
  return [
    text(isParticular ? messages.search.found : parts),
    ...cardsOf(reply, products),
    link(messages.search.all, `/catalogo${listingQuery(requested)}`),
  ]
}

const request =
  /\b(que|cual|cuales|cuanto|cuanta|cuestan?|valen?|precios?|tienen|tiene|hay|venden|busco|muestrame|ensename|quiero|ver|comprar|de|del|la|el|los|las|1|para|por|con|en|y|o|a|me|mi|do|you|have|sell|show|looking|for|the|an?|is|are|how|much|does|cost|price|i|want|buy|need|any|some|disponibles?|quedan?|lista|please|favor)\b/g
const searchWords = (requested: string): string =>
  requested
    .replace(/[^a-z0-9/. -]/g, ' ')
    .replace(request, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Text search for a question without another answer. */
export async function nearestCards(reply: ReplyContext, read: Read): Promise<Part[]> {
  const search = searchWords(read.text)
  if (search.length < 3) return []
  const { products, isLoose } = await searchProducts(reply, {
    search,
    sort: 'match',
    onlyAvailable: true,
  })
  if (isLoose || products.length === 0) return []
  return [text(reply.messages.nearest), ...cardsOf(reply, products.slice(0, 3))]
}

const between =
  /\b(?:vs|versus|contra|frente a|against|or|and|with|entre|between|y|o|con|than|que)\b|,/
/** The products that a question compares; attributes named for one apply to the other too. */
async function comparedIn(reply: ReplyContext, read: Read): Promise<ProductSummary[]> {
  const sides = read.text
    .split(between)
    .map((side) => readQuestion(` ${side} `, read.locale))
    .filter(
      ({ categories, quantities, text }) =>
        categories.length > 0 || quantities.length > 0 || /\d{3}/.test(text),
    )
  const units = sides.flatMap(({ quantities }) => quantities.map(({ unit }) => unit))
  const whole = sides.map((side) => ({
    ...side,
    categories: side.categories.length > 0 ? side.categories : read.categories,
    quantities:
      side.quantities.length > 0 || !units[0] ? side.quantities : bareAs(side.text, units[0]),
  }))
  const found = await Promise.all(whole.map((side) => productsMeant(reply, side)))
  const firsts = found.flatMap(([first]) => first ?? [])
  return [...new Map(firsts.map((product) => [product.id, product])).values()]
}

const bareAs = (text: string, unit: Read['quantities'][number]['unit']) => {
  const figure = / (\d{2,5})(?= )/.exec(text)
  return figure ? [{ value: Number(figure[1]), unit }] : []
}

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
  const text = values.map((value) => {
    if (value === null) return messages.compare.none
    if (figure === 'priceCuba' || figure === 'priceUsa') return formatUsd(value as never)
    return `${number(value, 1)} ${messages.compare.units[figure]}`.trim()
  })
  return `${messages.compare.rows[figure]}: ${text.join(` ${messages.compare.against} `)}`
}

/** Comparison of the named products' figures. */
export const compareReply: Reply = async (reply, read) => {
  const { messages, ctx } = reply
  const named = await comparedIn(reply, read)
  if (named.length < 2)
    return [
      text(messages.compare.which),
      ...cardsOf(reply, named),
      link(messages.compare.open, comparePath),
    ]
  const slugs = named.slice(0, maxCards).map(({ slug }) => slug)
  const products = await sideBySide(reply, slugs)
  const hidden = ctx.destination === 'cuba' ? 'priceUsa' : 'priceCuba'
  const rows = compareRows(products, ctx.destination).filter(
    ({ figure, allEqual }) => figure !== hidden && !allEqual,
  )
  return [
    text(products.map(({ name }) => name).join(` ${messages.compare.against} `)),
    {
      kind: 'list',
      items: rows.flatMap(({ figure, values }) =>
        isShown(figure) ? [rowText(reply, figure, values)] : [],
      ),
    },
    ...cardsOf(reply, products),
    link(messages.compare.open, `${comparePath}${compareQuery(slugs)}`),
  ]
}
