import { fill } from '#kernel/words.ts'
import type { ProductSummary } from '#shop/catalogue/product.rules.ts'
import type { Calculation } from '#shop/solar/calculation.rules.ts'
import { calculationHref } from '#shop/solar/calculation-query.rules.ts'
import type { Numbers } from '#shop/solar/numbers.rules.ts'
import type { Card, Part } from './answer.rules.ts'
import { searchProducts } from './catalogue-tools.service.server.ts'
import { calculationOf, needsFor, setsForSale } from './energy-tools.service.server.ts'
import { noteText } from './facts.rules.ts'
import {
  devicesText,
  estimate,
  human,
  link,
  type Reply,
  type Speaking,
  text,
  warning,
} from './speaking.service.server.ts'
import { cardOf } from './turn.rules.ts'
import type { Read } from './understanding.rules.ts'

/** A sentence with a figure of its own, which is the shop's word. */
const ownText = ({ facts }: Speaking, said: string): Part => {
  noteText(facts, said)
  return text(said)
}

const mostCards = 3
const spec = ({ specs }: ProductSummary, key: string): number => Number(specs[key] ?? 0)

interface Sized {
  readonly speaking: Speaking
  readonly read: Read
  readonly calculation: Calculation
  readonly numbers: Numbers
  readonly basis: string
}

function basisText(speaking: Speaking, calculation: Calculation, isAssumed: boolean): string {
  const { words, number } = speaking
  const { kwhAMonth, items } = calculation
  if (kwhAMonth !== null)
    return fill(words.bill, {
      kwh: number(kwhAMonth),
      daily: number(needsFor(speaking, calculation).dailyWh),
    })
  const devices = devicesText({ turn: speaking, items })
  return fill(isAssumed ? words.assumed : words.countedWith, { devices })
}

function sized(speaking: Speaking, read: Read): Sized {
  const { calculation, isAssumed } = calculationOf(read)
  const numbers = needsFor(speaking, calculation)
  return {
    speaking,
    read,
    calculation,
    numbers,
    basis: basisText(speaking, calculation, isAssumed),
  }
}

const ends = ({ speaking, calculation }: Sized): Part[] => [
  link(speaking.words.calculator, calculationHref(calculation)),
  estimate(speaking),
]

const cards = (list: readonly Card[]): Part[] =>
  list.length > 0 ? [{ kind: 'cards', cards: list }] : []

/** Inverters for sale that carry and start it, from the lowest price up. */
async function fittingInverters({ speaking, numbers }: Sized): Promise<Card[]> {
  const { words, number, ctx } = speaking
  const { inverterSize, surgeW } = numbers
  if (inverterSize === null) return []
  const found = await searchProducts(speaking, {
    category: 'inverter',
    minW: inverterSize,
    onlyAvailable: true,
  })
  return found.products
    .filter((product) => spec(product, 'surge_w') >= surgeW)
    .slice(0, mostCards)
    .map((product) =>
      cardOf(
        product,
        ctx.destination,
        fill(words.inverter.note, {
          watts: number(spec(product, 'continuous_w')),
          surge: number(spec(product, 'surge_w')),
          volts: number(spec(product, 'battery_v')),
        }),
      ),
    )
}

/** The inverter that carries and starts what was named. */
export const inverterReply: Reply = async (speaking, read) => {
  const one = sized(speaking, read)
  const { words, number, atLeast } = speaking
  const { inverterSize: size, simultaneousW, surgeW, inverterW, warnings } = one.numbers
  const figures = {
    together: number(simultaneousW),
    surge: number(surgeW),
    needed: atLeast(inverterW),
  }
  const fitting = await fittingInverters(one)
  if (size === null)
    return [
      text(fill(words.inverter.none, figures)),
      text(one.basis),
      human(speaking),
      ...ends(one),
    ]
  return [
    text(fill(words.inverter.size, { ...figures, size: number(size) })),
    text(one.basis),
    ...(warnings.includes('shower') ? [warning(words.inverter.shower)] : []),
    ...(fitting.length > 0 ? [text(words.inverter.found)] : []),
    ...cards(fitting),
    ownText(speaking, words.inverter.volts),
    ...ends(one),
  ]
}

const usualPanel = 550

/** How many panels give what is used in a day. */
export const panelsReply: Reply = async (speaking, read) => {
  const one = sized(speaking, read)
  const { words, number, atLeast, ctx } = speaking
  const { panelW, panels, sunHours } = one.numbers
  const found = await searchProducts(speaking, {
    category: 'panel',
    minW: usualPanel,
    maxW: usualPanel,
    onlyAvailable: true,
  })
  const watts = fill(words.panels.note, { watts: usualPanel })
  return [
    text(
      fill(words.panels.need, {
        watts: atLeast(panelW),
        count: number(panels),
        sun: number(sunHours, 1),
      }),
    ),
    text(one.basis),
    ...cards(found.products.slice(0, 1).map((product) => cardOf(product, ctx.destination, watts))),
    ...ends(one),
  ]
}

/** The battery that carries what must stay on through the blackout. */
export const batteryReply: Reply = async (speaking, read) => {
  const one = sized(speaking, read)
  const { words, number, atLeast, ctx } = speaking
  const { batteryWh, blackoutWh } = one.numbers
  const found = await searchProducts(speaking, {
    category: 'battery',
    minWh: Math.floor(batteryWh),
    onlyAvailable: true,
  })
  const largest =
    found.products.length > 0
      ? found
      : await searchProducts(speaking, { category: 'battery', sort: 'energy', onlyAvailable: true })
  const shown = largest.products.slice(0, mostCards).map((product) =>
    cardOf(
      product,
      ctx.destination,
      fill(words.battery.note, {
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
  return [
    text(fill(words.battery.need, need)),
    text(one.basis),
    ...(found.products.length === 0 ? [text(words.battery.several)] : []),
    ...cards(shown),
    ...ends(one),
  ]
}

function warningsOf({ speaking, numbers }: Sized): Part[] {
  const { system } = speaking.words
  const said = {
    airConditioner: system.airConditioner,
    hotPlates: system.hotPlates,
    shower: system.shower,
  }
  return (Object.keys(said) as (keyof typeof said)[])
    .filter((name) => numbers.warnings.includes(name))
    .map((name) => warning(said[name]))
}

/** What a house needs, and the sets for sale that give it. */
export const systemReply: Reply = async (speaking, read) => {
  const one = sized(speaking, read)
  const { words, number, atLeast, ctx } = speaking
  const { numbers, calculation } = one
  const sets = await setsForSale(speaking, calculation)
  const noteOf = ({ isMet, level, hours }: (typeof sets)[number]) =>
    fill(isMet ? words.system.note : words.system.notMet, {
      level: words.system.levels[level],
      hours: number(hours, 1),
    })
  const needs = {
    panels: atLeast(numbers.panelW),
    battery: atLeast(numbers.batteryWh),
    inverter: number(numbers.inverterSize ?? 0),
  }
  const hours = fill(words.countedHours, { hours: number(calculation.blackoutHours) })
  return [
    text(
      `${fill(words.system.daily, { daily: atLeast(numbers.dailyWh), together: number(numbers.simultaneousW) })} ${fill(numbers.inverterSize === null ? words.system.needsLarge : words.system.needs, needs)}`,
    ),
    text(`${one.basis} ${hours}`),
    ...warningsOf(one),
    ...(sets.length > 0
      ? [text(words.system.sets)]
      : [text(words.system.nothing), human(speaking)]),
    ...cards(sets.map((set) => cardOf(set.product, ctx.destination, noteOf(set)))),
    ...ends(one),
  ]
}
