import { format, formatPlural } from '#kernel/messages.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { rangeFigures, rangeText } from '#shop/electrical/runtime-text.rules.ts'
import { calculationHref } from '#shop/solar/calculator/calculation-query.rules.ts'
import { runsOn } from '#shop/solar/runtime/runs.rules.ts'
import { commonRuntimes, holdsOf } from '#shop/solar/runtime/runtime.rules.ts'
import type { RuntimeActionResult } from '#shop/solar/runtime/runtime.service.server.ts'
import { runtimeHref } from '#shop/solar/runtime/runtime-query.rules.ts'
import type { Recharge } from '#shop/solar/sizing/recharge.rules.ts'
import {
  failsHealth,
  fitsReply,
  needsNight,
  surelyAbove,
} from '../catalogue-replies/reply-fits.service.server.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import type { State } from '../conversation/state.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import { note, noteText } from '../replies/facts.rules.ts'
import {
  cards,
  devicesText,
  estimate,
  link,
  type Reply,
  type ReplyContext,
  text,
  warning,
} from '../replies/reply-context.service.server.ts'
import { energyAsked, searchProducts } from '../tools/catalogue-tools.service.server.ts'
import { durationsOf, runtimeOfProduct } from '../tools/energy-tools.service.server.ts'
import { cardOf } from '../turns/turn.rules.ts'
import { filledIn } from './filled.rules.ts'
import { bySun, withCharger } from './recharge-by-panels.service.server.ts'
import {
  countOnText,
  hoursText,
  isLead,
  leadReply,
  lossesText,
  storesMeant,
  timesLonger,
  withEnergy,
} from './reply-own-battery.service.server.ts'
import { systemReply } from './reply-sizing.service.server.ts'
import { feeds, openVoltsText, statedVolts } from './stated-volts.rules.ts'

function voltsTextOf({ messages, facts }: ReplyContext, answer: RuntimeActionResult) {
  const sentence = openVoltsText(messages.runtime, answer.volts)
  noteText(facts, sentence)
  return sentence
}

function limitsOf(reply: ReplyContext, answer: RuntimeActionResult): readonly Part[] {
  const { messages, number } = reply
  const { holds, simultaneousW, startW, product } = answer
  const { continuousW = null, surgeW: max = null } = holds ?? {}
  const text = [
    continuousW !== null &&
      simultaneousW > continuousW &&
      format(messages.runtime.tooMuch, { asked: number(simultaneousW), has: number(continuousW) }),
    max !== null &&
      startW > max &&
      format(messages.runtime.surge, { asked: number(startW), has: number(max) }),
    voltsTextOf(reply, answer),
    product?.category === 'battery' && messages.runtime.needsInverter,
  ]
  return text.flatMap((one) => (one ? [warning(one)] : []))
}

async function withProduct(
  reply: ReplyContext,
  product: ProductSummary,
  { items, volts: stated }: Pick<State, 'items' | 'volts'>,
  count: number,
) {
  const { messages, number, ctx } = reply
  const question = { items, slug: product.slug, volts: statedVolts(items, stated) }
  const answer = await runtimeOfProduct(reply, question)
  const { holds } = answer
  if (!holds || answer.runtime === null) return null
  const runtime = timesLonger(reply, answer.runtime, count)
  const name = count > 1 ? `${count} × ${product.name}` : product.name
  note(reply.facts, { durations: [Math.floor(runtime.hoursLow / 24)] })
  return [
    text(
      `${hoursText(reply, name, runtime)} ${format(messages.runtime.mean, { watts: number(answer.meanW) })}`,
    ),
    text(
      `${format(messages.countedWith, { devices: devicesText({ turn: reply, items }) })} ${count > 1 ? '' : lossesText(reply, holds)}`.trim(),
    ),
    ...countOnText(reply, items, runtime),
    ...limitsOf(reply, answer),
    {
      kind: 'cards',
      cards: [
        cardOf(
          product,
          ctx.destination,
          rangeText(ctx.locale, messages.runtime.hoursNote, runtime),
        ),
      ],
    },
    link(messages.planner, runtimeHref(question)),
    estimate(reply),
  ] satisfies Part[]
}

