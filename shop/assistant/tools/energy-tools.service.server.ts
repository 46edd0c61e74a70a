import type { Usd } from '#kernel/money.ts'
import {
  batterySource,
  type EnergySource,
  labelledSource,
  leadSource,
  type Runtime,
  runtimeOf,
} from '#shop/electrical/runtime.rules.ts'
import {
  type Calculation,
  type Item,
  loadOf,
  nothingYet,
} from '#shop/solar/calculator/calculation.rules.ts'
import { type OfferedSets, setsFor } from '#shop/solar/calculator/calculator.service.server.ts'
import { numbersOf } from '#shop/solar/calculator/numbers.rules.ts'
import { typicalHouses } from '#shop/solar/calculator/typical-houses.rules.ts'
import { readySetsFor } from '#shop/solar/composer/ready-sets.service.server.ts'
import { runtimeFor } from '#shop/solar/runtime/runtime.service.server.ts'
import { type RuntimeQuestion, usualBackHours } from '#shop/solar/runtime/runtime-query.rules.ts'
import { type Chemistry, chemistryFacts } from '#shop/solar/sizing/battery.rules.ts'
import { dailyWh } from '#shop/solar/sizing/daily-energy.rules.ts'
import { meanW, simultaneousW } from '#shop/solar/sizing/loads.rules.ts'
import { systemDemand } from '#shop/solar/system/system-demand.rules.ts'
import { note } from '../replies/facts.rules.ts'
import { noteProduct } from '../turns/turn.rules.ts'
import type { Read } from '../understanding/understanding.rules.ts'
import type { Turn } from './catalogue-tools.service.server.ts'

const daysAMonth = 30
/** Every device counts, also what may stop in a blackout. */
const wholeDay = 24
const usualVolts = 12

export const durationsOf = (runtime: Runtime | null): number[] =>
  runtime ? [runtime.hours, runtime.hoursLow, runtime.hoursHigh] : []

export function consumptionOf({ facts }: Turn, items: readonly Item[]) {
  const loads = items.map(loadOf)
  const wh = dailyWh(loads)
  const used = {
    wh,
    kwhAMonth: (wh * daysAMonth) / 1000,
    watts: simultaneousW(loads),
    surgeW: systemDemand(items, wholeDay).startW,
    meanW: meanW(loads),
  }
  note(facts, { figures: [...Object.values(used), daysAMonth] })
  return used
}

/** The household described by a question; a small typical one by default. */
export function calculationOf(
  read: Read,
  asked: Partial<Pick<Calculation, 'place' | 'panels' | 'budget' | 'volts'>> = {},
): { calculation: Calculation; isAssumed: boolean } {
  const { items, kwhAMonth, house, blackoutHours } = read
  const hours = blackoutHours ?? nothingYet.blackoutHours
  const base = { ...nothingYet, ...asked, blackoutHours: hours }
  if (kwhAMonth !== null && items.length === 0 && kwhAMonth > 0 && kwhAMonth <= 10_000)
    return { calculation: { ...base, kwhAMonth }, isAssumed: false }
  if (items.length > 0 && !house) return { calculation: { ...base, items }, isAssumed: false }
  const typical = typicalHouses.find((one) => one.house === (house ?? 'small'))?.items ?? []
  const codes = new Set(items.map(({ code }) => code))
  const all = [...typical.filter(({ code }) => !codes.has(code)), ...items]
  return { calculation: { ...base, items: all }, isAssumed: true }
}

/** The required system by the calculator's formulas. */
export function needsFor({ facts }: Turn, calculation: Calculation) {
  const numbers = numbersOf(calculation)
  const {
    dailyWh: daily,
    simultaneousW: together,
    surgeW: surge,
    panelW,
    batteryWh,
    inverterW,
  } = numbers
  note(facts, {
    figures: [
      daily,
      together,
      surge,
      panelW,
      batteryWh,
      inverterW,
      numbers.inverterSize,
      numbers.panels,
      numbers.blackoutWh,
      calculation.kwhAMonth,
    ],
    durations: [numbers.sunHours, calculation.blackoutHours],
  })
  return numbers
}

/** What the calculator composes for it: the same sets, levels and figures. */
export async function setsForSale(turn: Turn, calculation: Calculation): Promise<OfferedSets> {
  const offered = await setsFor(turn.ctx, calculation)
  const { sets, near, byHand, aboveBudget } = offered
  note(turn.facts, { money: [aboveBudget as Usd | null], figures: [near?.share] })
  const shown = [...sets, ...[near, byHand].filter((one) => one !== null)]
  for (const { lines, price, runtime } of shown) {
    for (const { product } of lines) noteProduct(turn.facts, product)
    note(turn.facts, {
      money: [price as Usd],
      figures: lines.map(({ quantity }) => quantity),
      durations: durationsOf(runtime),
    })
  }
  return offered
}

/** The kits and stations that do it by themselves. */
export async function readySets(turn: Turn, calculation: Calculation) {
  const sets = await readySetsFor(turn.ctx, calculation)
  for (const { product, runtime } of sets) {
    noteProduct(turn.facts, product)
    note(turn.facts, { durations: durationsOf(runtime) })
  }
  return sets
}

/** Runtime and charging time of a product for the named devices, of the volts that were said. */
export async function runtimeOfProduct(
  turn: Turn,
  { slug, items, volts = {} }: Pick<RuntimeQuestion, 'items'> & Partial<RuntimeQuestion>,
) {
  const answer = await runtimeFor(turn.ctx, {
    ...{ slug: slug ?? null, items, volts },
    labelWh: null,
    backHours: usualBackHours,
  })
  if (answer.product) noteProduct(turn.facts, answer.product)
  const { holds, runtime, meanW: mean, simultaneousW: together, startW, recharge, sunDays } = answer
  note(turn.facts, {
    figures: [
      holds?.labelWh,
      holds?.outletWh,
      holds?.continuousW,
      holds?.surgeW,
      holds?.standbyW,
      mean,
      together,
      startW,
    ],
    durations: [
      ...durationsOf(runtime),
      ...(recharge ? [recharge.fullH.low, recharge.fullH.high, recharge.usualH] : []),
      ...[sunDays, sunDays && Math.ceil(sunDays)],
    ],
  })
  return answer
}

interface EnergyAsked {
  readonly wh: number
  readonly volts: number | null
  readonly kind: 'battery' | 'portable'
  readonly chemistry: Chemistry
}

function sourceOf({ wh, volts, kind, chemistry }: EnergyAsked): EnergySource {
  if (kind === 'portable') return labelledSource(wh)
  const { depth, efficiency } = chemistryFacts(chemistry)
  return chemistry === 'lifepo4'
    ? batterySource(wh, volts ?? usualVolts)
    : leadSource(wh, volts ?? usualVolts, depth * efficiency)
}

/** Runtime on any battery or station of that many Wh. */
export function runtimeOfEnergy({ facts }: Turn, asked: EnergyAsked, items: readonly Item[]) {
  const source = sourceOf(asked)
  const mean = meanW(items.map(loadOf))
  const runtime = mean > 0 ? runtimeOf(source, mean) : null
  const { startW, simultaneousW: together } = systemDemand(items, wholeDay)
  note(facts, {
    figures: [asked.wh, source.outletWh, source.standbyW, mean, startW],
    durations: durationsOf(runtime),
  })
  const { outletWh, standbyW } = source
  return { outletWh, standbyW, meanW: mean, runtime, startW, simultaneousW: together }
}
