import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
import type { Listing } from '../listing.rules.ts'
import { type ListingPlace, listingHref, pageNumbers } from '../listing-place.rules.ts'

interface ListingPagesProps {
  readonly place: ListingPlace
  readonly requested: Listing
  readonly page: number
  readonly pages: number
}

const shape =
  'figures flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field border px-3 no-underline'
const linkLook = `${shape} border-line bg-raised text-ink hover:border-ink`
const currentLook = `${shape} border-ink bg-ink text-paper font-semibold`

/** Pagination by links, which work without scripts. */
export function ListingPages({ place, requested, page, pages }: ListingPagesProps) {
  const { listing } = useCatalogueMessages()
  const locale = useLocale()
  if (pages < 2) return null
  const hrefOf = (number: number) => listingHref(place, { ...requested, page: number })
  return (
    <nav aria-label={listing.pages}>
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {page > 1 && (
          <li>
            <Link to={hrefOf(page - 1)} rel="prev" className={linkLook}>
              <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
              {listing.previous}
            </Link>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its position
            <li key={`gap${index}`} aria-hidden="true" className="text-soft-ink">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={format(listing.page, { page: formatNumber(locale, number) })}
                className={number === page ? currentLook : linkLook}
              >
                {formatNumber(locale, number)}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link to={hrefOf(page + 1)} rel="next" className={linkLook}>
              {listing.next}
              <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
