import { format } from '#kernel/messages.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import { areOnBusbars, isLargeBank } from '#shop/electrical/checks/battery-circuit.rules.ts'
import {
  checkSystem,
  type PlaceFacts,
  type SystemOptions,
} from '#shop/electrical/checks/check-system.rules.ts'
import type { Finding } from '#shop/electrical/checks/finding.rules.ts'
import type { Layout } from '#shop/electrical/checks/strings.rules.ts'
import { findingText, shownUnknown } from '#shop/electrical/finding-text.rules.ts'
import { type PartCount, systemOf } from '#shop/electrical/parts/system.rules.ts'
import { wiringMessages } from '#shop/solar/messages.service.server.ts'
import { kitParts, partsTogether, productPart } from '#shop/solar/system/product-parts.rules.ts'
import { placeFactsOf, systemDemand } from '#shop/solar/system/system-demand.rules.ts'
import {
  bankOf,
  checkTogether,
  type Together,
  workingCount,
} from '#shop/solar/system/together.rules.ts'
import { apartAtStation } from '#shop/solar/wiring/station-panels.rules.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import { type JoinedAs, joiningIn, layoutOf } from '../electrical/joined-as.rules.ts'
import { limitText, yesOf } from '../electrical/panel-limit.service.server.ts'
import type { NamedPart } from '../matching/named-parts.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import { note, noteText } from '../replies/facts.rules.ts'
import { cards, link, type ReplyContext, text } from '../replies/reply-context.service.server.ts'
import { kitParts as partsOfKit } from '../tools/load-tools.service.server.ts'
import { chapterOf } from '../tools/policy-tools.service.server.ts'
import { noteProduct } from '../turns/turn.rules.ts'
import { firstOf } from '../understanding/quantities.rules.ts'
import { stateNamed } from './state-named.rules.ts'

/** Where the equipment will stand, as far as the conversation says it. */
export const placeOf = ({ ctx }: ReplyContext, { state, read }: Understood): PlaceFacts => {
  const code = stateNamed(read.text) ?? (ctx.destination === 'usa' ? 'US' : state.province)
  const facts = placeFactsOf(code) ?? placeFactsOf(null)
  if (!facts) throw new Error('no climate without a place')
  return facts
}

interface Joined {
  readonly product: Product
  readonly count: number
  readonly joined?: JoinedAs | null
}

const maxSets = 3
/** Every reading of what was named: 'la batería de 24 V' may be one of two. */
const setsOf = (parts: readonly NamedPart[]): Joined[][] =>
  parts
    .reduce<Joined[][]>(
      (sets, { offers, count, joined }) =>
        sets.flatMap((set) => offers.map(({ product }) => [...set, { product, count, joined }])),
      [[]],
    )
    .slice(0, maxSets)

const nameOf = ({ product, count }: Joined): string =>
  count === 1 ? product.name : `${count} × ${product.name}`

async function countedParts(reply: ReplyContext, set: readonly Joined[]): Promise<PartCount[]> {
  const all = await Promise.all(
    set.map(async ({ product, count }) => {
      noteProduct(reply.facts, product)
      const inside = await partsOfKit(reply, product)
      return inside.length > 0 ? kitParts(inside, count) : [productPart(product, count)]
    }),
  )
  return partsTogether(all.flat())
}

/** A controller without a battery works at each of its voltages: what is right at 24 V may be too much at 12. */
function voltagesFor(parts: readonly PartCount[], volts: number | null): (number | null)[] {
  const hasBank = parts.some(({ part }) => ['battery', 'inverter'].includes(part.category))
  const classes = parts.find(({ part }) => part.role === 'controller')?.part.bankClasses ?? []
  if (hasBank || classes.length === 0) return [null]
  return volts !== null && classes.includes(volts) ? [volts] : [...classes]
}

export const sentences = (reply: ReplyContext, findings: readonly Finding[]): string => {
  for (const { figures } of findings) note(reply.facts, { figures: Object.values(figures) })
  const found = findings.map((one) => findingText(reply.ctx.locale, one)).join(' ')
  noteText(reply.facts, found)
  return found
}

const isStation = ({ part }: PartCount): boolean => part.category === 'portable'

/** How panels are joined; of a station as its wiring sheet says it. */
export function layoutText(
  { offerMessages, ctx }: ReplyContext,
  layout: Layout | null,
  parts: readonly PartCount[],
): string {
  const { together } = offerMessages
  const apart =
    layout && parts.some(isStation)
      ? apartAtStation({ ...layout, perInput: layout.parallel })
      : null
  if (apart === 'panels') return wiringMessages(ctx.locale).rows.panelsStation
  if (!layout || layout.series * layout.strings < 2) return ''
  if (layout.strings === 1) return together.inSeries
  const values = { strings: layout.strings, series: layout.series }
  return layout.series === 1 ? together.inParallel : format(together.strings, values)
}

