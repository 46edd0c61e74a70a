import { format } from '#kernel/messages.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { hoursToCountOn } from '#shop/electrical/reserve.rules.ts'
import type { Runtime } from '#shop/electrical/runtime.rules.ts'
import { rangeFigures } from '#shop/electrical/runtime-text.rules.ts'
import type { Item } from '#shop/solar/calculator/calculation.rules.ts'
import { runtimeHref } from '#shop/solar/runtime/runtime-query.rules.ts'
import { isMedicalDevice } from '#shop/solar/sizing/medical.rules.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import type { OwnBank } from '../electrical/own-bank.rules.ts'
import { countNamed } from '../matching/named-parts.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import { note, noteText } from '../replies/facts.rules.ts'
import {
  devicesText,
  estimate,
  link,
  type ReplyContext,
  text,
  warning,
} from '../replies/reply-context.service.server.ts'
import { runtimeOfEnergy } from '../tools/energy-tools.service.server.ts'
import type { Read } from '../understanding/understanding.rules.ts'

const manyHours = 72

export function hoursText(reply: ReplyContext, name: string, runtime: Runtime): string {
  const { messages, number, ctx } = reply
  return runtime.hoursLow > manyHours
    ? format(messages.runtime.days, { name, days: number(Math.floor(runtime.hoursLow / 24)) })
    : format(messages.runtime.result, { name, ...rangeFigures(ctx.locale, runtime) })
}

const pointedCount = /\d (?:de (?:es[oa]s|est[oa]s|ell[oa]s)|of (?:them|those|these))/
/** How many of the battery, station or kit are meant. */
export const storesMeant = (
  { read, count }: Pick<Understood, 'read' | 'count'>,
  { category }: Pick<ProductSummary, 'category'>,
): number => countNamed(read.text, category) ?? (pointedCount.test(read.text) ? (count ?? 1) : 1)

/** Several of one, in parallel or one after another, last as many times as long. */
export function timesLonger({ facts }: ReplyContext, one: Runtime, count: number): Runtime {
  if (count === 1) return one
  const [hours, hoursLow, hoursHigh] = [one.hours, one.hoursLow, one.hoursHigh].map(
    (own) => own * count,
  ) as [number, number, number]
  note(facts, { durations: [hours, hoursLow, hoursHigh], figures: [count] })
  return { ...one, hours, hoursLow, hoursHigh }
}

/** What of the hours may be counted on for a medical device. */
export function countOnText(
  { messages, number, facts }: ReplyContext,
  items: readonly Item[],
  runtime: Runtime,
): Part[] {
  if (!items.some(isMedicalDevice)) return []
  const hours = Math.floor(10 * hoursToCountOn(runtime)) / 10
  note(facts, { durations: [hours] })
  return [text(format(messages.runtime.countOn, { hours: number(hours, 1) }))]
}

interface Losses {
  readonly labelWh: number
  readonly outletWh: number
  readonly standbyW: number
}

export const lossesText = (
  { messages, number }: ReplyContext,
  { labelWh, outletWh, standbyW }: Losses,
): string =>
  format(messages.runtime.losses, {
    label: number(labelWh),
    outlet: number(Math.floor(outletWh)),
    standby: number(standbyW),
  })

interface OwnEnergy {
  readonly wh: number
  /** Assumed where the question does not say them. */
  readonly volts: number | null
  readonly count: number
}

/** A battery from elsewhere, by the figures in the question. */
export function withEnergy(reply: ReplyContext, read: Read, energy: OwnEnergy): Part[] {
  const { messages, number } = reply
  const kind = read.categories.includes('portable') ? 'portable' : 'battery'
  const { items, chemistry } = read
  const volts = energy.volts ?? read.quantities.find(({ unit }) => unit === 'V')?.value ?? null
  const result = runtimeOfEnergy(reply, { wh: energy.wh, volts, kind, chemistry }, items)
  if (!result.runtime) return []
  note(reply.facts, {
    figures: [energy.volts, energy.count],
    durations: [Math.floor(result.runtime.hoursLow / 24)],
  })
  const { count } = energy
  const generic = messages.runtime.generic[count > 1 ? 'bank' : kind]
  const name = format(generic, { wh: number(energy.wh), count: number(count) })
  const isLead = kind === 'battery' && chemistry !== 'lifepo4'
  return [
    text(
      `${hoursText(reply, name, result.runtime)} ${format(messages.runtime.mean, { watts: number(result.meanW) })}`,
    ),
    text(
      `${format(messages.countedWith, { devices: devicesText({ turn: reply, items }) })} ${lossesText(reply, { ...result, labelWh: energy.wh })}`,
    ),
    ...countOnText(reply, items, result.runtime),
    ...(result.startW > result.simultaneousW
      ? [warning(format(messages.runtime.surgeUnknown, { asked: number(result.startW) }))]
      : []),
    ...(isLead ? [warning(messages.runtime.leadOnly)] : []),
  ]
}

