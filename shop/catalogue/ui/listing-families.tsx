import { Link } from 'react-router'
import { useLocale } from '#design/words-context.tsx'
import { formatNumber } from '#kernel/words.ts'
import { emptyListing, type Listing } from '../listing.rules.ts'
import {
  catalogue,
  families,
  familyHref,
  type ListingPlace,
  listingHref,
} from '../listing-place.rules.ts'
import type { Category, Family } from '../product.rules.ts'
import { useCatalogueWords } from './use-catalogue-words.ts'

interface ListingFamiliesProps {
  readonly place: ListingPlace
  readonly wanted: Listing
  /** Null where there are too many to count. */
  readonly counts: Readonly<Partial<Record<Category, number>>> | null
}

const shape =
  'flex min-h-11 items-center gap-2 rounded-full border px-4 whitespace-nowrap no-underline'
const chosen = `${shape} border-ink bg-ink text-paper font-semibold`
const open = `${shape} border-line bg-raised text-ink hover:border-ink`

/** The families as links, each with how many it holds under the other filters. */
export function ListingFamilies({ place, wanted, counts }: ListingFamiliesProps) {
  const words = useCatalogueWords()
  const locale = useLocale()
  const current = place.family ?? wanted.category
  const everything = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  const hrefOf = (family: Family | null) => {
    const next = { ...wanted, category: family, page: 1 }
    const isPlain =
      listingHref(catalogue, next) === listingHref(catalogue, { ...emptyListing, category: family })
    if (family && isPlain) return familyHref(family)
    return listingHref(place.family ? catalogue : place, next)
  }
  return (
    <nav aria-label={words.listing.families} className="-mx-4 overflow-x-auto px-4 py-1">
      <ul className="flex gap-2 lg:flex-wrap">
        {[null, ...families].map((family) => (
          <li key={family ?? 'all'}>
            <Link
              to={hrefOf(family)}
              aria-current={family === current ? 'page' : undefined}
              className={family === current ? chosen : open}
            >
              {family ? words.families[family] : words.listing.everything}
              {counts && (
                <span className="figures text-sm">
                  {formatNumber(locale, family ? (counts[family] ?? 0) : everything)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
