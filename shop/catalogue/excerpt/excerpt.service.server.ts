import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import type { ProductCategory } from '../products/product.rules.ts'
import {
  type NamedProduct,
  publishedWithNames,
  publishedWithNamesByIds,
} from '../products/products.queries.server.ts'
import {
  alongPrices,
  bearingInName,
  hasMoreThan,
  knownQueries,
  upTo,
  withNames,
} from './excerpt.queries.server.ts'
import type { Mentioned } from './excerpt.rules.ts'

/** A catalogue up to this size is read whole. */
const maxRead = 1_000
const maxQueries = 40

const nouns: Readonly<Record<ProductCategory, string>> = {
  kit: 'kit',
  battery: 'bateria',
  panel: 'panel',
  inverter: 'inversor',
  portable: 'estacion',
  accessory: 'accesorio',
}

/** What names must bear, the narrowest first: everything, each figure, each word. */
async function queriesFor(tx: Tx, { figures, words, categories }: Mentioned): Promise<string[]> {
  const families = categories.map((category) => nouns[category])
  const known = await knownQueries(tx, [...words, ...families])
  const query = (word: string) => (known.has(word) ? [`(${known.get(word)})`] : [])
  const ofFigures = figures.map((all) => `(${all.map((one) => `'${one}'`).join('|')})`)
  const ofWords = words.filter((word) => !families.includes(word)).flatMap(query)
  const within = [...families.flatMap(query), null]
  const conditions = [
    ...(ofFigures.length > 1 ? [ofFigures.join('&')] : []),
    ...ofFigures.flatMap((figure) => ofWords.map((word) => `${figure}&${word}`)),
    ...ofFigures,
    ...ofWords,
  ]
  return conditions
    .flatMap((one) => within.map((family) => (family === null ? one : `${one}&${family}`)))
    .slice(0, maxQueries)
}

async function excerpt(tx: Tx, mentioned: Mentioned, destination: 'cuba' | 'usa') {
  const { categories, maxCents, names } = mentioned
  const queries = await queriesFor(tx, mentioned)
  const named = categories.length > 0 ? categories : (['kit', 'portable', 'battery'] as const)
  return [
    ...(await alongPrices(tx, destination)),
    ...(maxCents === null ? [] : await upTo(tx, { cents: maxCents, named }, destination)),
    ...(queries.length > 0 ? await bearingInName(tx, queries) : []),
    ...(names.length > 0 ? await withNames(tx, names) : []),
  ]
}

/** The whole catalogue by name; of a large one what was mentioned, and some of every family and size. */
export const productsFor = (
  ctx: Needs<'locale' | 'destination'>,
  mentioned: () => Mentioned,
): Promise<NamedProduct[]> =>
  inTransaction(ctx, async ({ tx, locale, destination }) => {
    if (!(await hasMoreThan(tx, maxRead))) return publishedWithNames(tx, locale)
    const ids = await excerpt(tx, mentioned(), destination)
    return publishedWithNamesByIds(tx, [...new Set(ids)], locale)
  })
