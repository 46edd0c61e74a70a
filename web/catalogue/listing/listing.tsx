import { Link, useNavigation } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber, formatPlural } from '#kernel/messages.ts'
import { pageSize } from '#shop/catalogue/search/listing.rules.ts'
import { ListingChips } from '#shop/catalogue/search/ui/listing-chips.tsx'
import { ListingCategories } from '#shop/catalogue/search/ui/listing-families.tsx'
import { ListingFilters, ListingSort } from '#shop/catalogue/search/ui/listing-filters.tsx'
import { ListingPages } from '#shop/catalogue/search/ui/listing-pages.tsx'
import { useAutoSubmit } from '#shop/catalogue/search/ui/use-auto-submit.ts'
import { useListingMessages } from '#web/shell/request/use-page-messages.ts'
import { CompareBar, CompareToggle } from './compare-choice.tsx'
import { ListingEmpty } from './listing-empty.tsx'
import type { ListingData } from './listing-page.server.ts'
import { ProductGrid } from './product-grid.tsx'

const formId = 'filtros'

function Heading({ requested, place }: ListingData) {
  const messages = useListingMessages()
  const { title, intro } = messages[requested.category ?? 'catalogue'] ?? messages.catalogue
  const hasIntro = requested.search === ''
  return (
    <header className="flex flex-col gap-3" data-place={place.path}>
      <h1 className="text-3xl font-bold break-words md:text-4xl">
        {hasIntro ? title : format(messages.found, { text: requested.search })}
      </h1>
      {hasIntro && <p className="measure text-soft-ink">{intro}</p>}
    </header>
  )
}

/** '83 productos · 25 a 48 de 83'. */
function Count({ found }: ListingData) {
  const messages = useListingMessages()
  const locale = useLocale()
  const first = (found.page - 1) * pageSize
  const figure = (value: number) => formatNumber(locale, value)
  return (
    <p role="status" className="figures">
      <strong>
        {formatPlural(locale, found.hasMore ? messages.countMore : messages.count, found.total)}
      </strong>
      {found.pages > 1 && (
        <span className="text-soft-ink">
          {' · '}
          {format(messages.showing, {
            from: figure(first + 1),
            to: figure(first + found.products.length),
            total: figure(found.total),
          })}
        </span>
      )}
    </p>
  )
}

/** What the listing could not do as it was asked. */
const Notes = ({ notes }: Pick<ListingData, 'notes'>) =>
  notes?.map(({ text, link }) => (
    <p key={text} role="status" className="border-l-4 border-line pl-4">
      {text}{' '}
      {link && (
        <Link to={link.to} className="underline">
          {link.label}
        </Link>
      )}
    </p>
  ))

function Results(data: ListingData) {
  const { place, requested, found, destination } = data
  const messages = useListingMessages()
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === place.path
  if (found.total === 0)
    return (
      <ListingEmpty
        place={place}
        requested={requested}
        reliefs={found.withoutFilter}
        destination={destination}
      />
    )
  return (
    <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
      {found.isLoose && <p className="mb-4 border-l-4 border-line pl-4">{messages.loose}</p>}
      <ProductGrid
        products={found.products}
        destination={destination}
        columns={3}
        eager={3}
        actions={(product) => <CompareToggle product={product} />}
      />
    </div>
  )
}

/** A listing of the catalogue: heading, filters, sorting, products and pages. */
export function ListingSection(data: ListingData) {
  const { place, requested, found, destination } = data
  const form = useAutoSubmit(place, requested)
  const messages = useListingMessages()
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-12">
      <Heading {...data} />
      <ListingCategories place={place} requested={requested} counts={found.counts} />
      <div className="grid items-start gap-6 lg:grid-cols-[15rem_1fr] lg:gap-8">
        <ListingFilters
          id={formId}
          form={form}
          place={place}
          requested={requested}
          destination={destination}
        />
        <section className="flex min-w-0 flex-col gap-5">
          <h2 className="sr-only">{messages.products}</h2>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Count {...data} />
            {found.total > 1 && <ListingSort form={formId} requested={requested} />}
          </div>
          <Notes notes={data.notes} />
          <ListingChips place={place} requested={requested} destination={destination} />
          <Results {...data} />
          <ListingPages place={place} requested={requested} page={found.page} pages={found.pages} />
        </section>
      </div>
      <CompareBar />
    </div>
  )
}
