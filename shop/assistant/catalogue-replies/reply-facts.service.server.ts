import { format } from '#kernel/messages.ts'
import type {
  Product,
  ProductCategory,
  ProductSummary,
} from '#shop/catalogue/products/product.rules.ts'
import { usualItem } from '#shop/solar/calculator/calculation.rules.ts'
import { sheetPlace } from '#shop/solar/wiring/sheet-place.rules.ts'
import { shortageOfKit } from '#shop/solar/wiring/shortage.service.server.ts'
import { additionsFor } from '#shop/solar/wiring/wiring.service.server.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import { rechargeReply, runtimeReply } from '../energy-replies/reply-use.service.server.ts'
import { passageParts } from '../knowledge/passage-parts.service.server.ts'
import { stemOf } from '../knowledge/stem.rules.ts'
import { claimedPriceIn } from '../matching/claimed-price.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import { note, noteText } from '../replies/facts.rules.ts'
import {
  cards,
  human,
  priceHere,
  type Reply,
  type ReplyContext,
  stockText,
  text,
} from '../replies/reply-context.service.server.ts'
import { noteProduct } from '../turns/turn.rules.ts'
import type { Ask } from '../understanding/asks.rules.ts'
import { landedPriceText, taxedText } from './landed-price.service.server.ts'
import { type Subject, sentenceFor, subjectOf } from './product-facts.service.server.ts'

const maxSubjects = 3

const rareStems = (input: string): string[] =>
  [...new Set(input.split(/[^\p{L}\d]+/u).flatMap((word) => stemOf(word) ?? []))].filter(
    (stem) => stem.length > 3,
  )

/** The sentence of a product's description that shares most with the question. */
export function describedIn(
  product: Product,
  question: string,
  facts: ReplyContext['facts'],
): string | null {
  const own = new Set(rareStems(product.name))
  const wanted = rareStems(question).filter((stem) => !own.has(stem))
  const sentences = `${product.shortDescription} ${product.description}`.split(/(?<=[.!?])\s+/)
  const scored = sentences.map((sentence) => {
    const stems = new Set(rareStems(sentence))
    return { sentence, shared: wanted.filter((stem) => stems.has(stem)).length }
  })
  const best = scored.sort((a, b) => b.shared - a.shared)[0]
  if (!best || best.shared < 1) return null
  noteText(facts, best.sentence)
  return best.sentence
}

/** 'y la batería que trae': a part of the kit is meant. */
function partMeant(
  { product, parts, reply, count, text: asked, province }: Subject,
  categories: readonly ProductCategory[],
): Subject | null {
  if (product.category !== 'kit') return null
  const wanted = categories.find((category) => category !== 'kit' && category !== 'accessory')
  const part = wanted && parts.find((one) => one.product.category === wanted)
  const full = part && reply.all.find((offer) => offer.product.id === part.product.id)
  return full ? { product: full.product, parts: [], reply, count, text: asked, province } : null
}

const aboutParts: readonly Ask[] = [
  'warranty',
  'cycles',
  'weight',
  'size',
  'usable',
  'output',
  'panelVolts',
  'tracker',
]

function asksOf({
  asks,
  state,
  isFollowUp,
  isNamed,
  isChosen,
  count,
  categories,
  read,
}: Understood): readonly Ask[] {
  if (asks.length > 0) return asks.filter((ask) => ask !== 'ships' || asks.length === 1)
  // 'y la de 2000?' asks the same of another product
  const isAgain = isNamed || count !== null || categories.length > 0
  if ((isFollowUp || count !== null) && isAgain && state.asks.length > 0)
    return count === null || state.asks.includes('price') ? state.asks : [...state.asks, 'price']
  // 'y con impuesto?', 'y en Estados Unidos?', 'and the cheaper one?'
  const isPriced = /\b(tax\w*|impuestos?)\b/.test(read.text) || read.destination !== null
  return !isNamed && (isChosen || isPriced) ? ['price'] : []
}

/** How many of its own panels a kit takes in all: what its page says, by volts and amps and not by watts alone. */
async function kitPanels({ reply, product, parts }: Subject): Promise<string | null> {
  const has = parts
    .filter((part) => part.product.category === 'panel')
    .reduce((sum, { quantity }) => sum + quantity, 0)
  if (product.category !== 'kit' || has === 0) return null
  const additions = await additionsFor(reply.ctx, product)
  const largest = additions?.panels.at(-1)
  if (!largest)
    return additions && format(reply.offerMessages.wiring.noMorePanels, { name: product.name })
  const values = { count: has + largest.count, strings: largest.strings, series: largest.series }
  note(reply.facts, { figures: Object.values(values) })
  return format(reply.offerMessages.kitPanels, { name: product.name, ...values })
}

const guards: readonly (readonly [RegExp, string])[] = [
  [/\bdiferencial|\brcd\b|\bgfci\b|\brcbo\b/, 'rcd'],
  [/\b(?:varilla|jabalina|electrodo|pica|rod)\b/, 'earth_rod'],
]

/** Whether what protects people comes with a kit, or its sheet asks for it. */
async function kitGuards({ reply, product, parts, text: asked }: Subject): Promise<string[]> {
  if (product.category !== 'kit') return []
  const { facts } = sheetPlace(null, reply.ctx.destination)
  const lacks = (await shortageOfKit(reply.ctx, product, facts))?.lines ?? []
  const { has, lacking, none } = reply.offerMessages.guards
  return guards.flatMap(([words, role]) => {
    if (!words.test(asked)) return []
    const isOfRole = (one: { readonly product: ProductSummary }) => one.product.specs.role === role
    const [own, missing] = [parts.find(isOfRole), lacks.find(isOfRole)]
    const part = own ?? missing
    if (!part) return [format(none, { name: product.name })]
    noteProduct(reply.facts, part.product)
    return [format(own ? has : lacking, { name: product.name, part: part.product.name })]
  })
}

