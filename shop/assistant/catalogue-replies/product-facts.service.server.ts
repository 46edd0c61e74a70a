import { format, formatPlural } from '#kernel/messages.ts'
import { partsInKit } from '#shop/catalogue/catalogue.service.server.ts'
import {
  isAvailableFor,
  type KitPart,
  type Product,
  type SpecValue,
} from '#shop/catalogue/products/product.rules.ts'
import { noteText } from '../replies/facts.rules.ts'
import {
  money,
  placeText,
  priceHere,
  type ReplyContext,
} from '../replies/reply-context.service.server.ts'
import { noteProduct } from '../turns/turn.rules.ts'
import type { Ask } from '../understanding/asks.rules.ts'
import { figure, panelAmps, production } from './figure-sentences.service.server.ts'
import {
  expandable,
  includes,
  inputVolts,
  lasting,
  noise,
  ratedVolts,
  switchOver,
} from './own-words.service.server.ts'

/** A product in question, with the parts of a kit and how many are meant. */
export interface Subject {
  readonly reply: ReplyContext
  readonly product: Product
  readonly parts: readonly KitPart[]
  readonly count: number | null
  /** The question's readable text. */
  readonly text: string
  readonly province: string | null
}
export type Sentence = (subject: Subject) => string | null

export async function subjectOf(
  reply: ReplyContext,
  product: Product,
  { count, text, province }: Pick<Subject, 'count' | 'text' | 'province'>,
): Promise<Subject> {
  noteProduct(reply.facts, product)
  const parts = await partsInKit(reply.ctx, product)
  for (const part of parts) noteProduct(reply.facts, part.product)
  return { reply, product, parts, count, text, province }
}

