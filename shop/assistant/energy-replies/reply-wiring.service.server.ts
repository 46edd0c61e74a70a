import { format } from '#kernel/messages.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import { voltageClass } from '#shop/electrical/parts/part.rules.ts'
import type { PartCount } from '#shop/electrical/parts/system.rules.ts'
import { productPart } from '#shop/solar/system/product-parts.rules.ts'
import { bankOf, checkTogether, inputOf, maxPanels } from '#shop/solar/system/together.rules.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import { note } from '../replies/facts.rules.ts'
import {
  cards,
  type Reply,
  type ReplyContext,
  text,
} from '../replies/reply-context.service.server.ts'
import { noteProduct } from '../turns/turn.rules.ts'
import { says } from '../understanding/intents.rules.ts'
import { firstOf } from '../understanding/quantities.rules.ts'
import type { Read } from '../understanding/understanding.rules.ts'
import { requestReply } from './reply-bank.service.server.ts'
import {
  answersTo,
  chapterLink,
  inSeries,
  layoutText,
  placeOf,
  togetherReply,
} from './reply-together.service.server.ts'

const usualPanel = 550
const usualCount = 2

function panelMeant({ all }: ReplyContext, watts: number | null): Product | null {
  const panels = all.filter(({ product }) => product.category === 'panel')
  return panels.find(({ product }) => product.powerW === (watts ?? usualPanel))?.product ?? null
}

const countIn = (asked: string): number | null => {
  const found = /(?<![\d.])(\d{1,2}) (?:de |paneles|panels|\d{3}|[a-z]+ paneles)/.exec(asked)
  return found ? Number(found[1]) : null
}
const wattsIn = ({ text: asked, quantities }: Read): number | null =>
  firstOf(quantities, 'W') ?? (Number(/ de (\d{3})\b/.exec(asked)?.[1] ?? 0) || null)

const takesPanels = ({ category, specs }: Product): boolean =>
  category === 'portable' || Number(specs.pv_voc_max_v ?? specs.pv_max_v ?? 0) > 0

const countMeant = ({ count, read }: Understood): number =>
  count ?? countIn(read.text) ?? (says.howMany.test(read.text) ? 1 : usualCount)

/** How many of a panel a device takes without loss, and how they are joined. */
function maxOf(
  reply: ReplyContext,
  understood: Understood,
  panel: Product,
  device: Product,
): Part[] {
  const { together } = reply.offerMessages
  const { part } = productPart(device)
  const volts = firstOf(understood.read.quantities, 'V')
  const classes = part.role === 'controller' ? part.bankClasses : []
  const banks = volts !== null && classes.includes(volts) ? [volts] : classes
  const place = placeOf(reply, understood)
  return (banks.length > 0 ? banks : [null]).flatMap((bank) => {
    const input = [productPart(device), ...(bank === null ? [] : [bankOf(bank)])]
    const found = maxPanels(productPart(panel).part, input, place)
    if (!found) return []
    note(reply.facts, {
      figures: [...[found.quantity, bank, found.layout?.series, found.layout?.strings], place.lowC],
    })
    const answer = format(together.upTo, {
      count: found.quantity,
      panel: panel.name,
      name: device.name,
      low: reply.number(place.lowC),
      layout: layoutText(reply, found.layout, input),
    }).trim()
    return text(bank === null ? answer : format(together.at, { volts: bank, answer }))
  })
}

/** What the panels end in: a named product, or any device of so many volts. */
function inputIn({ offerMessages }: ReplyContext, { offers, read, wiring }: Understood) {
  const device = offers.find(({ product }) => takesPanels(product))?.product
  if (device) return { device, part: productPart(device), name: device.name }
  const max = wiring?.kind === 'ownInput' ? wiring.volts : firstOf(read.quantities, 'V')
  const name = format(offerMessages.together.limit, { max: max ?? 0 })
  return max === null ? null : { device: null, part: inputOf(max), name }
}

/** The panel that is meant, and what it ends in. */
function joinedIn(reply: ReplyContext, understood: Understood) {
  const { offers, read, wiring } = understood
  const counted = wiring?.kind === 'panelsOn' ? wiring : null
  const named = offers.find(({ product }) => product.category === 'panel')?.product
  const panel = counted?.panel?.product ?? named ?? panelMeant(reply, wattsIn(read))
  const [on] = counted?.devices ?? []
  return {
    panel: panel ?? panelMeant(reply, null),
    input: inputIn(reply, on ? { ...understood, offers: [on] } : understood),
  }
}

