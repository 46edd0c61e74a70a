import { format } from '#kernel/messages.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import { checkSystem } from '#shop/electrical/checks/check-system.rules.ts'
import { stringVocV } from '#shop/electrical/checks/strings.rules.ts'
import { systemOf } from '#shop/electrical/parts/system.rules.ts'
import type { MoreBatteries } from '#shop/electrical/wiring/additions.rules.ts'
import { kitParts, productPart } from '#shop/solar/system/product-parts.rules.ts'
import { bankOf, checkTogether } from '#shop/solar/system/together.rules.ts'
import { additionsFor } from '#shop/solar/wiring/wiring.service.server.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import { joiningIn } from '../electrical/joined-as.rules.ts'
import { cableAmpsReply } from '../electrical/reply-cable.service.server.ts'
import { circuitReply } from '../electrical/reply-circuit.service.server.ts'
import type { WiringRequest } from '../matching/wiring-request.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import { note } from '../replies/facts.rules.ts'
import { cards, type ReplyContext, text } from '../replies/reply-context.service.server.ts'
import { kitParts as kitPartsOf } from '../tools/load-tools.service.server.ts'
import { ownBankReply } from './reply-own-battery.service.server.ts'
import { fuseOnCableReply, protectionReply } from './reply-protection.service.server.ts'
import { answersTo, chapterLink, placeOf, sentences } from './reply-together.service.server.ts'

type Asked<Kind extends WiringRequest['kind']> = Extract<WiringRequest, { kind: Kind }>

const isPanel = ({ category }: Product): boolean => category === 'panel'

const maxBatteries = 16
const counts = Array.from({ length: maxBatteries }, (_, index) => index + 1)

/** How many of a battery may stand in series and in parallel. */
function limits(reply: ReplyContext, product: Product): Part[] {
  const { max_series: series, max_parallel: parallel } = productPart(product).part
  const { wiring } = reply.offerMessages
  if (series === null || parallel === null) return []
  note(reply.facts, { figures: [series, parallel] })
  return [text(format(wiring.limits, { name: product.name, series, parallel }))]
}

/** Inverters and stations side by side: what the rules say of two sources. */
function sources(reply: ReplyContext, product: Product, count: number): Part[] {
  const place = { lowC: 10, sunHours: 4, isUsa: false }
  const { findings } = checkSystem([productPart(product, count)], place, { wiring: 'house' })
  const names = `${count} × ${product.name}`
  const { together } = reply.offerMessages
  const found = findings.filter(({ notes }) => notes.includes('sources'))
  const own = found.map((one) => ({ ...one, notes: ['sources' as const] }))
  note(reply.facts, { figures: [count] })
  return [text(`${format(together.no, { parts: names })} ${sentences(reply, own)}`)]
}

/** Several of one product, joined to one another. */
function severalReply(
  reply: ReplyContext,
  understood: Understood,
  { offers, count }: Asked<'several'>,
): Part[] {
  const products = offers.map(({ product }) => product)
  const [product] = products
  if (!product) return []
  const guide = chapterLink(reply, 'bateria')
  if (product.category !== 'battery') {
    const many = sources(reply, product, count ?? 2)
    return [...many, ...cards(reply, [product]), chapterLink(reply, 'protecciones')]
  }
  const asked = count ?? 0
  const own = products.flatMap((one) => {
    if (asked < 2) return limits(reply, one)
    const parts = [productPart(one, asked)]
    const names = `${asked} × ${one.name}`
    note(reply.facts, { figures: [asked] })
    return answersTo(reply, understood, { names, products, parts })
  })
  return [...own, text(reply.offerMessages.wiring.alike), ...cards(reply, products), guide]
}

/** A controller, a charger or an inverter on a bank of so many volts. */
function atVoltsReply(
  reply: ReplyContext,
  understood: Understood,
  { offers, volts }: Asked<'atVolts'>,
): Part[] {
  const products = offers.slice(0, 1).map(({ product }) => product)
  const { together } = reply.offerMessages
  note(reply.facts, { figures: [volts] })
  const own = products.flatMap((one) => {
    const parts = [productPart(one), bankOf(volts)]
    const values = { name: one.name, volts }
    const { serious } = checkTogether(parts, placeOf(reply, understood))
    const answer = format(serious.length > 0 ? together.notAt : together.works, values)
    return [text([answer, sentences(reply, serious)].join(' ').trim())]
  })
  return [...own, ...cards(reply, products), chapterLink(reply, 'protecciones')]
}