const num = (value: SpecValue | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

/** A figure of the product, or of the part of a kit that has it. */
function figureOf({ product, parts }: Subject, ...keys: readonly string[]): number | null {
  for (const specs of [product.specs, ...parts.map((part) => part.product.specs)])
    for (const key of keys) {
      const value = num(specs[key])
      if (value !== null) return value
    }
  return null
}

const textFigure = ({ product, parts }: Subject, key: string): string | null => {
  const specs = [product.specs, ...parts.map((part) => part.product.specs)]
  const found = specs.map((one) => one[key]).find((value) => value !== undefined)
  return found === undefined ? null : String(found)
}

const withFigure =
  (
    key:
      | 'cycles'
      | 'chargeAmps'
      | 'dischargeAmps'
      | 'usable'
      | 'panelVolts'
      | 'surge'
      | 'power'
      | 'switching',
    ...specs: string[]
  ): Sentence =>
  (subject) => {
    const value = figureOf(subject, ...specs)
    const { reply, product } = subject
    if (value === null) return null
    return format(reply.offerMessages[key], { name: product.name, value: reply.number(value) })
  }

const price: Sentence = ({ reply, product, count }) => {
  const value = priceHere(reply, product)
  const { offerMessages: messages, ctx } = reply
  const { name } = product
  if (value === null) {
    const other = ctx.destination === 'cuba' ? 'usa' : 'cuba'
    if (isAvailableFor(product.availableFor, ctx.destination))
      return `${name}: ${reply.messages.noPrice}.`
    return format(messages.ships.no, { name, place: messages.destinations[other] })
  }
  const place = placeText(reply)
  const one = money(reply, value)
  if (count !== null)
    return format(messages.total, {
      name,
      count,
      price: one,
      place,
      total: money(reply, value * count),
    })
  return `${format(messages.card, { name, price: one, place })}.`
}

const pound = 0.45359237
const weight: Sentence = ({ reply, product, count }) => {
  const { weightLbs: pounds, name } = product
  const { offerMessages: messages, number, facts } = reply
  if (pounds === null) return null
  const total = pounds * (count ?? 1)
  facts.figures.add(total).add(Math.round(pounds * pound * 10) / 10)
  const values = { name, weight: number(pounds, 1), kilos: number(pounds * pound, 1) }
  return count === null
    ? format(messages.weight, values)
    : format(messages.totalWeight, { ...values, count, total: number(total, 1) })
}

const warranty: Sentence = ({ reply, product }) => {
  const { specs, name } = product
  const { offerMessages: messages, ctx, facts } = reply
  const years = num(specs.warranty_years) ?? num(specs.product_warranty_years)
  const power = num(specs.power_warranty_years)
  if (years === null) return null
  const inYears = (count: number) => {
    facts.durations.add(count)
    return formatPlural(ctx.locale, messages.years, count)
  }
  const text = format(messages.warranty, { name, years: inYears(years) })
  noteText(facts, text)
  return power === null
    ? text
    : `${text} ${format(messages.warrantyPower, { years: inYears(power) })}`
}

const size: Sentence = (subject) => {
  const value = subject.product.specs.dimensions_in
  const { reply, product } = subject
  if (typeof value !== 'string') return null
  const inches = value.match(/[\d.]+/g)?.map(Number) ?? []
  const metric = inches.map((one) => reply.number(one * 2.54, 0)).join(' × ')
  for (const one of inches) reply.facts.figures.add(one).add(Math.round(one * 2.54))
  const both = `${inches.map((one) => reply.number(one, 1)).join(' × ')} in (${metric} cm)`
  return format(reply.offerMessages.size, { name: product.name, value: both })
}

const solarInput: Sentence = (subject) => {
  const value = figureOf(subject, 'solar_input_max_w', 'pv_max_w')
  const { reply, product } = subject
  const messages = reply.offerMessages
  const named = {
    name: product.name,
    value: value === null ? String(product.specs.pv_max_w ?? '') : reply.number(value),
  }
  if (named.value === '')
    return product.category === 'inverter' ? format(messages.noSolarInput, named) : null
  return format(messages.solarInput, { ...named, value: named.value.replace(/ ?W$/, '') })
}

const tracker: Sentence = (subject) => {
  const value = figureOf(subject, 'mppt_a')
  const { reply, product } = subject
  const { tracker: yes, noTracker: no } = reply.offerMessages
  if (value !== null) return format(yes, { name: product.name, value: reply.number(value) })
  return product.category === 'inverter' ? format(no, { name: product.name }) : null
}

const asked220 = /(?<!\d)(220|240)(?!\d)|fase dividida|split ?-?phase|bifasic|dos fases/
const output: Sentence = (subject) => {
  const value = textFigure(subject, 'output_v')
  const { reply, product, text } = subject
  if (value === null || product.category === 'accessory') return null
  const isYes = !asked220.test(text) || /220|240/.test(value)
  noteText(reply.facts, value)
  const answer = format(reply.offerMessages.output[isYes ? 'yes' : 'no'], {
    name: product.name,
    value,
  })
  return answer
}

const batteryVolts: Sentence = ({ reply, product, text }) => {
  const value = product.specs.battery_v ?? product.specs.nominal_v
  const volts = /\b(12|24|48)\b/.exec(text)?.[1]
  if (value === undefined) return null
  if (volts === undefined) {
    noteText(reply.facts, String(value))
    return format(reply.offerMessages.batteryVolts.is, { name: product.name, value: String(value) })
  }
  const accepted = String(value)
    .split('/')
    .map((one) => Number(one))
  const isYes = accepted.some((one) => Math.abs(one - Number(volts)) <= Number(volts) * 0.1)
  noteText(reply.facts, String(value))
  const shown = String(value)
  return format(reply.offerMessages.batteryVolts[isYes ? 'yes' : 'no'], {
    name: product.name,
    value: shown,
  })
}

const contents: Sentence = ({ reply, product, parts, text }) => {
  if (parts.length === 0) return `${product.name}: ${product.description}`
  const list = parts.map(({ product: part, quantity }) => {
    reply.facts.figures.add(quantity)
    return quantity === 1
      ? part.name
      : format(reply.offerMessages.part, { count: quantity, name: part.name })
  })
  const all = format(reply.offerMessages.contents, { name: product.name, parts: list.join(', ') })
  return `${includes(reply, text, parts)}${all}`
}

const panelsIn = ({ parts }: Subject): number =>
  parts
    .filter(({ product }) => product.category === 'panel')
    .reduce((sum, { quantity }) => sum + quantity, 0)

const panelCount: Sentence = (subject) => {
  const { reply, product } = subject
  const count = panelsIn(subject)
  reply.facts.figures.add(count)
  if (product.category !== 'kit') return null
  const { noPanels, panelCount: some } = reply.offerMessages
  const name = { name: product.name }
  return count === 0 ? format(noPanels, name) : formatPlural(reply.ctx.locale, some, count, name)
}

const ships: Sentence = ({ reply, product }) => {
  const { ctx, offerMessages: messages } = reply
  const isSold = isAvailableFor(product.availableFor, ctx.destination)
  const other = ctx.destination === 'cuba' ? 'usa' : 'cuba'
  const place = messages.destinations[isSold ? ctx.destination : other]
  return format(messages.ships[isSold ? 'yes' : 'no'], { name: product.name, place })
}

const few = 5
const stock: Sentence = (subject) => {
  const { reply, product } = subject
  if (!isAvailableFor(product.availableFor, reply.ctx.destination)) return ships(subject)
  const { stock: messages } = reply.offerMessages
  const { name, unitsLeft } = product
  if (!product.inStock) return format(messages.no, { name })
  return unitsLeft !== null && unitsLeft <= few
    ? format(messages.few, { name, count: unitsLeft })
    : format(messages.yes, { name })
}

const sentences: Readonly<Record<Ask, Sentence>> = {
  price,
  weight,
  warranty,
  cycles: withFigure('cycles', 'cycles_80dod', 'cycles_80pct'),
  size,
  charge: () => null,
  chargeAmps: withFigure('chargeAmps', 'max_charge_a', 'ac_charge_a'),
  dischargeAmps: (subject) =>
    panelAmps(subject) ?? withFigure('dischargeAmps', 'max_discharge_a')(subject),
  origin: () => null,
  usable: withFigure('usable', 'usable_wh_90', 'usable_ac_wh', 'usable_wh'),
  solarInput,
  panelVolts: withFigure('panelVolts', 'pv_voc_max_v'),
  tracker,
  output,
  batteryVolts,
  contents: (subject) => {
    const isAboutPanels = /(trae|incluye|lleva|have|include|with)\w* (\w+ )?panel/.test(
      subject.text,
    )
    return isAboutPanels && subject.parts.length > 0 ? panelCount(subject) : contents(subject)
  },
  panelCount,
  stock,
  noise,
  decibels: () => null,
  ratedVolts,
  inputVolts,
  lasting,
  production,
  figure,
  surge: withFigure('surge', 'surge_w'),
  power: withFigure('power', 'max_continuous_w', 'continuous_w', 'ac_output_w', 'power_w'),
  switching: withFigure('switching', 'switch_ms'),
  switchOver,
  guards: () => null,
  expandable,
  ships,
}

/** What is asked about a product, by its own figures; null for what they do not say. */
export const sentenceFor = (ask: Ask, subject: Subject): string | null => sentences[ask](subject)
