import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import type { Destination } from '#kernel/destination.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import type { FilterRelief } from '#shop/catalogue/catalogue.service.server.ts'
import {
  elsewhere,
  type Listing,
  without,
  withoutFilters,
} from '#shop/catalogue/search/listing.rules.ts'
import {
  catalogue,
  categories,
  categoryHref,
  type ListingPlace,
  listingHref,
} from '#shop/catalogue/search/listing-place.rules.ts'
import { useFilterLabel } from '#shop/catalogue/search/ui/use-filter-label.ts'
import { useCatalogueMessages } from '#shop/catalogue/ui/use-messages.ts'
import { useListingMessages } from '#web/shell/request/use-page-messages.ts'

interface ListingEmptyProps {
  readonly place: ListingPlace
  readonly requested: Listing
  readonly reliefs: readonly FilterRelief[]
  readonly destination: Destination
}

function Looser({ place, requested, reliefs, destination }: ListingEmptyProps) {
  const { empty } = useListingMessages()
  const locale = useLocale()
  const labelOf = useFilterLabel(requested, destination)
  const hrefWithout = (filter: FilterRelief['filter']) => {
    if (filter === 'all') return listingHref(place, withoutFilters(requested))
    if (filter === 'category')
      return listingHref(place.family ? catalogue : place, elsewhere(requested, { category: null }))
    return listingHref(place, without(requested, filter))
  }
  const textOf = (filter: FilterRelief['filter']) =>
    filter === 'all' ? empty.dropAll : format(empty.drop, { filter: labelOf(filter) })
  return (
    <div>
      <p className="mb-3">{empty.looser}</p>
      <ul className="flex flex-wrap gap-2">
        {reliefs.map(({ filter, count }, index) => (
          <li key={filter}>
            <ButtonLink look={index === 0 ? 'sun' : 'plain'} to={hrefWithout(filter)}>
              {textOf(filter)}
              <span className="figures font-normal">({formatNumber(locale, count)})</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** No results: shows the search and links to other products. */
export function ListingEmpty(props: ListingEmptyProps) {
  const { requested, reliefs } = props
  const { empty } = useListingMessages()
  const messages = useCatalogueMessages()
  const byFilters = reliefs.length > 0 ? empty.filters : empty.shelf
  return (
    <div className="flex flex-col gap-6 rounded-card border border-line bg-raised p-6 md:p-8">
      <h2 className="text-2xl font-bold break-words">
        {requested.search ? format(empty.search, { text: requested.search }) : byFilters}
      </h2>
      {reliefs.length > 0 && <Looser {...props} />}
      {requested.search && <p className="measure">{empty.spelling}</p>}
      <div>
        <p className="mb-3">{empty.families}</p>
        <ul className="flex flex-wrap gap-2">
          {categories.map((category) => (
            <li key={category}>
              <ButtonLink to={categoryHref(category)}>{messages.families[category]}</ButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <p className="measure text-soft-ink">
        {empty.ask}{' '}
        <a href="#contacto" className="whitespace-nowrap text-ink underline">
          {empty.contact}
        </a>
      </p>
    </div>
  )
}