async function factsOf(
  subject: Subject,
  asks: readonly Ask[],
  categories: readonly ProductCategory[],
) {
  const part = asks.some((ask) => aboutParts.includes(ask)) ? partMeant(subject, categories) : null
  const about = part ?? subject
  const stated = asks.flatMap((ask) => sentenceFor(ask, about) ?? [])
  const panels = asks.includes('solarInput') ? await kitPanels(subject) : null
  const protections = asks.includes('guards') ? await kitGuards(subject) : []
  const found = [...protections, ...stated, ...(panels === null ? [] : [panels])]
  const taxed = taxedText(subject.reply, subject.product, subject.text)
  const parts = asks.includes('price')
    ? await landedPriceText(subject.reply, subject.product)
    : null
  if (taxed !== null) return [...found, taxed]
  return subject.count === null && parts !== null && asks.length === 1 ? [...found, parts] : found
}

const noData = (reply: ReplyContext, { name }: Product): Part[] => [
  text(format(reply.offerMessages.noData, { name })),
  human(reply),
]

async function aboutOne(
  reply: ReplyContext,
  product: Product,
  understood: Understood,
): Promise<Part[]> {
  const asks = asksOf(understood)
  const subject = await subjectOf(reply, product, {
    count: understood.count,
    text: understood.read.text,
    province: understood.read.province ?? understood.state.province,
  })
  const found = await factsOf(subject, asks, understood.categories)
  if (found.length > 0) return found.map(text)
  const { read, state } = understood
  const isMore = /que (mas|otra cosa)|what else/.test(read.text)
  const described =
    (isMore ? null : describedIn(product, read.text, reply.facts)) ??
    describedIn(product, state.question, reply.facts)
  if (asks.length === 0 && (understood.count !== null || understood.isNamed)) {
    const price = sentenceFor('price', subject)
    return [
      price,
      described ?? (understood.count === null ? product.shortDescription : null),
    ].flatMap((one) => {
      if (one === null) return []
      noteText(reply.facts, one)
      return [text(one)]
    })
  }
  return described ? [text(described)] : noData(reply, product)
}

const oneDollar = 100
/** Whether other dollars are claimed than the price where it is sent. */
function isOtherPrice(reply: ReplyContext, asked: string, product: Product): boolean {
  const [claimed, price] = [claimedPriceIn(asked), priceHere(reply, product)]
  return claimed !== null && price !== null && Math.abs(price - claimed * 100) >= oneDollar
}

const sends = /\b(mand\w*|envi\w*|entreg\w*|lleg\w*|llev\w*|send\w*|ship\w*|deliver\w*)\b/
/** 'Sí, se vende para Cuba.', before its price, where it is asked whether it can be sent. */
function sentTo(reply: ReplyContext, { name }: Product): Part[] {
  const { ships, destinations } = reply.offerMessages
  return [text(format(ships.yes, { name, place: destinations[reply.ctx.destination] }))]
}

/** What is asked about one to three products. */
export const factsReply: Reply = async (reply, understood) => {
  const { offers, asks } = understood
  if (asks.includes('charge')) return rechargeReply(reply, understood)
  // 'oxígeno de 120 V y 5 A con el Kit Hogar': its volts are said, how long it runs is meant
  const hasWatts = understood.state.items.some(({ code, watts }) => watts !== usualItem(code).watts)
  if (offers.length === 1 && hasWatts && asks.length === 1 && asks[0] === 'output')
    return runtimeReply(reply, understood)
  // 'y en Cuba cuánto': of what was shown
  const meant = offers.length > 0 ? offers : understood.state.focus
  const products = meant.slice(0, maxSubjects).map(({ product }) => product)
  const answers = await Promise.all(products.map((product) => aboutOne(reply, product, understood)))
  const isSold = products.filter(
    ({ availableFor }) => availableFor === 'all' || availableFor === reply.ctx.destination,
  )
  const [only] = products
  const isOther =
    products.length === 1 && only !== undefined && isOtherPrice(reply, understood.read.text, only)
  const isPriced =
    asksOf(understood).some((ask) => ask === 'price' || ask === 'stock') ||
    asksOf(understood).length === 0
  const { province, text: asked } = understood.read
  const goes = province !== null && sends.test(asked) && isSold.length > 0
  return [
    ...(goes && only ? sentTo(reply, only) : []),
    ...(isOther ? [text(reply.offerMessages.notThePrice)] : []),
    ...answers.flat(),
    ...cards(reply, isSold, (product) => (isPriced ? stockText(reply, product) : '')),
  ]
}

/** The product's page does not say it; the nearest sentence of its description may. */
export const unknownFactReply: Reply = async (reply, { offers, read, passage, asks }) => {
  const [first] = offers
  const near = passage ? await passageParts(reply, passage) : []
  const { askBack, noDataAtAll } = reply.offerMessages
  if (!first)
    return near.length > 0
      ? [...near, human(reply)]
      : [text(asks.length > 0 ? noDataAtAll : askBack), human(reply)]
  const described = describedIn(first.product, read.text, reply.facts)
  if (described) return [text(described), ...cards(reply, [first.product])]
  if (near.length === 0) return noData(reply, first.product)
  const { name } = first.product
  return [text(format(reply.offerMessages.nearestTo, { name })), ...near, human(reply)]
}
