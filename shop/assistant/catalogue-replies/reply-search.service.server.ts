import { format } from '#kernel/messages.ts'
import type { ProductCategory } from '#shop/catalogue/products/product.rules.ts'
import { emptyListing, listingQuery } from '#shop/catalogue/search/listing.rules.ts'
import { calculationHref } from '#shop/solar/calculator/calculation-query.rules.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import { asksSum } from '../decision/sums.rules.ts'
import { setText } from '../energy-replies/set-text.service.server.ts'
import { nearestInSize, sizeAskedIn } from '../matching/asked-size.rules.ts'
import { superlativeIn } from '../matching/superlative.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import {
  cards,
  devicesText,
  human,
  link,
  money,
  placeText,
  type Reply,
  type ReplyContext,
  stockText,
  text,
} from '../replies/reply-context.service.server.ts'
import { says } from '../understanding/intents.rules.ts'
import {
  besideText,
  byPrice,
  bySize,
  comparesWithShown,
  relativeTo,
} from './beside.service.server.ts'
import { byFigure, figureText } from './by-figure.service.server.ts'
import {
  type Candidate,
  candidatesIn,
  categoriesOf,
  otherOne,
} from './candidates.service.server.ts'
import { cheaperAsParts, composedFor, nonstopText } from './reply-parts.service.server.ts'
import { sumReply } from './reply-sum.service.server.ts'

const usualHours = 12
const lasts = ({ fit }: Candidate, hours: number | null): boolean =>
  fit === null || fit.hours === null || fit.hours >= (hours ?? usualHours)
const runs = ({ fit }: Candidate): boolean => fit === null || fit.canRun

const byHours = (a: Candidate, b: Candidate) => (b.fit?.hours ?? 0) - (a.fit?.hours ?? 0)
function reasonOf(
  reply: ReplyContext,
  { state, read }: Understood,
  { product, fit }: Candidate,
): string {
  const { search } = reply.offerMessages
  const devices = fit ? devicesText({ turn: reply, items: state.items }) : ''
  if (fit?.hours) return format(search.hours, { hours: reply.number(fit.hours, 1), devices })
  if (fit) return format(search.runs, { devices })
  const wanted = superlativeIn(read.text)
  if (wanted) return figureText(reply, product, wanted)
  if (read.quantities.some(({ unit }) => unit === 'lb')) {
    reply.facts.figures.add(product.weightLbs ?? 0)
    return format(search.weighs, { weight: reply.number(product.weightLbs ?? 0, 1) })
  }
  return stockText(reply, product)
}

const shown = (reply: ReplyContext, understood: Understood, list: readonly Candidate[]): Part[] =>
  cards(
    reply,
    list.map(({ product }) => product),
    (product) => {
      const found = list.find((one) => one.product.id === product.id)
      return found ? reasonOf(reply, understood, found) : ''
    },
  )

/** One of each category, the best within the budget first. */
function spread(list: readonly Candidate[], categories: readonly ProductCategory[]): Candidate[] {
  if (categories.length < 3) return [...list]
  const firsts = categories.flatMap(
    (category) => list.find(({ product }) => product.category === category) ?? [],
  )
  return [...firsts.slice(0, 3), ...list.filter((one) => !firsts.includes(one))]
}

function nothingFits(
  reply: ReplyContext,
  max: number | null,
  nearest: Candidate | undefined,
): Part[] {
  const { search } = reply.offerMessages
  // what costs less than a range asks for lacks no money
  if (!nearest || max === null || nearest.cents <= max) return [text(search.nothing), human(reply)]
  const place = placeText(reply)
  const values = { name: nearest.product.name, price: money(reply, nearest.cents), place }
  const missing = money(reply, nearest.cents - max)
  return [
    text(
      `${format(search.none, { max: money(reply, max), place })} ${format(search.nearest, { ...values, missing })}`,
    ),
    human(reply),
  ]
}

const isSum = ({ read, budget, isNamed, isExact, offers }: Understood): boolean =>
  isNamed && ((budget !== null && isExact) || (asksSum(read.text) && offers.length > 1))

const withinBudget = ({ state }: Understood, list: readonly Candidate[]): Candidate[] => {
  const max = state.budget?.max ?? Number.POSITIVE_INFINITY
  return list.filter(({ cents }) => cents <= max * 100)
}

const allInCatalogue = (reply: ReplyContext, category: ProductCategory | undefined): Part =>
  link(
    reply.messages.search.all,
    `/catalogo${listingQuery({ ...emptyListing, category: category ?? null })}`,
  )

function headline(
  reply: ReplyContext,
  { read, state }: Understood,
  best: Candidate,
  isLargest: boolean,
): string {
  const { search } = reply.offerMessages
  const place = placeText(reply)
  const { budget } = state
  const values = { name: best.product.name, price: money(reply, best.cents), place }
  if (isLargest) return format(search.largest, values)
  if (says.cheapest.test(read.text)) return format(search.cheapest, values)
  if (budget?.min && budget.max)
    return format(search.range, {
      min: money(reply, budget.min * 100),
      max: money(reply, budget.max * 100),
      place,
    })
  if (budget?.max) return format(search.fits, { max: money(reply, budget.max * 100), place })
  return search.plain
}

interface Sorted {
  readonly able: readonly Candidate[]
  readonly list: readonly Candidate[]
  readonly isLargest: boolean
}

