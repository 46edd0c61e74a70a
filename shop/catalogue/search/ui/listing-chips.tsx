import { X } from 'lucide-react'
import { Link } from 'react-router'
import type { Destination } from '#kernel/destination.ts'
import { format } from '#kernel/messages.ts'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
import { activeFilters, elsewhere, emptyListing, type Listing, without } from '../listing.rules.ts'
import { type ListingPlace, listingHref } from '../listing-place.rules.ts'
import { useFilterLabel } from './use-filter-label.ts'

interface ListingChipsProps {
  readonly place: ListingPlace
  readonly requested: Listing
  readonly destination: Destination
}

/** The active filters with links that remove them. */
export function ListingChips({ place, requested, destination }: ListingChipsProps) {
  const { listing } = useCatalogueMessages()
  const labelOf = useFilterLabel(requested, destination)
  const filters = activeFilters(requested).map((name) => ({
    name: name as string,
    label: labelOf(name),
    href: listingHref(place, without(requested, name)),
  }))
  const chips = requested.search
    ? [
        {
          name: 'search',
          label: format(listing.searchChip, { text: requested.search }),
          href: listingHref(place, elsewhere(requested, { search: '' })),
        },
        ...filters,
      ]
    : filters
  if (chips.length === 0) return null
  const { category, search } = requested
  return (
    <ul aria-label={listing.active} className="flex flex-wrap items-center gap-2">
      {chips.map(({ name, label, href }) => (
        <li key={name} className="max-w-full">
          <Link
            to={href}
            preventScrollReset
            aria-label={format(listing.remove, { filter: label })}
            className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-sunk px-4 text-sm text-ink no-underline hover:border-ink"
          >
            <span className="truncate">{label}</span>
            <X aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            to={listingHref(place, { ...emptyListing, category, search })}
            preventScrollReset
            className="flex min-h-11 items-center px-2 text-sm text-ink underline"
          >
            {listing.clear}
          </Link>
        </li>
      )}
    </ul>
  )
}