/** How many of a battery an inverter takes: the fewest that work, and those for all its watts. */
function bankText(
  reply: ReplyContext,
  understood: Understood,
  battery: Product,
  inverter: Product,
): string {
  const { wiring } = reply.offerMessages
  const place = placeOf(reply, understood)
  const found = counts.flatMap((count) => {
    const parts = [productPart(inverter), productPart(battery, count)]
    const { serious } = checkTogether(parts, place)
    const { system, figures } = checkSystem(parts, place)
    return serious.length > 0 ? [] : [{ count, system, watts: figures.continuous_w ?? 0 }]
  })
  const [first] = found
  const names = { battery: battery.name, inverter: inverter.name }
  if (!first) return format(wiring.noBank, names)
  const rated = productPart(inverter).part.continuous_w ?? 0
  const whole = found.find(({ watts }) => watts >= rated * 0.95)
  const { series, parallel } = first.system
  const shape =
    series > 1 && parallel > 1
      ? wiring.strings
      : series > 1
        ? wiring.series
        : parallel > 1
          ? wiring.parallel
          : wiring.single
  const layout = format(shape, { series, strings: parallel })
  note(reply.facts, { figures: [first.count, series, parallel, first.watts, rated, whole?.count] })
  const more = format(wiring.fullPower, {
    count: first.count,
    watts: reply.number(first.watts),
    full: reply.number(rated),
    whole: whole?.count ?? 0,
  })
  const isShort = whole !== undefined && whole.count > first.count
  return `${format(wiring.bank, { ...names, count: first.count, layout })}${isShort ? ` ${more}` : ''}`
}

function bankReply(
  reply: ReplyContext,
  understood: Understood,
  { batteries, inverter }: Asked<'bankFor'>,
): Part[] {
  const products = batteries.map(({ product }) => product)
  const own = products.map((one) => text(bankText(reply, understood, one, inverter.product)))
  return [
    ...own.slice(0, 2),
    text(reply.offerMessages.wiring.alike),
    ...cards(reply, [...products, inverter.product]),
    chapterLink(reply, 'bateria'),
  ]
}

const listed = (values: readonly (number | string)[], or: string): string =>
  values.length < 2
    ? values.join('')
    : `${values.slice(0, -1).join(', ')}${or}${values.at(-1) ?? ''}`

/** The fuses and busbars that more batteries ask for, from how many on. */
function wiredOf({ offerMessages }: ReplyContext, batteries: readonly MoreBatteries[]): string[] {
  const { newFuse, busbars } = offerMessages.wiring
  const changed = batteries.find(({ fuse }) => fuse !== null)
  const fuses = changed?.fuse ? [format(newFuse, { count: changed.count, fuse: changed.fuse })] : []
  return batteries.some(({ isOnBusbars }) => isOnBusbars) ? [...fuses, busbars] : fuses
}

/** How more of a kit's batteries stand beside its own. */
async function besideOwn(reply: ReplyContext, kit: Product): Promise<string> {
  const { series } = systemOf(kitParts(await kitPartsOf(reply, kit)))
  const { besideOwn: single, stringsBeside } = reply.offerMessages.wiring
  note(reply.facts, { figures: [series] })
  return series > 1 ? format(stringsBeside, { series }) : single
}

/** One more of a kit's batteries behind its own, where that was said; nothing where it was not. */
async function oneMoreInSeries(
  reply: ReplyContext,
  understood: Understood,
  kit: Product,
): Promise<Part[]> {
  if (!joiningIn(understood.read.text).battery?.isSeries) return []
  const inside = kitParts(await kitPartsOf(reply, kit))
  const parts = inside.map((one) =>
    one.part.category === 'battery' ? { ...one, quantity: one.quantity + 1 } : one,
  )
  const names = `${kit.name} + 1`
  return [
    ...answersTo(reply, understood, { names, products: [kit], parts }),
    ...cards(reply, [kit]),
    chapterLink(reply, 'bateria'),
  ]
}

