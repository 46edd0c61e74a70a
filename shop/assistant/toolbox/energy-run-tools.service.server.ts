import { formatUsd, type Usd } from '#kernel/money.ts'
import { switchOverOf } from '#shop/electrical/composer/abilities.rules.ts'
import { isNear } from '#shop/electrical/composer/near-miss.rules.ts'
import { hoursOf, type Need } from '#shop/electrical/composer/need.rules.ts'
import type { ComposedSet } from '#shop/electrical/composer/offer.rules.ts'
import { hoursToCountOn } from '#shop/electrical/reserve.rules.ts'
import { type Item, nothingYet } from '#shop/solar/calculator/calculation.rules.ts'
import type { SoldSet } from '#shop/solar/calculator/calculator.service.server.ts'
import { unknownVolts } from '#shop/solar/calculator/volts-written.rules.ts'
import { type Composed, composeSets } from '#shop/solar/composer/compose.service.server.ts'
import { eitherDemand, needOf, vitalNeed } from '#shop/solar/composer/need-of.rules.ts'
import { calculatorMessages } from '#shop/solar/messages.service.server.ts'
import { runsOn } from '#shop/solar/runtime/runs.rules.ts'
import { isMedicalDevice } from '#shop/solar/sizing/medical.rules.ts'
import { checkRequestedSystem } from '#shop/solar/system/system-check.service.server.ts'
import { placeFactsOf, systemDemand } from '#shop/solar/system/system-demand.rules.ts'
import { note, noteText } from '../replies/facts.rules.ts'
import { needsFor, runtimeOfProduct, setsForSale } from '../tools/energy-tools.service.server.ts'
import { noteProduct } from '../turns/turn.rules.ts'
import {
  noSuchProduct,
  recordProduct,
  type ToolRuns,
  type ToolTurn,
} from './tool-turn.service.server.ts'

/** Beside hours and sets on which somebody's health depends; null where there is no such device. */
const medicalNote = ({ ctx }: ToolTurn, devices: readonly Item[]): string | null =>
  devices.some(isMedicalDevice) ? calculatorMessages(ctx.locale).medical : null

const nowhere = placeFactsOf(null)
const placeOr = (place: typeof nowhere | undefined) => {
  const facts = place ?? nowhere
  if (!facts) throw new Error('no climate without a place')
  return facts
}

function composed(turn: ToolTurn, { bySku }: Composed, set: ComposedSet, need: Need) {
  const hours = hoursOf(set, need)
  const price = set.price as Usd
  note(turn.facts, {
    money: [price],
    figures: [set.panelW, set.outletWh, ...set.lines.map(({ quantity }) => quantity)],
    durations: [hours, Math.floor(hours)],
  })
  const parts = set.lines.map(({ offer, quantity }) => {
    const product = bySku.get(offer.part.sku)
    if (product) noteProduct(turn.facts, product)
    return product
      ? { ...recordProduct(turn, product), quantity }
      : { sku: offer.part.sku, quantity }
  })
  const switch_over = switchOverOf(set.lines)
  return { price: formatUsd(price), hours, panel_w: set.panelW, switch_over, parts }
}

export const energyTools: ToolRuns<
  'calculate_energy' | 'compose_set' | 'estimate_runtime' | 'check_system'
> = {
  async calculate_energy(turn, { devices, blackout_hours }) {
    const calculation = { ...nothingYet, items: devices, blackoutHours: blackout_hours }
    const { warnings, place: _, ...numbers } = needsFor(turn, calculation)
    const { sets, near, byHand } = await setsForSale(turn, calculation)
    const parts = ({ lines, price, runtime, switchOver }: SoldSet) => ({
      price: formatUsd(price as Usd),
      switch_over: switchOver,
      ...runtime,
      parts: lines.map(({ product, quantity }) => ({ ...recordProduct(turn, product), quantity })),
    })
    return {
      ...numbers,
      warnings,
      medical: medicalNote(turn, devices),
      sets: sets.map((set) => ({ level: set.level, ...parts(set) })),
      nearest: near?.isNear ? { ...parts(near), lacks: near.lacks } : null,
      by_hand: byHand && parts(byHand),
    }
  },
  async compose_set(turn, { devices, blackout_hours, place, panels, max_price_usd }) {
    const facts = placeOr(place)
    const calculation = { ...nothingYet, items: devices, blackoutHours: blackout_hours }
    const { demand } = eitherDemand(calculation)
    // whoever asks here is told what to buy: with all that joins and protects it
    const need = vitalNeed({ ...needOf(demand, facts, panels), isComplete: true }, calculation)
    const budget = max_price_usd === undefined ? null : max_price_usd * 100
    const found = await composeSets(turn.ctx, { need, demand, place: facts, budget })
    note(turn.facts, { durations: [blackout_hours] })
    return {
      destination: turn.ctx.destination,
      medical: medicalNote(turn, devices),
      /** Until they are answered the sets give both for the large ones, and for the small ones perhaps 110 V alone. */
      asks_volts: unknownVolts(calculation).map(({ key }) => key),
      by_hand: found.byHand && composed(turn, found, found.byHand, need),
      sets: found.sets.map(({ level, set }) => ({ level, ...composed(turn, found, set, need) })),
      nearest:
        found.nearMiss && isNear(found.nearMiss)
          ? {
              ...composed(turn, found, found.nearMiss.set, need),
              lacks: found.nearMiss.lacks,
            }
          : null,
    }
  },
  async estimate_runtime(turn, { slug, devices }) {
    const answer = await runtimeOfProduct(turn, { slug, items: devices })
    if (!answer.product) return noSuchProduct
    if (answer.runtime === null) return { error: 'this product stores nothing' }
    const { runtime, meanW, simultaneousW, startW, holds } = answer
    const product = recordProduct(turn, answer.product)
    const asks_volts = answer.volts.unknown.map(({ code }) => code)
    const medical = medicalNote(turn, devices)
    const hours_to_count_on = medical === null ? null : hoursToCountOn(runtime)
    note(turn.facts, { durations: [hours_to_count_on] })
    return {
      ...{ product, ...runtime, meanW, simultaneousW, startW, holds },
      ...{ runs: runsOn(answer), asks_volts, medical, hours_to_count_on },
    }
  },
  async check_system(turn, { parts, place, devices, blackout_hours, wiring, battery_layout }) {
    const demand = devices ? systemDemand(devices, blackout_hours) : null
    const options = { layout: null, batteryLayout: battery_layout, wiring, demand }
    const isVital = devices?.some(isMedicalDevice) ?? false
    const asked = { parts, place: placeOr(place), options, isVital }
    const check = await checkRequestedSystem(turn.ctx, asked)
    if (!check.ok) return { error: 'invalid input', fields: check.fields }
    note(turn.facts, { figures: Object.values(check.value.figures) })
    noteText(turn.facts, JSON.stringify(check.value.findings))
    return check.value
  },
}
