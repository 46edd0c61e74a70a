import { format } from '#kernel/messages.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import { panelYieldWh } from '#shop/solar/sizing/panels.rules.ts'
import { placeOf, usualSunHours } from '#shop/solar/sizing/sun-hours.rules.ts'
import { note, noteText } from '../replies/facts.rules.ts'
import type { ReplyContext } from '../replies/reply-context.service.server.ts'
import { figureNamed } from './other-figures.rules.ts'

interface Asked {
  readonly reply: ReplyContext
  readonly product: Product
  readonly count: number | null
  readonly text: string
  /** Where it will stand, as its code; null where nobody said. */
  readonly province: string | null
}

const number = ({ specs }: Product, name: string): number | null =>
  typeof specs[name] === 'number' ? Number(specs[name]) : null

/** Amps of a panel: in the sun, and those that cables are sized by. */
export function panelAmps({ reply, product }: Asked): string | null {
  const [imp, isc] = [number(product, 'imp_a'), number(product, 'isc_a')]
  if (product.category !== 'panel' || imp === null || isc === null) return null
  reply.facts.figures.add(imp).add(isc)
  const values = { name: product.name, imp: reply.number(imp, 1), isc: reply.number(isc, 1) }
  return format(reply.offerMessages.panelAmps, values)
}

const monthDays = 30
const byMonth = /\b(al|por|cada|a|per|1) (mes|month)\b|mensual|monthly/

/** What the panels of a product give in a month, where it will stand. */
function monthly({ reply, product, count, text, province }: Asked): string | null {
  const place = placeOf(province)
  const watts = (number(product, 'pv_w') ?? product.powerW ?? 0) * (count ?? 1)
  if (!byMonth.test(text) || !place || watts <= 0) return null
  const mean = place.months.reduce((sum, hours) => sum + hours, 0) / place.months.length
  const kwhOf = (sun: number) => (panelYieldWh(watts, sun) * monthDays) / 1000
  const [kwh, usual] = [kwhOf(place.design), kwhOf(mean)]
  note(reply.facts, { figures: [kwh, usual, watts], durations: [place.design] })
  return format(reply.offerMessages.productionMonth, {
    ...{ name: product.name, place: place.name, watts: reply.number(watts) },
    ...{ kwh: reply.number(kwh), usual: reply.number(usual) },
    sun: reply.number(place.design, 1),
  })
}

/** What panels give on a usual day; a kit has its own figure. */
export function production(asked: Asked): string | null {
  const ofMonth = monthly(asked)
  if (ofMonth !== null) return ofMonth
  const { reply, product, count } = asked
  const { production: some, productionOfPanels, noProduction: none } = reply.offerMessages
  const { name, category, powerW } = product
  if (category === 'panel' && powerW !== null) {
    const wh = Math.round(panelYieldWh(powerW * (count ?? 1), usualSunHours))
    reply.facts.figures.add(wh).add(usualSunHours)
    const values = { name, count: count ?? 1, value: reply.number(wh) }
    return format(productionOfPanels, { ...values, sun: reply.number(usualSunHours, 1) })
  }
  const value = product.specs.est_production_wh_day
  if (typeof value !== 'number') return null
  return format(value > 0 ? some : none, { name, value: reply.number(value) })
}

/** A figure of the product's page by the words of its label. */
export function figure({ reply, product, text }: Asked): string | null {
  const found = figureNamed(product, text, reply.ctx.locale)
  if (!found) return null
  const { label, value, unit } = found
  const shown = typeof value === 'number' ? reply.number(value, 2) : value
  const sentence = `${product.name}. ${label}: ${shown}${unit ? ` ${unit}` : ''}.`
  noteText(reply.facts, sentence)
  return sentence
}