/** What a kit takes more of, by the same rules as its page. */
async function additionsReply(
  reply: ReplyContext,
  understood: Understood,
  { kit: { product }, part }: Asked<'additions'>,
): Promise<Part[]> {
  const inSeries = part === 'battery' ? await oneMoreInSeries(reply, understood, product) : []
  if (inSeries.length > 0) return inSeries
  const found = await additionsFor(reply.ctx, product)
  if (!found) return []
  const { wiring } = reply.offerMessages
  const { name } = product
  const numbers = (part === 'panel' ? found.panels : found.batteries).map(({ count }) => count)
  note(reply.facts, { figures: numbers })
  const [yes, no] =
    part === 'panel'
      ? [wiring.morePanels, wiring.noMorePanels]
      : [wiring.moreBatteries, wiring.noMoreBatteries]
  const layout = part === 'battery' ? await besideOwn(reply, product) : ''
  const counted = format(numbers.length > 0 ? yes : no, {
    ...{ name, layout },
    counts: listed(numbers, wiring.or),
  })
  const more = part === 'battery' ? found.batteries : []
  return [
    text([counted, ...wiredOf(reply, more)].join(' ')),
    ...(part === 'battery' && numbers.length > 0 ? [text(wiring.alike)] : []),
    ...cards(reply, [product]),
    chapterLink(reply, part === 'panel' ? 'conexion' : 'bateria'),
  ]
}

/** Why a charger of other volts is of no use, or dangerous. */
function chargerVoltsReply(
  reply: ReplyContext,
  { charger, battery }: Asked<'chargerVolts'>,
): Part[] {
  const { tooLow, tooHigh } = reply.offerMessages.wiring
  note(reply.facts, { figures: [charger, battery] })
  return [
    text(format(charger < battery ? tooLow : tooHigh, { charger, battery })),
    chapterLink(reply, 'bateria'),
  ]
}

/** What is asked of wiring, by the electrical rules; nothing where they say nothing. */
const usualPanelW = 550

/** A string that is longer than inputs stand, by the volts of its panels in the cold. */
function longStringReply(
  reply: ReplyContext,
  understood: Understood,
  { count, panel: named }: Asked<'longString'>,
): readonly Part[] {
  const usual = reply.all.find(({ product }) => product.powerW === usualPanelW && isPanel(product))
  const panel = (named ?? usual)?.product
  if (!panel) return []
  const { part } = productPart(panel)
  const { lowC } = placeOf(reply, understood)
  const limitsV = reply.all
    .filter(({ product }) => !isPanel(product))
    .flatMap(({ product }) => productPart(product).part.pv_max_v ?? [])
  const max = Math.max(0, ...limitsV)
  const volts = stringVocV(part, count, lowC)
  const fit = Math.floor(max / stringVocV(part, 1, lowC))
  note(reply.facts, { figures: [count, max, fit, Math.round(volts)] })
  const { over, within } = reply.offerMessages.together.longString
  const values = { count, panel: panel.name, volts: reply.number(Math.round(volts)), max, fit }
  return [text(format(volts > max ? over : within, values)), chapterLink(reply, 'conexion')]
}

export async function requestReply(
  reply: ReplyContext,
  understood: Understood,
  asked: WiringRequest,
): Promise<readonly Part[]> {
  if (asked.kind === 'several') return severalReply(reply, understood, asked)
  if (asked.kind === 'ownBank')
    return [...ownBankReply(reply, asked), chapterLink(reply, 'bateria')]
  if (asked.kind === 'atVolts') return atVoltsReply(reply, understood, asked)
  if (asked.kind === 'chargerVolts') return chargerVoltsReply(reply, asked)
  if (asked.kind === 'longString') return longStringReply(reply, understood, asked)
  if (asked.kind === 'panelsOn' || asked.kind === 'ownInput') return []
  if (asked.kind === 'bankFor') return bankReply(reply, understood, asked)
  if (asked.kind === 'additions') return additionsReply(reply, understood, asked)
  if (asked.kind === 'cableAmps')
    return [...cableAmpsReply(reply, asked), chapterLink(reply, 'protecciones')]
  if (asked.kind === 'fuseOnCable') return fuseOnCableReply(reply, asked)
  if (asked.kind === 'protection') return protectionReply(reply, understood, asked)
  return [...circuitReply(reply, asked), chapterLink(reply, 'protecciones')]
}
