import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { comparePath, compareQuery, compareRows } from '#shop/catalogue/compare.rules.ts'
import { type Listing, listingQuery } from '#shop/catalogue/listing.rules.ts'
import { isAvailableFor, type ProductSummary, priceFor } from '#shop/catalogue/product.rules.ts'
import type { Part } from './answer.rules.ts'
import {
  placeAsked,
  priceParts,
  productsMeant,
  searchProducts,
  showProduct,
  sideBySide,
} from './catalogue-tools.service.server.ts'
import { noteText } from './facts.rules.ts'
import { says } from './intents.rules.ts'
import { firstOf } from './quantities.rules.ts'
import {
  human,
  link,
  type Reply,
  type Speaking,
  stockText,
  text,
} from './speaking.service.server.ts'
import { cardOf } from './turn.rules.ts'
import { type Read, read as readQuestion } from './understanding.rules.ts'

const mostCards = 4

const cardsOf = (speaking: Speaking, products: readonly ProductSummary[]): Part[] =>
  products.length === 0
    ? []
    : [
        {
          kind: 'cards',
          cards: products
            .slice(0, mostCards)
            .map((product) =>
              cardOf(product, speaking.ctx.destination, stockText(speaking, product)),
            ),
        },
      ]

async function oneText(speaking: Speaking, product: ProductSummary): Promise<string> {
  const { messages, ctx, number } = speaking
  const { destination } = ctx
  const price = priceFor(product, destination)
  const place = messages.price.places[destination]
  noteText(speaking.facts, place)
  if (!isAvailableFor(product.availableFor, destination))
    return `${product.name}: ${messages.price.notHere}`
  if (price === null) return `${product.name}: ${messages.noPrice}`
  const said = format(messages.price.one, { name: product.name, price: formatUsd(price), place })
  const whole = destination === 'cuba' ? await showProduct(speaking, product.slug) : null
  const parts = whole && (await priceParts(speaking, whole))
  if (!parts) return said
  const written = format(messages.price.parts, {
    sell: formatUsd(parts.sellPrice),
    freight: formatUsd(parts.shippingCost),
    delivery: formatUsd(parts.deliveryFee),
    weight: number(product.weightLbs ?? 0, 2),
  })
  return `${said} ${written}`
}

function wishOf(read: Read): Partial<Listing> {
  const most = firstOf(read.quantities, 'usd')
  const [family] = read.families
  const sort = says.largest.test(read.text)
    ? family === 'panel' || family === 'inverter'
      ? 'power'
      : 'energy'
    : 'price'
  return {
    category: family ?? null,
    sort,
    onlyAvailable: true,
    ...(most === null ? {} : { maxPrice: Math.floor(most) }),
  }
}

/** The same for what a question says of a destination: prices are shown for that one. */
const there = (speaking: Speaking, read: Read): Speaking => ({
  ...speaking,
  ctx: { ...speaking.ctx, destination: placeAsked(speaking, read) },
})

/** What a product costs at the visitor's destination; the nearest ones where it is not clear which. */
export const priceReply: Reply = async (given, read) => {
  const speaking = there(given, read)
  const { messages } = speaking
  const meant = await productsMeant(speaking, read)
  const [product, ...others] = meant
  if (product && others.length < 2)
    return [
      ...(await Promise.all(
        [product, ...others].map(async (one) => text(await oneText(speaking, one))),
      )),
      ...cardsOf(speaking, [product, ...others]),
      text(messages.price.final),
    ]
  if (product)
    return [text(messages.price.which), ...cardsOf(speaking, meant), text(messages.price.final)]
  const wish = wishOf(read)
  const { products } = await searchProducts(speaking, wish)
  if (products.length === 0) return nothingFound(speaking)
  return [
    text(messages.price.family),
    ...cardsOf(speaking, products),
    link(messages.search.all, `/catalogo${listingQuery(wish)}`),
  ]
}

const nothingFound = (speaking: Speaking): Part[] => [
  text(speaking.messages.search.nothing),
  link(speaking.messages.search.all, '/catalogo'),
  text(speaking.messages.ask),
  human(speaking),
]

