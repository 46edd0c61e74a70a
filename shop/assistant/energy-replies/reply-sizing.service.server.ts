import { format } from '#kernel/messages.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { rangeFigures } from '#shop/electrical/runtime-text.rules.ts'
import {
  type Calculation,
  sizedPart,
  usualBlackout,
} from '#shop/solar/calculator/calculation.rules.ts'
import { calculationHref } from '#shop/solar/calculator/calculation-query.rules.ts'
import type { SoldSet } from '#shop/solar/calculator/calculator.service.server.ts'
import type { Numbers } from '#shop/solar/calculator/numbers.rules.ts'
import { eitherVolts, smallVolts } from '#shop/solar/calculator/volts-written.rules.ts'
import { isVital } from '#shop/solar/sizing/medical.rules.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import type { Card, Part } from '../replies/answer.rules.ts'
import { noteText } from '../replies/facts.rules.ts'
import {
  devicesText,
  estimate,
  human,
  link,
  list,
  priceHere,
  type Reply,
  type ReplyContext,
  text,
  warning,
} from '../replies/reply-context.service.server.ts'
import { withReserve } from '../safety/medical.rules.ts'
import { searchProducts } from '../tools/catalogue-tools.service.server.ts'
import {
  calculationOf,
  needsFor,
  readySets,
  setsForSale,
} from '../tools/energy-tools.service.server.ts'
import { cardOf } from '../turns/turn.rules.ts'
import type { Read } from '../understanding/understanding.rules.ts'
import { setText, wholeSets } from './set-text.service.server.ts'
import { feeds, statedVolts } from './stated-volts.rules.ts'

/** A sentence with a figure from the shop's own texts. */
const ownText = ({ facts }: ReplyContext, parts: string): Part => {
  noteText(facts, parts)
  return text(parts)
}

const maxCards = 3
const spec = ({ specs }: ProductSummary, key: string): number => Number(specs[key] ?? 0)

export interface Sized {
  readonly reply: ReplyContext
  readonly read: Read
  readonly calculation: Calculation
  readonly numbers: Numbers
  readonly basis: string
}

function basisText(reply: ReplyContext, calculation: Calculation, isAssumed: boolean): string {
  const { messages, number } = reply
  const { kwhAMonth, items } = calculation
  if (kwhAMonth !== null)
    return format(messages.bill, {
      kwh: number(kwhAMonth),
      daily: number(needsFor(reply, calculation).dailyWh),
    })
  const devices = devicesText({ turn: reply, items: sizedPart({ items }).items })
  return format(isAssumed ? messages.assumed : messages.countedWith, { devices })
}

/** Place, panels and budget, as the calculator takes them. */
export const askedOf = ({
  province,
  withoutPanels,
  budget,
  items,
  volts,
}: Understood['state']) => ({
  volts: statedVolts(items, volts),
  place: province,
  panels: !withoutPanels,
  budget: budget?.max ? Math.floor(budget.max) : null,
})

export function sized(reply: ReplyContext, { read: own, state }: Understood): Sized {
  const { items, isMedical } = state
  const isCounted = isVital({ items, blackoutHours: state.hours ?? usualBlackout })
  // a device that is known as medical gets its reserve wherever it is counted
  const hours = isMedical && !isCounted ? withReserve(state.hours) : state.hours
  const read = { ...own, items, blackoutHours: hours }
  const { calculation, isAssumed } = calculationOf(read, askedOf(state))
  const numbers = needsFor(reply, calculation)
  return {
    reply,
    read,
    calculation,
    numbers,
    basis: basisText(reply, calculation, isAssumed),
  }
}

export const ends = ({ reply, calculation }: Sized): Part[] => [
  link(reply.messages.calculator, calculationHref(calculation)),
  estimate(reply),
]

const cards = (list: readonly Card[]): Part[] =>
  list.length > 0 ? [{ kind: 'cards', cards: list }] : []

/** Inverters for sale that can run and start the load, cheapest first. */
async function fittingInverters(
  { reply, numbers }: Sized,
  state: Understood['state'],
): Promise<Card[]> {
  const { messages, number, ctx } = reply
  const { inverterSize, surgeW } = numbers
  if (inverterSize === null) return []
  const found = await searchProducts(reply, {
    category: 'inverter',
    minW: inverterSize,
    onlyAvailable: true,
  })
  return found.products
    .filter((product) => spec(product, 'surge_w') >= surgeW && feeds(state, product))
    .slice(0, maxCards)
    .map((product) =>
      cardOf(
        product,
        ctx.destination,
        format(messages.inverter.note, {
          watts: number(spec(product, 'continuous_w')),
          surge: number(spec(product, 'surge_w')),
          volts: number(spec(product, 'battery_v')),
        }),
      ),
    )
}