/** More than it gives by one device alone, far more than it takes at start, or less than a night of what is medical. */
async function cannot(reply: ReplyContext, product: ProductSummary, understood: Understood) {
  const { state } = understood
  const { items } = state
  const { holds, startW, runtime } = await runtimeOfProduct(reply, { slug: product.slug, items })
  const { continuousW, surgeW } = holds ?? {}
  const hardest = Math.max(...items.map(({ watts }) => watts))
  return (
    !feeds(state, product) ||
    (runtime !== null && (await failsHealth(reply, understood, product))) ||
    hardest > (continuousW ?? Number.POSITIVE_INFINITY) ||
    startW > surelyAbove * (surgeW ?? Number.POSITIVE_INFINITY)
  )
}

const assumedVolts = ({ messages, number }: ReplyContext, volts: number | null): Part[] =>
  volts === null ? [] : [text(format(messages.runtime.assumedVolts, { volts: number(volts, 1) }))]

/** How long a product lasts; hours of what it does not run are no answer. */
async function ofProduct(reply: ReplyContext, product: ProductSummary, understood: Understood) {
  const { state, read } = understood
  if (await cannot(reply, product, understood)) {
    const offers = reply.all.filter((one) => one.product.id === product.id)
    return fitsReply(reply, { ...understood, offers })
  }
  const count = storesMeant(understood, product)
  const exact = await withProduct(reply, product, state, count)
  const volts = assumedVolts(reply, energyAsked(read)?.volts ?? null)
  return exact && [...exact.slice(0, 1), ...volts, ...exact.slice(1)]
}

const fewStores = 3

/** Products with storage that run and start the named devices, when no product was named. */
async function anyStore(reply: ReplyContext, understood: Understood): Promise<readonly Part[]> {
  const { state } = understood
  const { items } = state
  if (needsNight(state)) return systemReply(reply, understood)
  const { messages, ctx } = reply
  const volts = statedVolts(items, state.volts)
  const found = await searchProducts(reply, { category: 'portable', onlyAvailable: true })
  const answers = await Promise.all(
    found.products.map(async (product) => {
      const answer = await runtimeOfProduct(reply, { slug: product.slug, items, volts })
      return { product, runtime: answer.runtime, runs: runsOn(answer) }
    }),
  )
  const shown = answers
    .filter(({ runs, product }) => runs && feeds(state, product))
    .slice(0, fewStores)
  const href = calculationHref({ items, volts })
  if (shown.length === 0) return [text(messages.runtime.noStore), link(messages.calculator, href)]
  return [
    text(messages.runtime.whichStore),
    {
      kind: 'cards',
      cards: shown.map(({ product, runtime }) =>
        cardOf(
          product,
          ctx.destination,
          runtime === null ? '' : rangeText(ctx.locale, messages.runtime.hoursNote, runtime),
        ),
      ),
    },
    link(messages.planner, runtimeHref({ items, volts })),
    estimate(reply),
  ]
}

/** What a product with storage runs, by typical devices, when none was named. */
function anyLoad(reply: ReplyContext, product: ProductSummary): readonly Part[] {
  const { messages } = reply
  const holds = holdsOf(product)
  const common = holds ? commonRuntimes(holds) : []
  note(reply.facts, { durations: common.flatMap(({ runtime }) => durationsOf(runtime)) })
  return [
    text(messages.runtime.whichLoad),
    {
      kind: 'list',
      items: common.map(({ load, runtime, starts }) =>
        format(starts ? messages.runtime.load : messages.runtime.doesNotStart, {
          load: messages.runtime.loads[load],
          ...rangeFigures(reply.ctx.locale, runtime),
        }),
      ),
    },
    ...cards(reply, [product]),
    link(messages.planner, runtimeHref({ slug: product.slug })),
    estimate(reply),
  ]
}