/** What is to be joined: named products, or one and a limit in volts. */
export interface Asked {
  readonly names: string
  readonly products: readonly Product[]
  readonly parts: readonly PartCount[]
  readonly place: PlaceFacts
  readonly options: (parts: readonly PartCount[]) => SystemOptions
}

/** How the batteries are joined: said of every yes and no, since their volts hang on it. */
function bankText(reply: ReplyContext, parts: readonly PartCount[], options: SystemOptions) {
  const { series, parallel, batteries } = systemOf(parts, options.batteryLayout)
  const { bank } = reply.offerMessages.together
  if (batteries < 2 || !Number.isInteger(series) || !Number.isInteger(parallel)) return ''
  const shape = series > 1 && parallel > 1 ? bank.both : series > 1 ? bank.series : bank.parallel
  note(reply.facts, { figures: [series, parallel] })
  return format(shape, { series, parallel })
}

/** The layout behind the battery's name; of a kit's own batteries at the end. */
function namesWith({ offerMessages }: ReplyContext, { names, products }: Asked, bank: string) {
  if (bank === '') return names
  const battery = products.find(({ category }) => category === 'battery')
  const isInKit = products.some(({ category }) => category === 'kit')
  return battery && !isInKit
    ? names.replace(battery.name, `${battery.name} (${bank})`)
    : `${names} (${format(offerMessages.together.bank.ofKit, { bank })})`
}

/** The same batteries, joined as the inverter asks. */
function otherwise(reply: ReplyContext, { parts, place, options }: Asked): string[] {
  const { batteryLayout, ...others } = options(parts)
  if (!batteryLayout || checkTogether(parts, place, others).serious.length > 0) return []
  const bank = bankText(reply, parts, others)
  return bank === '' ? [] : [format(reply.offerMessages.together.otherwise, { bank })]
}

function working(reply: ReplyContext, asked: Asked): string[] {
  const { products, parts, place, options } = asked
  const same = otherwise(reply, asked)
  const isKit = products.some(({ category }) => category === 'kit')
  if (same.length > 0 || (isKit && options(parts).batteryLayout)) return same
  const found = workingCount(parts, place, (changed) => ({
    ...options(changed),
    batteryLayout: null,
  }))
  const product = products.find(({ sku }) => sku === found?.part.sku)
  if (!found || !product) return []
  reply.facts.figures.add(found.quantity)
  const changed = parts.map((one) => (one.part === found.part ? found : one))
  const bank = bankText(reply, changed, {})
  const name = namesWith(reply, { ...asked, names: product.name }, bank)
  return [format(reply.offerMessages.together.working, { count: found.quantity, name })]
}

const maxWithoutStudy = 4
/** What many strings of batteries side by side take beside a fuse each; null where two or fewer stand there. */
function bankAdvice(
  reply: ReplyContext,
  names: string,
  { products, parts, place, options }: Asked,
): string | null {
  if (products.some(({ category }) => category === 'kit')) return null
  const { batteryLayout } = options(parts)
  const { system } = checkSystem(parts, place, { batteryLayout })
  const { series, parallel } = system
  if (!areOnBusbars({ series, parallel, isFusedEach: true })) return null
  const ah = products.find(({ category }) => category === 'battery')?.specs.capacity_ah ?? 0
  const isLarge = parallel > maxWithoutStudy || isLargeBank(parallel * Number(ah), true)
  const { onBusbars, study } = reply.offerMessages.together
  return format(isLarge ? study : onBusbars, { parts: names })
}

/** A transfer switch beside an inverter that has its own. */
const isNeedless = ({ advice }: Together): boolean =>
  advice.some(({ notes }) => notes.includes('ownTransfer'))