/** The inverter for the named devices. */
export const inverterReply: Reply = async (reply, understood) => {
  const one = sized(reply, understood)
  const { messages, number, atLeast } = reply
  const { inverterSize: size, simultaneousW, surgeW, inverterW, warnings } = one.numbers
  const figures = {
    together: number(simultaneousW),
    surge: number(surgeW),
    needed: atLeast(inverterW),
  }
  const fitting = await fittingInverters(one, understood.state)
  if (size === null)
    return [
      text(format(messages.inverter.none, figures)),
      text(one.basis),
      human(reply),
      ...ends(one),
    ]
  return [
    text(format(messages.inverter.size, { ...figures, size: number(size) })),
    text(one.basis),
    ...(warnings.includes('shower') || warnings.includes('waterHeater')
      ? [warning(messages.inverter.shower)]
      : []),
    ...(fitting.length > 0 ? [text(messages.inverter.found)] : []),
    ...cards(fitting),
    ownText(reply, messages.inverter.volts),
    ...ends(one),
  ]
}

/** The battery for the essential devices during a blackout. */
export const batteryReply: Reply = async (reply, understood) => {
  const one = sized(reply, understood)
  const { messages, number, atLeast, ctx } = reply
  const { batteryWh, blackoutWh } = one.numbers
  const found = await searchProducts(reply, {
    category: 'battery',
    minWh: Math.floor(batteryWh),
    onlyAvailable: true,
  })
  const largest =
    found.products.length > 0
      ? found
      : await searchProducts(reply, { category: 'battery', sort: 'energy', onlyAvailable: true })
  const shown = largest.products.slice(0, maxCards).map((product) =>
    cardOf(
      product,
      ctx.destination,
      format(messages.battery.note, {
        wh: number(product.energyWh ?? 0),
        volts: number(product.voltageV ?? 0),
      }),
    ),
  )
  const need = {
    wh: atLeast(batteryWh),
    load: atLeast(blackoutWh),
    hours: number(one.calculation.blackoutHours),
  }
  const isReserved = one.numbers.reserveHours > 0
  return [
    text(format(isReserved ? messages.battery.needMedical : messages.battery.need, need)),
    text(one.basis),
    ...(found.products.length === 0 ? [text(messages.battery.several)] : []),
    ...cards(shown),
    ...ends(one),
  ]
}

function warningsOf({ reply, numbers }: Sized): Part[] {
  const { system } = reply.messages
  const text = {
    airConditioner: system.airConditioner,
    hotPlates: system.hotPlates,
    shower: system.shower,
    waterHeater: system.waterHeater,
  }
  return (Object.keys(text) as (keyof typeof text)[])
    .filter((name) => numbers.warnings.includes(name))
    .map((name) => warning(text[name]))
}

/** Dearer than a set that lasts as long or longer: what is sold as one product says so. */
const isWorse = (
  { runtime }: Pick<SoldSet, 'runtime'>,
  price: number | null,
  sets: readonly SoldSet[],
): boolean =>
  price !== null &&
  sets.some((set) => set.price <= price && set.runtime.hoursHigh >= runtime.hoursHigh)

/** What is sold whole: of the sets, else the cheapest kit or station that does it all. */
async function wholeCards(
  { reply, calculation }: Sized,
  sets: readonly SoldSet[],
): Promise<Part[]> {
  const { system } = reply.messages
  const own = wholeSets(sets)
  if (own.length > 0)
    return cards(own.map((product) => cardOf(product, reply.ctx.destination, system.whole)))
  const [ready] = await readySets(reply, calculation)
  if (!ready?.isMet) return []
  const hours = rangeFigures(reply.ctx.locale, ready.runtime)
  const isDearer = isWorse(ready, priceHere(reply, ready.product), sets)
  const name = isDearer ? system.wholeDearer : system.wholeHours
  return cards([cardOf(ready.product, reply.ctx.destination, format(name, hours))])
}

/** What nobody said of the volts, and what it changes in these sets. */
function voltsOpen({ reply, calculation }: Sized, shown: readonly SoldSet[]): Part[] {
  const { system } = reply.messages
  const sizedCalculation = sizedPart(calculation)
  if (eitherVolts(sizedCalculation).length > 0) return [text(system.either)]
  if (smallVolts(sizedCalculation).length === 0 || shown.length === 0) return []
  const isEither = shown.every(({ gives240 }) => gives240)
  return [text(isEither ? system.smallEither : system.small)]
}

/** The required system, and matching kits for sale. */
export const systemReply: Reply = async (reply, understood) => {
  const one = sized(reply, understood)
  const { messages, number, atLeast } = reply
  const { numbers, calculation } = one
  const { sets, near } = await setsForSale(reply, calculation)
  const shown = sets.length > 0 ? sets : near ? [near] : []
  const needs = {
    panels: atLeast(numbers.panelW),
    battery: atLeast(numbers.batteryWh),
    inverter: number(numbers.inverterSize ?? 0),
  }
  const counted = { hours: number(calculation.blackoutHours) }
  const hours = format(messages.countedHours, counted)
  return [
    text(
      `${format(messages.system.daily, { daily: atLeast(numbers.dailyWh), together: number(numbers.simultaneousW) })} ${format(numbers.inverterSize === null ? messages.system.needsLarge : messages.system.needs, needs)}`,
    ),
    text(`${one.basis} ${hours}`),
    ...warningsOf(one),
    ...voltsOpen(one, shown),
    ...(shown.length > 0
      ? [list(shown.map((set) => setText(reply, set, 'level' in set ? set.level : null)))]
      : [text(messages.system.nothing), human(reply)]),
    ...(await wholeCards(one, shown)),
    ...ends(one),
  ]
}
