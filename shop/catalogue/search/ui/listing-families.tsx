import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { formatNumber } from '#kernel/messages.ts'
import type { Category, ProductCategory } from '../../products/product.rules.ts'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
import { elsewhere, emptyListing, type Listing } from '../listing.rules.ts'
import {
  catalogue,
  categories,
  categoryHref,
  type ListingPlace,
  listingHref,
} from '../listing-place.rules.ts'

interface ListingCategoriesProps {
  readonly place: ListingPlace
  readonly requested: Listing
  /** Null where there are too many to count. */
  readonly counts: Readonly<Partial<Record<Category, number>>> | null
}

const shape =
  'flex min-h-11 items-center gap-2 rounded-full border px-4 whitespace-nowrap no-underline'
const chosen = `${shape} border-ink bg-ink text-paper font-semibold`
const open = `${shape} border-line bg-raised text-ink hover:border-ink`

/** Links to categories with their numbers of products under the other filters. */
export function ListingCategories({ place, requested, counts }: ListingCategoriesProps) {
  const messages = useCatalogueMessages()
  const locale = useLocale()
  const current = place.family ?? requested.category
  // the row is longer than a phone: the chosen one stays in sight
  const shown = [null, ...categories.filter((one) => one === current)]
  const others = categories.filter((one) => one !== current)
  const everything = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  const hrefOf = (category: ProductCategory | null) => {
    const next = elsewhere(requested, { category })
    const isPlain =
      listingHref(catalogue, next) === listingHref(catalogue, { ...emptyListing, category })
    if (category && isPlain) return categoryHref(category)
    return listingHref(place.family ? catalogue : place, next)
  }
  return (
    <nav aria-label={messages.listing.families} className="-mx-4 overflow-x-auto px-4 py-1">
      <ul className="flex gap-2 lg:flex-wrap">
        {[...shown, ...others].map((category) => (
          <li key={category ?? 'all'}>
            <Link
              to={hrefOf(category)}
              aria-current={category === current ? 'page' : undefined}
              className={category === current ? chosen : open}
            >
              {category ? messages.families[category] : messages.listing.everything}
              {counts && (
                <span className="figures text-sm">
                  {formatNumber(locale, category ? (counts[category] ?? 0) : everything)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
