import MiniSearch from 'minisearch'
import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import type { LegalSlug } from '#shop/legal/legal.rules.ts'
import { builtInText } from '#shop/legal/legal.service.server.ts'
import { guideIn } from '#shop/solar/guide/guide.service.server.ts'
import { knowledge } from '../messages/messages.ts'
import { alikeTo } from './known-questions.rules.ts'
import { compliance, privacy, shipping, terms } from './passage.rules.ts'
import { passages, type Rank } from './passages.rules.ts'
import { phrasings } from './phrasings.rules.ts'
import { stemOf } from './stem.rules.ts'

/** The words by which a visitor may mean a payment, whatever is open. */
const usualFacts = { methods: 'PayPal (tarjeta, card) o Zelle', installation: '' }

interface Document {
  readonly id: string
  readonly ask: string
  readonly text: string
  readonly phrasings?: string
}

const indexed: readonly LegalSlug[] = [terms, shipping, compliance, privacy]

const sectionsIn = (locale: Locale): Document[] =>
  indexed.flatMap((slug) =>
    builtInText(slug, locale).sections.map(({ id, heading, blocks }) => ({
      id: `${slug}#${id}`,
      ask: heading,
      text: blocks
        .flatMap((block) => {
          if (block.kind === 'list') return block.items
          return block.kind === 'table' ? block.rows.flat() : block.text
        })
        .join(' '),
    })),
  )

const chaptersIn = (locale: Locale): Document[] =>
  guideIn(locale).chapters.map(({ id, title, points }) => ({
    id: `guia-instalacion#${id}`,
    ask: title,
    text: points.join(' '),
  }))

const documentsIn = (locale: Locale): Document[] => [
  // a passage without words of its own is only chosen by its subject
  ...passages
    .filter(({ ask }) => ask !== '')
    .map(({ id, ask }) => ({
      id,
      ask,
      phrasings: phrasings[id] ?? '',
      text: format(knowledge[locale][id], usualFacts),
    })),
  ...sectionsIn(locale),
  ...chaptersIn(locale),
]

/** Whom, where and which product: they stand in every question and choose no passage. */
const entities = new Set(
  'inversor inverter panel bateria battery kit estacion station equipo sistema system mama papa madre padre hermano hermana primo prima tio tia abuela abuelo hijo hija esposo esposa suegra vecino amigo amiga mother father brother sister cousin uncle aunt grandma grandmother son daughter husband wife friend casa house home miami tampa orlando hialeah florida texas houston habana cuba holguin camaguey santiago matanzas cienfuegos granma artemisa mayabeque'
    .split(' ')
    .flatMap((word) => stemOf(word) ?? []),
)
const entityWeight = 0.35

const maxFound = 5
const maxAlike = 4

function rankIn(locale: Locale): Rank {
  const index = new MiniSearch<Document>({
    fields: ['ask', 'phrasings', 'text'],
    processTerm: (term) => stemOf(term),
    searchOptions: {
      boost: { ask: 3, phrasings: 1.5 },
      fuzzy: (term) => (term.length > 5 ? 1 : 0),
    },
  })
  const documents = documentsIn(locale)
  index.addAll(documents)
  const counts = new Map<string, number>()
  for (const { ask, text, phrasings: other = '' } of documents)
    for (const stem of new Set(`${ask} ${other} ${text}`.split(/[^\p{L}\d]+/u).map(stemOf)))
      if (stem) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const weigh = (stem: string) =>
    Math.log(1 + documents.length / (counts.get(stem) ?? documents.length / 8)) *
    (entities.has(stem) ? entityWeight : 1)
  return (question) => {
    const stems = [...new Set(question.split(/[^\p{L}\d]+/u).flatMap((word) => stemOf(word) ?? []))]
    const total = stems.reduce((sum, stem) => sum + weigh(stem), 0)
    const similar = alikeTo(question)
    const likeness = new Map(similar.map((one) => [one.id, one.likeness]))
    const found = index.search(question).map(({ id, score, queryTerms }) => {
      const covered = queryTerms.reduce((sum, stem) => sum + weigh(stem), 0)
      const coverage = total > 0 ? covered / total : 0
      const own = likeness.get(String(id)) ?? 0
      return { id: String(id), score, coverage, hits: queryTerms.length, likeness: own }
    })
    const first = found.slice(0, maxFound)
    const other = similar
      .slice(0, maxAlike)
      .filter(({ id }) => first.every((one) => one.id !== id))
      .map(
        (one) =>
          found.find(({ id }) => id === one.id) ?? { ...one, score: 0, coverage: 0, hits: 0 },
      )
    return [...first, ...other]
  }
}

const ranks = new Map<Locale, Rank>()
/** Ranks the shop's texts; the index is made once for each language. */
export function rankingIn(locale: Locale): Rank {
  const rank = ranks.get(locale) ?? rankIn(locale)
  ranks.set(locale, rank)
  return rank
}