const isStore = ({ category }: ProductSummary) =>
  category === 'battery' || category === 'portable' || category === 'kit'

/** Those that are meant, or those of the runtime before: 'con dos ventiladores también'. */
const storesIn = ({ offers, state }: Understood): ProductSummary[] =>
  (offers.length === 0 && state.intent === 'runtime' ? state.focus : offers)
    .map(({ product }) => product)
    .filter(isStore)

/** Runtime of the named devices on a battery, station or kit. */
export const runtimeReply: Reply = async (reply, understood) => {
  const { read, state } = understood
  const [energy, items] = [energyAsked(read), state.items]
  const isOwnKind = read.chemistry === 'lifepo4'
  const [product] = isOwnKind ? storesIn(understood) : []
  const requested = { ...read, items }
  if (items.length === 0 && isLead(read)) return leadReply(reply, requested, energy)
  if (items.length === 0) return product ? anyLoad(reply, product) : noLoad(reply)
  const exact = product ? await ofProduct(reply, product, understood) : null
  if (exact) return exact
  if (isLead(read)) return leadReply(reply, requested, energy)
  if (!energy && !isOwnKind) return [text(reply.messages.runtime.gelSize)]
  if (!energy) return anyStore(reply, understood)
  return [
    ...withEnergy(reply, { ...read, items }, energy),
    ...assumedVolts(reply, energy.volts),
    link(reply.messages.planner, runtimeHref({ items, volts: statedVolts(items, state.volts) })),
    estimate(reply),
  ]
}

async function noLoad(reply: ReplyContext): Promise<readonly Part[]> {
  const found = await searchProducts(reply, { category: 'portable', onlyAvailable: true })
  const [, , product = found.products[0]] = found.products
  return product ? anyLoad(reply, product) : [text(reply.messages.recharge.which)]
}

/** What is charged: among what is named or was shown, since panels that charge are named beside it. */
const rechargedIn = (reply: ReplyContext, understood: Understood): ProductSummary[] => {
  const named = storesIn(understood)
  if (named.length > 0) return named
  const filled = filledIn(understood.read.text, reply.all).filter(({ product }) => isStore(product))
  return (filled.length > 0 ? filled : understood.state.focus)
    .map(({ product }) => product)
    .filter(isStore)
}

function gridText(
  { messages: { recharge: messages }, number }: ReplyContext,
  { name }: ProductSummary,
  recharge: Recharge | null,
): Part[] {
  if (!recharge) return [text(format(messages.none, { name }))]
  const { low, high } = recharge.fullH
  return [
    text(
      low === high
        ? format(messages.grid, { name, hours: number(low, 1) })
        : format(messages.between, { name, low: number(low, 1), high: number(high, 1) }),
    ),
  ]
}

/** A charger that is not in the box, or one of which nothing is stated. */
const assumedText = (
  { messages: { recharge: messages }, number }: ReplyContext,
  { category }: ProductSummary,
  { usualH }: Recharge,
): string =>
  format(category === 'battery' ? messages.noCharger : messages.noLabel, {
    usual: number(usualH, 1),
  })

/** Charging time. */
export const rechargeReply: Reply = async (reply, understood) => {
  const { messages, ctx } = reply
  const [product] = rechargedIn(reply, understood)
  if (!product) return [text(messages.recharge.which), link(messages.planner, runtimeHref({}))]
  const own = withCharger(reply, product, understood.read) ?? bySun(reply, product, understood)
  if (own) return own
  const answer = await runtimeOfProduct(reply, { slug: product.slug, items: [] })
  const { recharge, sunDays } = answer
  return [
    ...gridText(reply, product, recharge),
    ...(sunDays === null
      ? []
      : [text(formatPlural(ctx.locale, messages.recharge.sun, Math.ceil(sunDays)))]),
    ...(recharge && !recharge.isKnown ? [text(assumedText(reply, product, recharge))] : []),
    ...cards(reply, [product]),
    estimate(reply),
  ]
}
