import { format, formatPlural } from '#kernel/messages.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { rangeFigures, rangeText } from '#shop/electrical/runtime-text.rules.ts'
import { type Item, usualItem } from '#shop/solar/calculator/calculation.rules.ts'
import { commonRuntimes, holdsOf } from '#shop/solar/runtime/runtime.rules.ts'
import type { RuntimeActionResult } from '#shop/solar/runtime/runtime.service.server.ts'
import { runtimeHref } from '#shop/solar/runtime/runtime-query.rules.ts'
import {
  energyAsked,
  productsMeant,
  searchProducts,
} from '../tools/catalogue-tools.service.server.ts'
import {
  consumptionOf,
  durationsOf,
  runtimeOfProduct,
} from '../tools/energy-tools.service.server.ts'
import { cardOf } from '../turns/turn.rules.ts'

import type { Part } from './answer.rules.ts'
import { note, noteText } from './facts.rules.ts'
import {
  devicesText,
  estimate,
  link,
  type Reply,
  type ReplyContext,
  text,
  warning,
} from './reply-context.service.server.ts'
import {
  hoursText,
  isLead,
  leadReply,
  lossesText,
  withEnergy,
} from './reply-own-battery.service.server.ts'

const fridges = ['rm', 'ri', 'rv']

function fridgeText(reply: ReplyContext, item: Item): string {
  const { messages, number } = reply
  const [modern, old] = ['rm', 'rv'].map((code) => consumptionOf(reply, [usualItem(code)]))
  if (!modern || !old) return ''
  const used = consumptionOf(reply, [item])
  const both = format(messages.consumption.fridges, {
    modern: number(modern.wh),
    modernKwh: number(modern.kwhAMonth, 1),
    old: number(old.wh),
    oldKwh: number(old.kwhAMonth, 1),
  })
  const drawn = format(messages.consumption.fridgeWatts, {
    watts: number(used.watts),
    surge: number(used.surgeW),
  })
  return `${both} ${drawn}`
}

function deviceText(reply: ReplyContext, item: Item): string {
  if (fridges.includes(item.code) && item.quantity === 1) return fridgeText(reply, item)
  const { messages, number } = reply
  const used = consumptionOf(reply, [item])
  const text = format(messages.consumption.one, {
    name: devicesText({ turn: reply, items: [item] }),
    wh: number(used.wh),
    kwh: number(used.kwhAMonth, 1),
    watts: number(used.watts),
  })
  if (used.surgeW === used.watts) return text
  return `${text} ${format(messages.consumption.start, { surge: number(used.surgeW) })}`
}

/** Consumption of devices per day and month. */
export const consumptionReply: Reply = async (reply, { items, blackoutHours }) => {
  const { messages, number } = reply
  const sum = consumptionOf(reply, items)
  const inHours = blackoutHours === null ? null : sum.meanW * blackoutHours
  note(reply.facts, { figures: [inHours], durations: [blackoutHours] })
  return [
    ...items.map((item) => text(deviceText(reply, item))),
    ...(items.length > 1
      ? [
          text(
            format(messages.consumption.sum, { wh: number(sum.wh), kwh: number(sum.kwhAMonth, 1) }),
          ),
        ]
      : []),
    ...(inHours === null
      ? []
      : [
          text(
            format(messages.consumption.perHour, {
              hours: number(blackoutHours ?? 0),
              wh: number(inHours),
            }),
          ),
        ]),
    estimate(reply),
  ]
}

function voltsTextOf(
  { messages, facts }: ReplyContext,
  { volts }: RuntimeActionResult,
): string | false {
  if (volts.unknown.length === 0) return false
  const only110 = volts.has220 === false ? ` ${messages.runtime.only110}` : ''
  const question = `${messages.runtime.askVolts}${only110}`
  noteText(facts, question)
  return question
}

function limitsOf(reply: ReplyContext, answer: RuntimeActionResult): Part[] {
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
  return text.flatMap((one) => (one === false ? [] : [warning(one)]))
}

async function withProduct(reply: ReplyContext, product: ProductSummary, items: readonly Item[]) {
  const { messages, number, ctx } = reply
  const answer = await runtimeOfProduct(reply, product.slug, items)
  const { holds, runtime } = answer
  if (!holds || runtime === null) return null
  note(reply.facts, { durations: [Math.floor(runtime.hoursLow / 24)] })
  return [
    text(
      `${hoursText(reply, product.name, runtime)} ${format(messages.runtime.mean, { watts: number(answer.meanW) })}`,
    ),
    text(
      `${format(messages.countedWith, { devices: devicesText({ turn: reply, items }) })} ${lossesText(reply, holds)}`,
    ),
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
    link(messages.planner, runtimeHref({ items, slug: product.slug })),
    estimate(reply),
  ] satisfies Part[]
}

