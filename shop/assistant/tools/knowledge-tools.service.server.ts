import { alternatives } from '#kernel/alternatives.ts'
import { format } from '#kernel/messages.ts'
import { formatUsd, type Usd } from '#kernel/money.ts'
import type { LegalBlock } from '#shop/legal/legal.rules.ts'
import { builtInText, currentLegalText } from '#shop/legal/legal.service.server.ts'
import { openMethodsNow } from '#shop/payments/methods/methods.service.server.ts'
import { closedBySum, openNames } from '#shop/payments/methods/open-methods.rules.ts'
import { currentInstallation } from '#shop/settings/settings.service.server.ts'
import { guideIn } from '#shop/solar/guide/guide.service.server.ts'
import type { Quote } from '../knowledge/passage.rules.ts'
import { type PassageId, passageById } from '../knowledge/passages.rules.ts'
import { answers, knowledge } from '../messages/messages.ts'
import { noteText } from '../replies/facts.rules.ts'
import type { Turn } from './catalogue-tools.service.server.ts'
import { legalFacts } from './policy-tools.service.server.ts'

/** What the shop says about something: a short answer, its own sentences, where they stand. */
export interface Known {
  readonly lead: string
  readonly lines: readonly string[]
  readonly title: string
  readonly href: string
}

const linesOf = (block: LegalBlock): readonly string[] => {
  if (block.kind === 'list') return block.items
  return block.kind === 'table' ? block.rows.map((row) => row.join(': ')) : [block.text]
}

interface Section {
  readonly title: string
  readonly lines: readonly string[]
  /** False where the owner published a text of their own, which the short answers do not know. */
  readonly isBuiltIn: boolean
}

async function sectionOf(
  turn: Turn,
  from: Quote['from'],
  section: string,
): Promise<Section | null> {
  const { locale } = turn.ctx
  if (from === 'guia-instalacion') {
    const chapter = guideIn(locale).chapters.find(({ id }) => id === section)
    return chapter ? { title: chapter.title, lines: chapter.points, isBuiltIn: true } : null
  }
  const found = await currentLegalText(turn.ctx, from, await legalFacts(turn))
  const lines = found.sections.find(({ id }) => id === section)?.blocks.flatMap(linesOf) ?? []
  const isBuiltIn = found.version === builtInText(from, locale).version
  return { title: found.title, lines, isBuiltIn }
}

const isPassage = (id: string): id is PassageId => passageById(id) !== null
const isFrom = (text: string): text is Quote['from'] => text.includes('-')
const usualLines = [0, 1]

const namesMethods = (lead: string) => lead.includes('{methods}')

/** A short answer with the price of the installation that the owner set. */
async function withInstallation({ ctx }: Turn, lead: string): Promise<string> {
  if (!lead.includes('{installation}')) return lead
  const { price } = await currentInstallation(ctx)
  return format(lead, { installation: formatUsd(price) })
}

/** A short answer with the days that banner and policies state. */
async function withTransitDays(turn: Turn, lead: string): Promise<string> {
  if (!lead.includes('{transitDays}')) return lead
  const { transitDays, preparation } = await legalFacts(turn)
  return format(lead, { transitDays, preparation })
}

const openNow = async ({ ctx }: Turn, total: Usd | null = null): Promise<string[]> =>
  openNames(await openMethodsNow(ctx), ctx.destination, total)

/** Why a method that is open is not among those for this sum. */
async function closedFor({ ctx }: Turn, total: Usd | null): Promise<string[]> {
  if (total === null) return []
  const closed = closedBySum(await openMethodsNow(ctx), ctx.destination, total)
  return closed.map(({ name, limits }) => `${name}: ${limits}.`)
}

/** What is said of a single method holds where it is open; otherwise those that are. */
async function ifOpen(turn: Turn, id: string, short: string): Promise<string> {
  if (id !== 'zelle' || (await openNow(turn)).some((name) => /zelle/i.test(name))) return short
  return shortAnswer(turn, 'payments')
}

/** A short answer with the methods that are open now for the visitor's destination, and for this sum. */
async function withMethods(turn: Turn, lead: string, total: Usd | null): Promise<string> {
  if (!namesMethods(lead)) return lead
  const { ctx } = turn
  const names = await openNow(turn, total)
  const named =
    names.length === 0
      ? answers[ctx.locale].noMethod
      : format(lead, { methods: alternatives(ctx.locale, names) })
  return [named, ...(await closedFor(turn, total))].join(' ')
}

const shortAnswer = ({ ctx }: Turn, id: string): string =>
  isPassage(id) ? knowledge[ctx.locale][id] : ''

/** A passage by its id, or a section of a text by 'text#section'. */
export async function knownAbout(
  turn: Turn,
  id: string,
  total: Usd | null = null,
): Promise<Known | null> {
  const passage = passageById(id)
  const [from = '', section = ''] = passage ? [] : id.split('#')
  const quote = passage?.quote ?? (isFrom(from) ? { from, section, lines: usualLines } : null)
  const found = quote ? await sectionOf(turn, quote.from, quote.section) : null
  const short = found?.isBuiltIn === false ? '' : await ifOpen(turn, id, shortAnswer(turn, id))
  const named = await withInstallation(turn, await withMethods(turn, short, total))
  const lead = await withTransitDays(turn, named)
  // the terms name every method: beside those that are open now that would be a second truth
  const quoted = namesMethods(short) ? [] : (quote?.lines ?? [])
  const lines = quoted.flatMap((at) => found?.lines[at] ?? [])
  if (lead === '' && lines.length === 0) return null
  for (const line of [lead, ...lines]) noteText(turn.facts, line)
  return { lead, lines, title: found?.title ?? '', href: passage?.href ?? `/${id}` }
}
