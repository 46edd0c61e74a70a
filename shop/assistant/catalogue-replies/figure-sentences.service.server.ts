import { format } from '#kernel/messages.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import { panelYieldWh } from '#shop/solar/sizing/panels.rules.ts'
import { usualSunHours } from '#shop/solar/sizing/sun-hours.rules.ts'
import { noteText } from '../replies/facts.rules.ts'
import type { ReplyContext } from '../replies/reply-context.service.server.ts'
import { figureNamed } from './other-figures.rules.ts'

interface Asked {
  readonly reply: ReplyContext
  readonly product: Product
  readonly count: number | null
  readonly text: string
}

/** What panels give on a usual day; a kit has its own figure. */
export function production({ reply, product, count }: Asked): string | null {
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
