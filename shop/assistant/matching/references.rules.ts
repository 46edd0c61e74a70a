import type { ProductCategory } from '#shop/catalogue/products/product.rules.ts'
import { categoriesIn } from '../understanding/categories.rules.ts'
import { says } from '../understanding/intents.rules.ts'
import { quantitiesIn } from '../understanding/quantities.rules.ts'
import { bestOf, type Match, matchesOf, type Reference } from './match.rules.ts'
import type { Offer } from './offer.rules.ts'

const separators =
  / (?:vs|versus|contra|frente a|against|or|and|with|entre|between|y|o|con|than|que) |,/

const batteries: readonly ProductCategory[] = ['battery']

/** Stations and batteries are feminine, inverters and panels are not: 'la de 2000'. */
const byArticle = (text: string): readonly ProductCategory[] =>
  / la de \d{3,5}\b/.test(text) ? ['portable', 'battery'] : []

const referenceOf = (text: string, inherited: readonly ProductCategory[]): Reference => {
  const own = categoriesIn(text)
  const { quantities } = quantitiesIn(text)
  const implied = quantities.some(({ unit }) => unit === 'Ah')
    ? batteries
    : inherited.length > 0
      ? inherited
      : byArticle(text)
  return { text, categories: own.length > 0 ? own : implied, quantities }
}

const maxAlike = 3

/** The products that a question names, in its order; several only where several are meant. */
export function referredIn(
  text: string,
  offers: readonly Offer[],
  usual: readonly ProductCategory[],
): Match[] {
  const reference = referenceOf(text, usual)
  const whole = bestOf(matchesOf(reference, offers))
  const parts = partsOf(text, offers, reference.categories)
  const isComplete = whole.length > 0 && whole.every(({ misses }) => misses === 0)
  const isComparison = says.compare.test(text)
  if (parts.length > 1 && (isComparison || !(isComplete && whole.length === 1))) return parts
  if (whole.length > 0 && (isComplete || parts.length === 0)) return whole.slice(0, maxAlike)
  return parts.slice(0, maxAlike)
}

/** 'la de rack y la de pared de 48 V 100 Ah': the figures at the end are those of both. */
function alikeIn(best: readonly Match[], misses: ReadonlyMap<Offer, number>): readonly Match[] {
  const missing = ({ offer }: Match) => misses.get(offer) ?? Number.POSITIVE_INFINITY
  const fewest = Math.min(...best.map(missing))
  return best.filter((one) => missing(one) === fewest)
}

/** Each named part of an enumeration or comparison. */
function partsOf(
  text: string,
  offers: readonly Offer[],
  usual: readonly ProductCategory[],
): Match[] {
  let last = usual.slice(0, 1)
  const whole = new Map(
    matchesOf(referenceOf(text, usual), offers).map(({ offer, misses }) => [offer, misses]),
  )
  const found: Match[] = []
  for (const part of text.split(separators)) {
    const reference = referenceOf(` ${part.trim()} `, last)
    last = reference.categories.slice(0, 1)
    const [first, ...others] = alikeIn(bestOf(matchesOf(reference, offers)), whole)
    if (first && first.misses === 0) found.push(first, ...others.slice(0, 1))
  }
  return [...new Map(found.map((match) => [match.offer, match])).values()]
}