/** What is for sale of a family, or of what was named. */
export const searchReply: Reply = async (given, read) => {
  const speaking = there(given, read)
  const { messages } = speaking
  const meant = await productsMeant(speaking, read)
  if (meant.length > 0) return [text(messages.search.found), ...cardsOf(speaking, meant)]
  const wish = wishOf(read)
  const [family] = read.families
  const isParticular = family === 'accessory' || family === undefined
  const wanted = isParticular
    ? { ...wish, search: searchWords(read.text), sort: 'match' as const }
    : wish
  const { products, isLoose } = await searchProducts(speaking, wanted)
  if (products.length === 0 || (isLoose && family === undefined)) return nothingFound(speaking)
  const said = says.largest.test(read.text) ? messages.search.largest : messages.search.cheapest
  return [
    text(isParticular ? messages.search.found : said),
    ...cardsOf(speaking, products),
    link(messages.search.all, `/catalogo${listingQuery(wanted)}`),
  ]
}

const asking =
  /\b(que|cual|cuales|cuanto|cuanta|cuestan?|valen?|precios?|tienen|tiene|hay|venden|busco|muestrame|ensename|quiero|ver|comprar|de|del|la|el|los|las|1|para|por|con|en|y|o|a|me|mi|do|you|have|sell|show|looking|for|the|an?|is|are|how|much|does|cost|price|i|want|buy|need|any|some|disponibles?|quedan?|lista|please|favor)\b/g
const searchWords = (asked: string): string =>
  asked
    .replace(/[^a-z0-9/. -]/g, ' ')
    .replace(asking, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Something that was found by the words alone, for a question that nothing else answers. */
export async function nearestCards(speaking: Speaking, read: Read): Promise<Part[]> {
  const search = searchWords(read.text)
  if (search.length < 3) return []
  const { products, isLoose } = await searchProducts(speaking, {
    search,
    sort: 'match',
    onlyAvailable: true,
  })
  if (isLoose || products.length === 0) return []
  return [text(speaking.messages.nearest), ...cardsOf(speaking, products.slice(0, 3))]
}

const between =
  /\b(?:vs|versus|contra|frente a|against|or|and|with|entre|between|y|o|con|than|que)\b|,/
/** The two or more that a question compares: what one side leaves unsaid is said by the other. */
async function comparedIn(speaking: Speaking, read: Read): Promise<ProductSummary[]> {
  const sides = read.text
    .split(between)
    .map((side) => readQuestion(` ${side} `, read.locale))
    .filter(
      ({ families, quantities, text: said }) =>
        families.length > 0 || quantities.length > 0 || /\d{3}/.test(said),
    )
  const units = sides.flatMap(({ quantities }) => quantities.map(({ unit }) => unit))
  const whole = sides.map((side) => ({
    ...side,
    families: side.families.length > 0 ? side.families : read.families,
    quantities:
      side.quantities.length > 0 || !units[0] ? side.quantities : bareAs(side.text, units[0]),
  }))
  const found = await Promise.all(whole.map((side) => productsMeant(speaking, side)))
  const firsts = found.flatMap(([first]) => first ?? [])
  return [...new Map(firsts.map((product) => [product.id, product])).values()]
}

const bareAs = (said: string, unit: Read['quantities'][number]['unit']) => {
  const figure = / (\d{2,5})(?= )/.exec(said)
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

function rowText(speaking: Speaking, figure: ShownRow, values: readonly (number | null)[]): string {
  const { messages, number } = speaking
  const said = values.map((value) => {
    if (value === null) return messages.compare.none
    if (figure === 'priceCuba' || figure === 'priceUsa') return formatUsd(value as never)
    return `${number(value, 1)} ${messages.compare.units[figure]}`.trim()
  })
  return `${messages.compare.rows[figure]}: ${said.join(` ${messages.compare.against} `)}`
}

/** Figures of the named products side by side. */
export const compareReply: Reply = async (speaking, read) => {
  const { messages, ctx } = speaking
  const named = await comparedIn(speaking, read)
  if (named.length < 2)
    return [
      text(messages.compare.which),
      ...cardsOf(speaking, named),
      link(messages.compare.open, comparePath),
    ]
  const slugs = named.slice(0, mostCards).map(({ slug }) => slug)
  const products = await sideBySide(speaking, slugs)
  const hidden = ctx.destination === 'cuba' ? 'priceUsa' : 'priceCuba'
  const rows = compareRows(products, ctx.destination).filter(
    ({ figure, allEqual }) => figure !== hidden && !allEqual,
  )
  return [
    text(products.map(({ name }) => name).join(` ${messages.compare.against} `)),
    {
      kind: 'list',
      items: rows.flatMap(({ figure, values }) =>
        isShown(figure) ? [rowText(speaking, figure, values)] : [],
      ),
    },
    ...cardsOf(speaking, products),
    link(messages.compare.open, `${comparePath}${compareQuery(slugs)}`),
  ]
}
