import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import { loadOf } from '#shop/solar/calculator/calculation.rules.ts'
import { dailyWh } from '#shop/solar/sizing/daily-energy.rules.ts'
import { asksOwnOrder } from '../decision/requests.rules.ts'
import { solarPassages } from '../knowledge/solar-passages.rules.ts'
import { stemOf } from '../knowledge/stem.rules.ts'
import { chat } from '../messages/messages.ts'
import { safety, solar } from '../messages/offline-messages.ts'
import type { Part } from '../replies/answer.rules.ts'
import { chapterOfDanger } from '../safety/chapters.rules.ts'
import { emergencyIn, forbiddenIn } from '../safety/danger.rules.ts'
import { devicesIn } from '../understanding/devices.rules.ts'
import { readable } from '../understanding/folding.rules.ts'
import { says } from '../understanding/intents.rules.ts'
import { languageOf } from '../understanding/understanding.rules.ts'

/** A chapter of the guide, as the saved page shows it. */
export interface SavedChapter {
  readonly id: string
  readonly title: string
  readonly points: readonly string[]
}

export interface OfflineQuestion {
  readonly question: string
  readonly locale: Locale
  readonly destination: Destination
  /** Empty where the guide was never opened. */
  readonly chapters: readonly SavedChapter[]
}

const guidePath = '/guia-instalacion'

function chapterLink(locale: Locale, id: string, chapters: readonly SavedChapter[]): Part[] {
  const chapter = chapters.find((one) => one.id === id)
  const label = chapter && format(safety[locale].chapter, { title: chapter.title })
  return label ? [{ kind: 'link', label, href: `${guidePath}#${id}` }] : []
}

const other: Readonly<Record<Destination, Destination>> = { cuba: 'usa', usa: 'cuba' }
/** Nobody knows here where it happens: the numbers of both countries. */
function numbersFor(destination: Destination, locale: Locale) {
  const { numbers, both, places } = safety[locale]
  const there = other[destination]
  const pair = (name: 'fire' | 'ambulance') =>
    format(both, {
      here: numbers[destination][name],
      place: places[there],
      there: numbers[there][name],
    })
  return { fire: pair('fire'), ambulance: pair('ambulance') }
}

/** What to do now, before anything else. */
function dangerParts({ question, destination, chapters }: OfflineQuestion, locale: Locale): Part[] {
  const text = readable(question)
  const [emergency, plan] = [emergencyIn(text), forbiddenIn(text)]
  const messages = safety[locale]
  if (emergency) {
    const instruction = format(messages[emergency], numbersFor(destination, locale))
    return [
      { kind: 'warning', text: instruction },
      ...chapterLink(locale, chapterOfDanger[emergency], chapters),
    ]
  }
  if (!plan) return []
  return [
    { kind: 'warning', text: messages.plans[plan] },
    ...chapterLink(locale, chapterOfDanger[plan], chapters),
  ]
}

/** What the named devices use; the calculator, which is saved too, says what they need. */
function sumParts({ question }: OfflineQuestion, locale: Locale): Part[] {
  const { items } = devicesIn(readable(question))
  if (items.length === 0) return []
  const { offlineTotal, offlineChange } = chat[locale]
  const wh = formatNumber(locale, Math.ceil(dailyWh(items.map(loadOf))), 0)
  return [
    { kind: 'estimate', text: format(offlineTotal, { wh }) },
    { kind: 'link', label: offlineChange, href: '/calculadora-solar' },
  ]
}

const stemsOf = (text: string): Set<string> =>
  new Set(text.split(/[^\p{L}\d]+/u).flatMap((word) => stemOf(word) ?? []))

interface Passage {
  readonly stems: ReadonlySet<string>
  readonly chapter: string
  readonly lead: string
  readonly lines: readonly string[]
}

function passagesIn(locale: Locale, chapters: readonly SavedChapter[]): Passage[] {
  const pointsOf = (id: string) => chapters.find((one) => one.id === id)?.points ?? []
  const known = solarPassages.map(({ id, ask, href, quote }) => ({
    stems: stemsOf(ask),
    chapter: href.startsWith(guidePath) ? (href.split('#')[1] ?? '') : '',
    lead: solar[locale][id],
    lines: (quote?.lines ?? []).flatMap((line) => pointsOf(quote?.section ?? '')[line] ?? []),
  }))
  const written = chapters.flatMap(({ id, title, points }) =>
    points.map((point) => ({
      stems: stemsOf(`${title} ${point}`),
      chapter: id,
      lead: point,
      lines: [],
    })),
  )
  return [...known, ...written].filter(({ lead, lines }) => lead !== '' || lines.length > 0)
}

const minCoverage = 0.45
const minHits = 2
/** Of a word that stands nowhere. */
const usualRarity = 8
/** A question of one or two words is covered by one. */
const fewStems = 2

/** Prices, orders and accounts are only known online. */
const isOfShop = (text: string): boolean =>
  [says.price, says.order, says.reset, says.human].some((words) => words.test(text)) ||
  asksOwnOrder(text)

/** The passage that covers most of the question, its rare words before the frequent ones. */
function passageParts({ question, chapters }: OfflineQuestion, locale: Locale): Part[] {
  const text = readable(question)
  if (isOfShop(text)) return []
  const all = passagesIn(locale, chapters)
  const asked = [...stemsOf(text)]
  const weights = new Map(
    asked.map((stem) => {
      const count = all.filter(({ stems }) => stems.has(stem)).length
      return [stem, Math.log(1 + (count === 0 ? usualRarity : all.length / count))]
    }),
  )
  const sum = (stems: readonly string[]) =>
    stems.reduce((total, stem) => total + (weights.get(stem) ?? 0), 0)
  const total = sum(asked)
  const best = all
    .map((passage) => ({ passage, hits: asked.filter((stem) => passage.stems.has(stem)) }))
    .sort((a, b) => sum(b.hits) - sum(a.hits))[0]
  if (!best || total === 0 || sum(best.hits) / total < minCoverage) return []
  if (best.hits.length < minHits && asked.length > fewStems) return []
  const { lead, lines, chapter } = best.passage
  return [
    ...[lead, ...lines]
      .filter((one) => one !== '')
      .map((one): Part => ({ kind: 'text', text: one })),
    ...chapterLink(locale, chapter, chapters),
  ]
}

/** What the guide and the calculator answer without a connection; nothing where they do not. */
export function offlineParts(asked: OfflineQuestion): Part[] {
  const locale = languageOf(asked.question, asked.locale)
  const danger = dangerParts(asked, locale)
  return danger.length > 0 ? danger : [...sumParts(asked, locale), ...passageParts(asked, locale)]
}
