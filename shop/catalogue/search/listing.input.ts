import { z } from 'zod'
import { parseDecimal } from '#kernel/text/number-input.ts'
import { browsableCategories } from '../products/product.rules.ts'
import {
  cleanSearch,
  type Limit,
  type Listing,
  limits,
  listingParameters,
  sensible,
  sensibleFor,
  sorts,
  voltages,
} from './listing.rules.ts'

const figure = z.coerce.string().transform((text) => {
  const read = parseDecimal(text, { maxDecimals: 15 })
  return read.ok && Number(read.value) <= 1_000_000 ? Math.round(Number(read.value)) : null
})
const optionalFigure = figure.nullable().catch(null)

const listing = z.object({
  search: z.string().transform(cleanSearch).catch(''),
  category: z.enum(browsableCategories).nullable().catch(null),
  ...(Object.fromEntries(limits.map((limit) => [limit, optionalFigure])) as Record<
    Limit,
    typeof optionalFigure
  >),
  voltage: z.coerce.number().pipe(z.literal(voltages)).nullable().catch(null),
  onlyAvailable: z
    .literal('1')
    .transform(() => true)
    .catch(false),
  sort: z.enum(sorts).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})

/** Parses a listing from a URL; invalid parameters are ignored. */
export function parseListing(
  parameters: URLSearchParams,
  input: Partial<Pick<Listing, 'category' | 'search'>> = {},
): Listing {
  const entries = Object.entries(listingParameters).map(([key, name]) => [
    key,
    parameters.get(name),
  ])
  return sensible(listing.parse({ ...Object.fromEntries(entries), ...input }))
}

export interface UnreadLimit {
  readonly limit: Limit
  readonly text: string
}

/** The figures of the form that were typed and are none: nothing is filtered by them. */
export const unreadLimits = (parameters: URLSearchParams, read: Listing): UnreadLimit[] =>
  sensibleFor(read).limits.flatMap((limit) => {
    const text = cleanSearch(parameters.get(listingParameters[limit]) ?? '').slice(0, 30)
    return text !== '' && read[limit] === null ? [{ limit, text }] : []
  })
