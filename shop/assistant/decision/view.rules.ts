import type { ProductCategory } from '#shop/catalogue/products/product.rules.ts'
import type { Item } from '#shop/solar/calculator/calculation.rules.ts'
import {
  isNext,
  ofProducts,
  passageById,
  type Rank,
  type Ranked,
} from '../knowledge/passages.rules.ts'
import { type Intent, says } from '../understanding/intents.rules.ts'
import type { Interpretation } from '../understanding/interpretation.rules.ts'
import type { Unit } from '../understanding/quantities.rules.ts'

/** What the rules of a decision look at. */
export interface View extends Interpretation {
  readonly text: string
  /** The devices of this question. */
  readonly items: readonly Item[]
  readonly best: Ranked | null
  /** The best one when the product in focus is named too. */
  readonly nearest: Ranked | null
  readonly isSure: boolean
  readonly isVerySure: boolean
  /** The nearest passage probably answers: better than saying that nobody knows. */
  readonly isLikely: boolean
  /** A battery, station or kit is meant. */
  readonly isStore: boolean
  readonly knowsLoad: boolean
  readonly isSearch: boolean
  readonly before: Intent | null
  has(category: ProductCategory): boolean
  hasUnit(unit: Unit): boolean
}

/** 'por qué son más caras' seeks a reason, and no product. */
export const asksReason = (text: string): boolean =>
  /\b(por que|why|how come|como es que|a que se debe)\b|^ ?porque\b/.test(text)

/** Rules by priority: the first that fits says what is wanted. */
export type Row = readonly [Intent, (view: View) => boolean]

/** A high score may cover less of a long question; a low one must cover nearly all of a short one. */
const levels = [
  [12, 0.7],
  [25, 0.5],
  [45, 0.38],
  [110, 0.15],
] as const

/** What is said of oneself, and asks nothing. */
const idioms =
  /\b(me|nos|le) da (pena|verguenza|lastima|miedo)( preguntar)?\b|\bni papa\b|\bno (entiendo|se) (nada|mucho|ni papa)( de (eso|esto))?\b/g

/** The best passage, found sentence by sentence, since greetings and stories surround a question. */
function bestPassage(input: string, rank: Rank, before: string | null): Ranked | null {
  const text = input.replace(idioms, ' ')
  const parts = [text, ...text.split(' , ')].filter((part) => part.trim().split(' ').length > 1)
  const found = parts.flatMap((part) => rank(part).slice(0, maxRanked))
  const weight = ({ score, coverage, id }: Ranked) =>
    score * (0.25 + coverage) * (passageById(id) ? 2 : 1) * (isNext(before, id) ? 2.5 : 1)
  const ranked = Map.groupBy(found, ({ id }) => id)
  ranked.delete(ofProducts)
  const byId = [...ranked.values()].map((list) => ({
    list,
    sum: list.reduce((sum, one) => sum + weight(one), 0),
    likeness: Math.max(...list.map((one) => one.likeness)),
  }))
  const maxSum = Math.max(1, ...byId.map(({ sum }) => sum))
  const [first] = byId.sort(
    (a, b) => b.sum / maxSum + likes * b.likeness - (a.sum / maxSum + likes * a.likeness),
  )
  const best = first?.list.toSorted((a, b) => weight(b) - weight(a))[0]
  if (!first || !best) return null
  const coverage = Math.max(...first.list.map((one) => one.coverage))
  return { ...best, coverage, likeness: first.likeness }
}
/** How much a likeness to known questions counts beside shared words. */
const likes = 0.5
const maxRanked = 6

const isSure = (best: Ranked | null, before: string | null): boolean =>
  best !== null &&
  passageById(best.id) !== null &&
  levels.some(
    ([score, coverage]) =>
      best.score >= (isNext(before, best.id) ? score / 2 : score) && best.coverage >= coverage,
  )

const minLikely = { score: 8, coverage: 0.42, hits: 2 }

export const stores: readonly string[] = ['battery', 'portable', 'kit']

const nouns: Readonly<Partial<Record<string, string>>> = {
  battery: 'bateria battery',
  kit: 'bateria battery',
  portable: 'estacion station',
  panel: 'panel panels',
  inverter: 'inversor inverter',
}
const nounOf = ({ offers, state }: Interpretation): string =>
  nouns[(offers[0] ?? state.focus[0])?.product.category ?? ''] ?? ''

export function viewOf(interpretation: Interpretation, rank: Rank): View {
  const { read, state, offers, categories } = interpretation
  const { text } = read
  const best = bestPassage(text, rank, state.passage)
  const sure = isSure(best, state.passage)
  return {
    ...interpretation,
    text,
    items: read.items,
    best,
    nearest:
      best && best.hits > 1 ? best : bestPassage(`${text}${nounOf(interpretation)}`, rank, null),
    isSure: sure,
    isVerySure:
      sure &&
      best !== null &&
      ((best.score >= 90 && best.coverage >= 0.45) ||
        best.score >= 200 ||
        (best.score >= 30 && best.coverage >= 0.9)),
    isLikely:
      best !== null &&
      best.hits >= minLikely.hits &&
      best.score >= minLikely.score &&
      best.coverage >= minLikely.coverage,
    isStore: offers.some(({ product }) => stores.includes(product.category)),
    knowsLoad: read.items.length > 0 || read.kwhAMonth !== null || read.house !== null,
    isSearch: says.search.test(text) || says.cheapest.test(text) || says.largest.test(text),
    before: state.intent,
    has: (category) => categories.includes(category),
    hasUnit: (unit) => read.quantities.some((one) => one.unit === unit),
  }
}