/** Lead for starting a car or for storage: only the owner can see which. */
export const isLead = ({ chemistry }: Read): boolean => chemistry === 'lead'

/** A lead battery: its hours where its size is known, and always the question about its kind. */
export function leadReply(reply: ReplyContext, read: Read, energy: OwnEnergy | null): Part[] {
  const { messages } = reply
  const known = energy && read.items.length > 0 ? withEnergy(reply, read, energy) : []
  return [
    ...known,
    text(known.length > 0 ? messages.runtime.leadKind : messages.runtime.leadKindAndSize),
    ...(known.length > 0 ? [] : [warning(messages.runtime.leadOnly)]),
    link(messages.planner, runtimeHref({ items: read.items })),
    ...(known.length > 0 ? [estimate(reply)] : []),
  ]
}

/** Volts of a battery of 12 V while it is charged and when it is full, and amperes for each Ah (E5). */
const chargeOf = {
  gel: { full: [14.1, 14.4], float: [13.5, 13.8], rate: 0.2 },
  agm: { full: [14.4, 14.7], float: [13.5, 13.8], rate: 0.2 },
  lead: { full: [14.4, 14.8], float: [13.2, 13.5], rate: 0.13 },
} as const
const chargedV = 12
const usableShare = 0.5

/** How so many stand for an inverter of these volts; null where they do not make them up. */
function layoutFor({ count, unitV, inverterV }: OwnBank) {
  if (inverterV === null || inverterV % unitV > 0) return null
  const series = inverterV / unitV
  return count % series === 0 ? { series, strings: count / series } : null
}

/** The volts that charger and controller see. */
function bankVolts(bank: OwnBank): number {
  if (bank.inverterV !== null) return bank.inverterV
  return bank.way === 'series' ? bank.count * bank.unitV : bank.unitV
}

/** One after another, side by side, or as the inverter asks. */
function joinText({ offerMessages, number }: ReplyContext, bank: OwnBank): string {
  const { ownBank } = offerMessages.wiring
  const { count, unitV, ampHours, inverterV, way } = bank
  const ah = (strings: number) => (ampHours === null ? '' : number(strings * ampHours))
  const values = {
    ...{ count, unit: unitV, volts: inverterV ?? 0, seriesV: count * unitV },
    ...{ one: ah(1), all: ah(count) },
  }
  const layout = layoutFor(bank)
  if (inverterV !== null && !layout) return format(ownBank.noLayout, values)
  if (!layout)
    return format(ownBank[way ?? 'either'][ampHours === null ? 'plain' : 'sized'], values)
  const { series, strings } = layout
  if (way === 'series' && series === 1) return format(ownBank.overVolts, values)
  const one = series > 1 ? 'series' : 'parallel'
  const shape = series > 1 && strings > 1 ? 'both' : one
  return format(ownBank.forInverter[shape], { ...values, ...layout })
}

function chargeText({ offerMessages, number }: ReplyContext, bank: OwnBank): string {
  const { ownBank } = offerMessages.wiring
  const { full, float, rate } = chargeOf[bank.of]
  const volts = bankVolts(bank)
  const at = (value: number) => number((value * volts) / chargedV, 1)
  const strings = Math.max(1, (bank.count * bank.unitV) / volts)
  const values = {
    ...{ volts, low: at(full[0]), high: at(full[1]) },
    ...{ floatLow: at(float[0]), floatHigh: at(float[1]), share: number(100 * rate) },
    amps: bank.ampHours === null ? '' : number(rate * bank.ampHours * strings, 1),
  }
  const current = bank.ampHours === null ? ownBank.current : ownBank.currentOf
  return `${format(ownBank.charge[bank.of], values)} ${format(current, values)} ${ownBank.label}`
}

/** Somebody's own batteries of gel, AGM or lead: how they are joined, and how they are charged. */
export function ownBankReply(reply: ReplyContext, bank: OwnBank): Part[] {
  const { messages, offerMessages, number, facts } = reply
  const { ownBank } = offerMessages.wiring
  const wh = bank.count * bank.unitV * (bank.ampHours ?? 0)
  const energy = format(ownBank.energy, { wh: number(wh), used: number(wh * usableShare) })
  const charged = chargeText(reply, bank)
  const assumed = bank.isAssumedV ? ` ${ownBank.assumedV}` : ''
  const joined = bank.count > 1 ? [`${joinText(reply, bank)}${assumed}`, ownBank.alike] : []
  const sentences = [
    ...(bank.asksCharge ? [charged] : []),
    ...(bank.isUnlike ? [ownBank.unlike] : joined),
    ...(bank.count > 1 && wh > 0 && !bank.isUnlike ? [energy] : []),
    ...(bank.asksCharge ? [] : [charged]),
    ...(bank.isEngine ? [messages.runtime.leadKind] : []),
  ]
  noteText(facts, sentences.join(' '))
  return sentences.map((one) => text(one))
}