/** Those that run the devices long enough and fit the budget, best first. */
function sortedFor({ read, state }: Understood, all: readonly Candidate[]): Sorted {
  const max = state.budget?.max ? state.budget.max * 100 : Number.POSITIVE_INFINITY
  const min = (state.budget?.min ?? 0) * 100
  const able = all.filter(
    (one) => runs(one) && (otherOne.test(read.text) || lasts(one, state.hours)),
  )
  const isWithin = ({ cents }: Candidate) => cents <= max && cents >= min
  const enough = able.filter(isWithin)
  const hasHours = enough.length > 0 || state.items.length === 0 || state.hours !== null
  // nothing lasts a usual blackout: those that run the devices, the longest first
  const within = hasHours ? enough : all.filter(runs).filter(isWithin).sort(byHours)
  if (!hasHours) return { able: able.sort(byPrice), list: within, isLargest: false }
  const isLargest = says.largest.test(read.text)
  const isFree = max === Number.POSITIVE_INFINITY || state.items.length > 0
  const ascending = says.cheapest.test(read.text) || isFree
  const ofSize = isLargest ? bySize : (a: Candidate, b: Candidate) => bySize(b, a)
  const isOfSize = isLargest || says.smallest.test(read.text)
  const list = within.sort(isOfSize ? ofSize : ascending ? byPrice : (a, b) => b.cents - a.cents)
  return { able: able.sort(byPrice), list, isLargest }
}

/** A size that nobody sells: said first, and the nearest beside it. */
function inOtherSize(
  reply: ReplyContext,
  understood: Understood,
  all: readonly Candidate[],
  categories: readonly ProductCategory[],
): Part[] {
  const { read, state } = understood
  const size = sizeAskedIn(read)
  if (!size || categories.length !== 1 || state.items.length > 0 || state.budget) return []
  const ids = new Set(all.map(({ product }) => product.id))
  const offers = reply.all.filter(({ product }) => ids.has(product.id))
  const nearest = nearestInSize(offers, size)
  if (!nearest) return []
  reply.facts.figures.add(size.value)
  const asked = `${reply.number(size.value)} ${size.unit}`.trim()
  const list = nearest.flatMap(
    (one) => all.find(({ product }) => product.id === one.product.id) ?? [],
  )
  return [
    text(format(reply.offerMessages.search.noSize, { size: asked })),
    ...shown(reply, understood, list),
    allInCatalogue(reply, categories[0]),
  ]
}

/** Nothing that is sold whole fits: a set of parts, else what comes nearest. */
async function asPartsOrNearest(
  reply: ReplyContext,
  understood: Understood,
  nearest: Candidate | undefined,
): Promise<Part[]> {
  const composed = await composedFor(reply, understood)
  const parts = cheaperAsParts(reply, understood, composed, Number.POSITIVE_INFINITY)
  if (parts.length > 0) return [...parts, allInCatalogue(reply, undefined)]
  const { budget } = understood.state
  const own = nothingFits(reply, budget?.max ? budget.max * 100 : null, nearest)
  if (!composed?.near) return own
  const { whollyAbove } = reply.messages.system
  const above = composed.aboveBudget ?? Number.POSITIVE_INFINITY
  const place = placeText(reply)
  const isCheaper = nearest === undefined || above < nearest.cents
  const whole = isCheaper && Number.isFinite(above)
  return [
    ...own.slice(0, 1),
    text(setText(reply, composed.near, null)),
    ...(whole ? [text(format(whollyAbove, { price: money(reply, above), place }))] : []),
    link(reply.messages.calculator, calculationHref(composed.calculation)),
  ]
}

/** Of gel, AGM or lead nothing is for sale: it is said before what is. */
function onlyLithium(
  { offerMessages }: ReplyContext,
  { read: { saysChemistry, chemistry } }: Understood,
  { product: { category, specs } }: Candidate,
): Part[] {
  const isOther = saysChemistry && chemistry !== 'lifepo4' && category === 'battery'
  const isAlike = /agm|gel|lead|plomo/i.test(String(specs.chemistry ?? ''))
  return isOther && !isAlike ? [text(offerMessages.search.onlyLithium)] : []
}

/** Products that meet what was asked; nothing above the budget is offered as if it fitted. */
export const searchReply: Reply = async (reply, understood) => {
  const { state } = understood
  if (isSum(understood)) return sumReply(reply, understood)
  const isRelative = comparesWithShown(understood)
  const categories = categoriesOf(understood, isRelative)
  const all = await candidatesIn(reply, understood, categories)
  const beside = isRelative ? relativeTo(reply, understood, withinBudget(understood, all)) : null
  if (beside && beside.length > 0)
    return [text(besideText(reply, understood)), ...shown(reply, understood, beside)]
  const other = inOtherSize(reply, understood, all, categories)
  if (other.length > 0) return other
  const { able, list, isLargest } = sortedFor(understood, all)
  const wanted = superlativeIn(understood.read.text)
  const ordered = wanted ? byFigure(reply, list, wanted) : spread(list, categories)
  const [best] = ordered
  if (!best)
    return asPartsOrNearest(reply, understood, able[0] ?? all.filter(runs).sort(byPrice)[0])
  const isOpen = state.items.length === 0 && categories.length > 1
  const composed = isLargest ? null : await composedFor(reply, understood)
  return [
    ...onlyLithium(reply, understood, best),
    text(headline(reply, understood, best, isLargest)),
    ...nonstopText(reply, understood),
    ...shown(reply, understood, ordered),
    ...cheaperAsParts(reply, understood, composed, best.cents),
    ...(isOpen ? [text(reply.offerMessages.search.ask)] : []),
    allInCatalogue(reply, categories.length === 1 ? categories[0] : undefined),
  ]
}
