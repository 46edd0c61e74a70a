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
import type { PartCount } from '#shop/electrical/parts/system.rules.ts'
import { kitParts, partsTogether, productPart } from '#shop/solar/system/product-parts.rules.ts'
import { placeFactsOf, systemDemand } from '#shop/solar/system/system-demand.rules.ts'
import {
  bankOf,
  checkTogether,
  type Together,
  workingCount,
} from '#shop/solar/system/together.rules.ts'
import type { Understood } from '../conversation/follow.rules.ts'
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
}

const maxSets = 3
/** Every reading of what was named: 'la batería de 24 V' may be one of two. */
const setsOf = (parts: readonly NamedPart[]): Joined[][] =>
  parts
    .reduce<Joined[][]>(
      (sets, { offers, count }) =>
        sets.flatMap((set) => offers.map(({ product }) => [...set, { product, count }])),
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

export function layoutText({ offerMessages }: ReplyContext, layout: Layout | null): string {
  const { together } = offerMessages
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
  readonly options: (count: number) => SystemOptions
}

function working(reply: ReplyContext, { products, parts, place, options }: Asked): string[] {
  const found = workingCount(parts, place, options)
  const product = products.find(({ sku }) => sku === found?.part.sku)
  if (!found || !product) return []
  reply.facts.figures.add(found.quantity)
  const values = { count: found.quantity, name: product.name }
  return [format(reply.offerMessages.together.working, values)]
}

const maxWithoutStudy = 4
/** What many strings of batteries side by side take beside a fuse each; null where two or fewer stand there. */
function bankAdvice(reply: ReplyContext, { names, products, parts, place }: Asked): string | null {
  if (products.some(({ category }) => category === 'kit')) return null
  const { system } = checkSystem(parts, place)
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
  const values = { parts: asked.names }
  if (found.serious.length > 0)
    return [
      format(together.no, values),
      sentences(reply, found.serious),
      ...working(reply, asked),
    ].join(' ')
  if (found.unknown.length > 0) {
    const names = (sku: string) =>
      asked.products.find((product) => product.sku === sku)?.name ?? sku
    const missing = shownUnknown(reply.ctx.locale, found.unknown, names)
    return [format(together.unknown, values), ...missing.map(({ message }) => message)].join(' ')
  }
  const before = sentences(reply, found.absent)
  return [
    bankAdvice(reply, asked) ??
      format(isNeedless(found) ? together.needless : together.yes, values),
    layoutText(reply, found.layout),
    sentences(reply, found.advice),
    before === '' ? '' : format(together.before, { what: before }),
  ]
    .filter((one) => one !== '')
    .join(' ')
}

export const inSeries = /en serie|in series/
const inParallel = /paralelo|parallel/
/** How the panels are joined, where it was said. */
function optionsFor({ read, state }: Understood): Asked['options'] {
  const items = state.items.filter(() => read.items.length > 0)
  const demand = items.length > 0 ? systemDemand(items, state.hours ?? 1) : null
  return (count) => {
    if (inSeries.test(read.text)) return { demand, layout: { series: count, parallel: 1 } }
    if (inParallel.test(read.text)) return { demand, layout: { series: 1, parallel: count } }
    return { demand }
  }
}

const panelsIn = (parts: readonly PartCount[]): number =>
  parts.reduce((sum, { part, quantity }) => sum + (part.category === 'panel' ? quantity : 0), 0)

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
    const found = checkTogether(all, place, options(Math.max(1, panelsIn(parts))))
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