function textOf(reply: ReplyContext, asked: Asked, found: Together): string {
  const { together } = reply.offerMessages
  const bank = bankText(reply, asked.parts, asked.options(asked.parts))
  const names = namesWith(reply, asked, bank)
  const values = { parts: names }
  if (found.serious.length > 0)
    return [
      format(together.no, values),
      sentences(reply, found.serious),
      ...working(reply, asked),
    ].join(' ')
  if (found.unknown.length > 0) {
    const nameFor = (sku: string) =>
      asked.products.find((product) => product.sku === sku)?.name ?? sku
    const missing = shownUnknown(reply.ctx.locale, found.unknown, nameFor)
    return [format(together.unknown, values), ...missing.map(({ message }) => message)].join(' ')
  }
  const before = sentences(reply, found.absent)
  return [
    bankAdvice(reply, names, asked) ?? format(yesOf(reply, asked.parts, isNeedless(found)), values),
    layoutText(reply, found.layout, asked.parts),
    limitText(reply, asked.parts),
    sentences(reply, found.advice),
    before === '' ? '' : format(together.before, { what: before }),
  ]
    .filter((one) => one !== '')
    .join(' ')
}

export const inSeries = /en serie|in series/
const countIn = (parts: readonly PartCount[], category: string): number =>
  parts.reduce((sum, { part, quantity }) => sum + (part.category === category ? quantity : 0), 0)

/** How the panels and the batteries are joined, where it was said. */
function optionsFor({ read, state, parts: named }: Understood): Asked['options'] {
  const items = state.items.filter(() => read.items.length > 0)
  const demand = items.length > 0 ? systemDemand(items, state.hours ?? 1) : null
  const joints = joiningIn(read.text)
  const joinedOf = (category: 'battery' | 'panel') =>
    named.find(({ offers }) => offers[0]?.product.category === category)?.joined ?? joints[category]
  const [panels, batteries] = [joinedOf('panel'), joinedOf('battery')]
  return (parts) => {
    const bank = countIn(parts, 'battery')
    return {
      demand,
      layout: panels && layoutOf(panels, Math.max(1, countIn(parts, 'panel'))),
      batteryLayout: batteries && bank > 0 ? layoutOf(batteries, bank) : null,
    }
  }
}

/** One answer for each voltage at which the parts may work. */
export function answersTo(
  reply: ReplyContext,
  understood: Understood,
  { names, products, parts }: Pick<Asked, 'names' | 'products' | 'parts'>,
): Part[] {
  const place = placeOf(reply, understood)
  const asked = firstOf(understood.read.quantities, 'V')
  const options = optionsFor(understood)
  const voltages = voltagesFor(parts, asked)
  return voltages.map((volts) => {
    const all = volts === null ? parts : [...parts, bankOf(volts)]
    const found = checkTogether(all, place, options(all))
    const answer = textOf(reply, { names, products, parts: all, place, options }, found)
    if (volts === null || voltages.length === 1) return text(answer)
    reply.facts.figures.add(volts)
    return text(format(reply.offerMessages.together.at, { volts, answer }))
  })
}

export const chapterLink = (
  reply: ReplyContext,
  id: 'conexion' | 'protecciones' | 'bateria',
): Part => {
  const chapter = chapterOf(reply, id)
  return link(format(reply.messages.guide, { title: chapter.title }), chapter.href)
}

/** The same is said once, whichever of two like products was meant. */
const withoutNames = (answer: readonly Part[], { parts }: Understood): string =>
  parts
    .flatMap(({ offers }) => offers.map(({ product }) => product.name))
    .reduce((rest, name) => rest.replaceAll(name, ''), JSON.stringify(answer))

const saysNo = (answer: readonly Part[]): boolean =>
  answer.some((part) => 'text' in part && /\bNo, (así no|not like this)/.test(part.text))
/** Each answer once; where one of like products must not be joined, that is said first. */
function dangersFirst(answers: readonly Part[][]): Part[] {
  const once = new Map(answers.map((answer) => [JSON.stringify(answer), answer]))
  return [...once.values()].sort((a, b) => Number(saysNo(b)) - Number(saysNo(a))).flat()
}

/** Whether the named products go together, by the electrical rules; a danger is said first. */
export async function togetherReply(reply: ReplyContext, understood: Understood): Promise<Part[]> {
  const answers = await Promise.all(
    setsOf(understood.parts).map(async (set) => {
      const parts = await countedParts(reply, set)
      const products = set.map(({ product }) => product)
      return answersTo(reply, understood, { names: set.map(nameOf).join(' + '), products, parts })
    }),
  )
  const isAlike = new Set(answers.map((one) => withoutNames(one, understood))).size === 1
  const named = understood.parts.flatMap(({ offers }) => offers.map(({ product }) => product))
  const hasPanels = named.some(({ category }) => category === 'panel')
  return [
    ...dangersFirst(isAlike ? answers.slice(0, 1) : answers),
    ...cards(reply, named),
    chapterLink(reply, hasPanels ? 'conexion' : 'protecciones'),
  ]
}
