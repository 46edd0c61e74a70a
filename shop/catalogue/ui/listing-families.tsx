import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { formatNumber } from '#kernel/messages.ts'
import { emptyListing, type Listing } from '../listing.rules.ts'
import {
  catalogue,
  families,
  familyHref,
  type ListingPlace,
  listingHref,
} from '../listing-place.rules.ts'
import type { Category, Family } from '../product.rules.ts'
import { useCatalogueMessages } from './use-messages.ts'

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
  const messages = useCatalogueMessages()
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
    <nav aria-label={messages.listing.families} className="-mx-4 overflow-x-auto px-4 py-1">
      <ul className="flex gap-2 lg:flex-wrap">
        {[null, ...families].map((family) => (
          <li key={family ?? 'all'}>
            <Link
              to={hrefOf(family)}
              aria-current={family === current ? 'page' : undefined}
              className={family === current ? chosen : open}
            >
              {family ? messages.families[family] : messages.listing.everything}
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