const maxInSeries = 24
/** How many of a panel go in one string at an input; none where no number is right. */
function seriesOn(
  reply: ReplyContext,
  understood: Understood,
  panel: Product,
  { part, name }: { part: PartCount; name: string },
): Part[] {
  const place = placeOf(reply, understood)
  const isRight = (series: number) =>
    checkTogether([productPart(panel, series), part], place, { layout: { series, parallel: 1 } })
      .serious.length === 0
  const counts = Array.from({ length: maxInSeries }, (_, index) => index + 1)
  const maxSeries = counts.findLast(isRight)
  if (maxSeries === undefined) return []
  note(reply.facts, { figures: [maxSeries, place.lowC] })
  const values = {
    count: maxSeries,
    panel: panel.name,
    name,
    low: reply.number(place.lowC),
    layout: maxSeries > 1 ? reply.offerMessages.together.inSeries : '',
  }
  return [text(format(reply.offerMessages.together.upTo, values).trim())]
}

const isHybrid = ({ part }: PartCount): boolean =>
  part.category === 'inverter' && part.mppt_count !== null

const manyOn = (
  reply: ReplyContext,
  understood: Understood,
  panel: Product,
  input: { device: Product | null; part: PartCount; name: string },
): Part[] =>
  input.device && !(isHybrid(input.part) && inSeries.test(understood.read.text))
    ? maxOf(reply, understood, panel, input.device)
    : seriesOn(reply, understood, panel, input)

/** Whether the panels go with a controller, an inverter or a station, or how many of them do. */
export const wiringReply: Reply = async (reply, understood) => {
  const requested = understood.wiring && (await requestReply(reply, understood, understood.wiring))
  if (requested && requested.length > 0) return requested
  if (understood.parts.length > 0) return togetherReply(reply, understood)
  const { read } = understood
  const { panel, input } = joinedIn(reply, understood)
  const guide = chapterLink(reply, 'conexion')
  if (!panel || !input) return [guide]
  noteProduct(reply.facts, panel)
  const devices = input.device ? [input.device] : []
  const isMany = says.howMany.test(read.text)
  const many = isMany ? manyOn(reply, understood, panel, input) : []
  if (many.length > 0) return [...many, ...cards(reply, input.device ? devices : [panel]), guide]
  const count = countMeant(understood)
  const asked = {
    names: `${count} × ${panel.name} + ${input.name}`,
    products: [panel, ...devices],
    parts: [productPart(panel, count), input.part],
  }
  return [...answersTo(reply, understood, asked), ...cards(reply, devices), guide]
}

const nominalVolts = [12, 24, 48]
const usualVolts = 12

/** The controllers that take these panels on a bank of these volts without loss, the smallest first. */
function controllersFor(
  reply: ReplyContext,
  understood: Understood,
  { panel, count, volts }: { panel: Product; count: number; volts: number },
) {
  return reply.all
    .map(({ product }) => ({ product, controller: productPart(product) }))
    .filter(({ controller }) => controller.part.role === 'controller')
    .flatMap(({ product, controller }) => {
      const parts = [productPart(panel, count), controller, bankOf(volts)]
      const found = checkTogether(parts, placeOf(reply, understood))
      const isWasted = found.advice.some(({ rule }) => rule === 'E15')
      const isRight = found.serious.length === 0 && found.unknown.length === 0 && !isWasted
      return isRight
        ? [{ product, figures: found.figures, amps: controller.part.current_a ?? 0 }]
        : []
    })
    .sort((a, b) => a.amps - b.amps)
}

/** The controller for so many panels on a battery. */
export const controllerReply: Reply = async (reply, understood) => {
  const { read, count, offers } = understood
  const named = offers.find(({ product }) => product.category === 'panel')?.product
  const panel = named ?? panelMeant(reply, wattsIn(read)) ?? panelMeant(reply, null)
  const many = count ?? countIn(read.text) ?? 1
  const battery = offers.find(({ product }) => product.category === 'battery')?.product
  const asked = read.quantities.find(
    ({ unit, value }) => unit === 'V' && nominalVolts.includes(value),
  )
  const volts = asked?.value ?? voltageClass(battery?.voltageV ?? usualVolts)
  if (!panel) return [chapterLink(reply, 'conexion')]
  const fitting = controllersFor(reply, understood, { panel, count: many, volts })
  const [first] = fitting
  noteProduct(reply.facts, panel)
  if (!first) return [text(reply.offerMessages.search.nothing), chapterLink(reply, 'conexion')]
  const { pv_w: watts = 0, charge_a: amps = 0 } = first.figures
  note(reply.facts, { figures: [watts, amps, volts, first.amps] })
  const values = {
    watts: reply.number(watts),
    volts: reply.number(volts),
    amps: reply.number(amps, 1),
    size: reply.number(first.amps),
  }
  return [
    text(format(reply.offerMessages.controller.need, values)),
    ...cards(
      reply,
      fitting.slice(0, 2).map(({ product }) => product),
    ),
  ]
}
