import { format } from '#kernel/messages.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { holdsOf, sunDays } from '#shop/solar/runtime/runtime.rules.ts'
import { gridChargeH, sunChargeH } from '#shop/solar/sizing/battery.rules.ts'
import { usualSunHours } from '#shop/solar/sizing/sun-hours.rules.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import { note } from '../replies/facts.rules.ts'
import {
  cards,
  estimate,
  type ReplyContext,
  text,
} from '../replies/reply-context.service.server.ts'
import { firstOf } from '../understanding/quantities.rules.ts'
import type { Read } from '../understanding/understanding.rules.ts'
import { chargingPanelsIn } from './recharge-by-panels.rules.ts'

const controllerAmps =
  /(?:controlador|controller|mppt|regulador)\w* (?:\w+ ){0,3}?(\d{1,3}) ?(?:a|amp\w*)\b/

const num = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 ? value : null

/** Stations are charged by the panels that are carried, batteries and kits by those of a roof. */
const usualWatts = ({ category }: ProductSummary) => (category === 'portable' ? 200 : 550)

/** Hours of full sun with the panels that were said, no more than the product takes. */
function withPanels(
  reply: ReplyContext,
  product: ProductSummary,
  { read, offers }: Understood,
): Part[] | null {
  const panels = chargingPanelsIn(read.text)
  const labelWh = holdsOf(product)?.labelWh ?? null
  if (!panels || labelWh === null) return null
  const named = offers.find((offer) => offer.product.category === 'panel')?.product
  const each = panels.watts ?? num(named?.specs.power_w) ?? usualWatts(product)
  const isExact = panels.watts !== null || named !== undefined
  const limit = num(product.specs.solar_input_max_w)
  const total = each * panels.count
  const taken = limit === null ? total : Math.min(total, limit)
  const hours = sunChargeH(labelWh, taken)
  const days = Math.ceil(sunDays(labelWh, taken, usualSunHours) ?? 0)
  note(reply.facts, {
    durations: [hours, days, usualSunHours],
    figures: [total, each, limit, panels.count],
  })
  const { number } = reply
  const { byPanels } = reply.offerMessages.recharge
  const values = {
    name: product.name,
    count: number(panels.count),
    each: number(each),
    total: number(total),
    hours: number(hours, 1),
    days: number(days),
    sun: number(usualSunHours, 1),
    limit: number(limit ?? 0),
  }
  return [
    text(format(days > 1 ? byPanels.days : byPanels.hours, values)),
    ...(taken < total ? [text(format(byPanels.limit, values))] : []),
    ...(isExact ? [] : [text(format(byPanels.assumed, values))]),
    ...cards(reply, [product]),
    estimate(reply),
  ]
}

/** 'con el controlador de 40 A': panels beyond what it lets through charge no faster. */
function withController(
  reply: ReplyContext,
  product: ProductSummary,
  { text: asked }: Read,
): Part[] | null {
  const amps = Number(controllerAmps.exec(asked)?.[1] ?? 0)
  const labelWh = holdsOf(product)?.labelWh ?? null
  const volts = num(product.specs.nominal_v) ?? product.voltageV
  if (!(amps > 0) || !volts || labelWh === null) return null
  const watts = amps * volts
  const hours = gridChargeH(labelWh, watts)
  // what panels lose in heat, dust and cables they lose before it
  const panels = Math.ceil((watts * sunChargeH(labelWh, watts)) / hours)
  note(reply.facts, { durations: [hours], figures: [amps, watts, panels] })
  const values = {
    ...{ name: product.name, amps: reply.number(amps), panels: reply.number(panels) },
    ...{ watts: reply.number(watts), hours: reply.number(hours, 1) },
  }
  return [
    text(format(reply.offerMessages.recharge.controller, values)),
    ...cards(reply, [product]),
    estimate(reply),
  ]
}

/** Through the controller that was said, or with the panels that were; null where neither was. */
export const bySun = (
  reply: ReplyContext,
  product: ProductSummary,
  understood: Understood,
): Part[] | null =>
  withController(reply, product, understood.read) ?? withPanels(reply, product, understood)

/** 'con el cargador de 20 amperes': the current of a named charger. */
export function withCharger(
  reply: ReplyContext,
  product: ProductSummary,
  read: Read,
): Part[] | null {
  const amps = firstOf(read.quantities.filter(({ value }) => value <= 100).toReversed(), 'Ah')
  const isNamed = /(cargador|charger) (\w+ ){0,3}\d|\d+ ?(a|amp\w*) (charger|cargador)/.test(
    read.text,
  )
  const volts = product.voltageV
  const labelWh = holdsOf(product)?.labelWh ?? null
  if (!isNamed || amps === null || !volts || labelWh === null) return null
  const hours = gridChargeH(labelWh, amps * volts)
  note(reply.facts, { durations: [hours], figures: [amps] })
  const values = { name: product.name, hours: reply.number(hours, 1), amps: reply.number(amps) }
  return [text(format(reply.offerMessages.recharge.grid, values)), estimate(reply)]
}