const assumedVolts = ({ messages, number }: ReplyContext, volts: number | null): Part[] =>
  volts === null ? [] : [text(format(messages.runtime.assumedVolts, { volts: number(volts, 1) }))]

/** Products with storage that run the named devices, when no product was named. */
async function anyStore(reply: ReplyContext, items: readonly Item[]): Promise<readonly Part[]> {
  const { messages, ctx } = reply
  const found = await searchProducts(reply, { category: 'portable', onlyAvailable: true })
  const cards = await Promise.all(
    found.products.slice(0, 3).map(async (product) => {
      const { runtime } = await runtimeOfProduct(reply, product.slug, items)
      return cardOf(
        product,
        ctx.destination,
        runtime === null ? '' : rangeText(ctx.locale, messages.runtime.hoursNote, runtime),
      )
    }),
  )
  return [
    text(messages.runtime.whichStore),
    { kind: 'cards', cards },
    link(messages.planner, runtimeHref({ items })),
    estimate(reply),
  ]
}

/** What a product with storage runs, by typical devices, when none was named. */
function anyLoad(reply: ReplyContext, product: ProductSummary): readonly Part[] {
  const { messages, ctx } = reply
  const holds = holdsOf(product)
  const common = holds ? commonRuntimes(holds) : []
  note(reply.facts, { durations: common.flatMap(({ runtime }) => durationsOf(runtime)) })
  return [
    text(messages.runtime.whichLoad),
    {
      kind: 'list',
      items: common.map(({ load, runtime }) =>
        format(messages.runtime.load, {
          load: messages.runtime.loads[load],
          ...rangeFigures(ctx.locale, runtime),
        }),
      ),
    },
    { kind: 'cards', cards: [cardOf(product, ctx.destination)] },
    link(messages.planner, runtimeHref({ slug: product.slug })),
    estimate(reply),
  ]
}

const isStore = ({ category }: ProductSummary) =>
  category === 'battery' || category === 'portable' || category === 'kit'

/** Runtime of the named devices on a battery, station or kit. */
export const runtimeReply: Reply = async (reply, read) => {
  const energy = energyAsked(read)
  const isOwnKind = read.chemistry === 'lifepo4'
  const categories = read.categories.filter(
    (category) => category !== 'inverter' && category !== 'panel',
  )
  const meant = isOwnKind
    ? (await productsMeant(reply, { ...read, categories })).filter(isStore)
    : []
  const [product] = meant
  if (read.items.length === 0 && isLead(read)) return leadReply(reply, read, energy)
  if (read.items.length === 0) return product ? anyLoad(reply, product) : noLoad(reply)
  const exact = product ? await withProduct(reply, product, read.items) : null
  if (exact)
    return [...exact.slice(0, 1), ...assumedVolts(reply, energy?.volts ?? null), ...exact.slice(1)]
  if (isLead(read)) return leadReply(reply, read, energy)
  if (!energy) return anyStore(reply, read.items)
  const text = withEnergy(reply, read, energy)
  return [
    ...text,
    ...assumedVolts(reply, energy.volts),
    link(reply.messages.planner, runtimeHref({ items: read.items })),
    estimate(reply),
  ]
}

async function noLoad(reply: ReplyContext): Promise<readonly Part[]> {
  const found = await searchProducts(reply, { category: 'portable', onlyAvailable: true })
  const [, , product = found.products[0]] = found.products
  return product ? anyLoad(reply, product) : [text(reply.messages.recharge.which)]
}

/** Charging time. */
export const rechargeReply: Reply = async (reply, read) => {
  const { messages, number, ctx } = reply
  const [product] = (await productsMeant(reply, read)).filter(isStore)
  if (!product) return [text(messages.recharge.which), link(messages.planner, runtimeHref({}))]
  const answer = await runtimeOfProduct(reply, product.slug, [])
  const { recharge, sunDays, chargerIsKnown } = answer
  const { name } = product
  return [
    text(
      recharge
        ? format(messages.recharge.grid, { name, hours: number(recharge.fullH, 1) })
        : format(messages.recharge.none, { name }),
    ),
    ...(sunDays === null
      ? []
      : [text(formatPlural(ctx.locale, messages.recharge.sun, Math.ceil(sunDays)))]),
    ...(recharge && !chargerIsKnown ? [text(messages.recharge.assumed)] : []),
    { kind: 'cards', cards: [cardOf(product, ctx.destination)] },
    estimate(reply),
  ]
}
