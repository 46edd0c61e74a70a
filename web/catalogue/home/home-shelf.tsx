import { type RefObject, useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Spinner } from '#design/spinner.tsx'
import type { Destination } from '#kernel/destination.ts'
import { format } from '#kernel/messages.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { categoryHref } from '#shop/catalogue/search/listing-place.rules.ts'
import { useCatalogueMessages } from '#shop/catalogue/ui/use-messages.ts'
import { fetchedDate } from '#web/offline/connection-bar.rules.ts'
import { useFrameMessages, useHomeMessages } from '#web/shell/request/use-page-messages.ts'
import { ProductGrid } from '../listing/product-grid.tsx'

export type ShelfCategory = 'kit' | 'panel' | 'battery' | 'inverter'

/** The response of /secciones/{family}; null when it could not be loaded. */
export interface Shelf {
  readonly products: readonly ProductSummary[] | null
  /** When they were fetched, if not today. */
  readonly seenAt?: string
}

function SeenAt({ seenAt }: { seenAt: string }) {
  const messages = useFrameMessages().line
  const date = fetchedDate(seenAt, useLocale())
  return <p className="mb-4 border-l-4 border-warn pl-4">{format(messages.seen, { date })}</p>
}

/** Loads the category's products once the section is near the viewport. */
function useShelf(category: ShelfCategory, isGiven: boolean) {
  const section = useRef<HTMLElement>(null)
  const { load, data, state } = useFetcher<Shelf>({ key: `shelf-${category}` })
  const isRequested = !isGiven && data === undefined
  const path = `/secciones/${category}`
  useEffect(() => {
    if (!isRequested || !section.current) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some((entry) => entry.isIntersecting)) return
        watch.disconnect()
        void load(path)
      },
      { rootMargin: '300px 0px' },
    )
    watch.observe(section.current)
    return () => watch.disconnect()
  }, [isRequested, load, path])
  return { section, data, isLoading: state !== 'idle', again: () => void load(path) }
}

function Waiting({ family: category }: { family: ShelfCategory }) {
  const messages = useHomeMessages().shelves
  const name = useCatalogueMessages().families[category].toLowerCase()
  return (
    <>
      <div className="js-only min-h-256 rounded-card bg-sunk pt-12 [content-visibility:auto] sm:min-h-132">
        <Spinner label={format(messages.loading, { family: name })} />
      </div>
      <noscript>
        <p>
          <Link to={categoryHref(category)} className="underline">
            {format(messages.go, { family: name })}
          </Link>
        </p>
      </noscript>
    </>
  )
}

function Failed({ family: category, again }: { family: ShelfCategory; again: () => void }) {
  const messages = useHomeMessages().shelves
  const name = useCatalogueMessages().families[category].toLowerCase()
  return (
    <div className="rounded-card border border-line bg-sunk p-6">
      <p>{messages.failed}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button onClick={again}>{messages.again}</Button>
        <ButtonLink to={categoryHref(category)} look="quiet">
          {format(messages.go, { family: name })}
        </ButtonLink>
      </p>
    </div>
  )
}

interface ShelfBodyProps {
  readonly family: ShelfCategory
  readonly destination: Destination
  readonly products: readonly ProductSummary[] | null | undefined
  readonly seenAt: string | undefined
  readonly isLoading: boolean
  readonly again: () => void
}

function ShelfBody(props: ShelfBodyProps) {
  const { family: category, destination, products, seenAt, isLoading, again } = props
  const messages = useHomeMessages().shelves
  if (products && products.length > 0)
    return (
      <>
        {seenAt && <SeenAt seenAt={seenAt} />}
        <ProductGrid products={products} destination={destination} />
      </>
    )
  if (products) return <p className="text-soft-ink">{messages.empty}</p>
  if (products === null && !isLoading) return <Failed family={category} again={again} />
  return <Waiting family={category} />
}

interface HomeShelfProps {
  readonly family: ShelfCategory
  readonly destination: Destination
  /** Set for the section that is rendered with the page. */
  readonly products?: readonly ProductSummary[]
}

/** One category on the home page: rendered with the page, or loaded near the viewport. */
export function HomeShelf({ family: category, destination, products }: HomeShelfProps) {
  const messages = useHomeMessages().shelves
  const { families: categories } = useCatalogueMessages()
  const { section, data, isLoading, again } = useShelf(category, products !== undefined)
  return (
    <section
      ref={section as RefObject<HTMLElement>}
      aria-labelledby={`estante-${category}`}
      className="page py-10 md:py-16"
    >
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <div>
          <h2 id={`estante-${category}`} className="text-2xl font-bold">
            {categories[category]}
          </h2>
          <p className="mt-1 text-soft-ink">{messages[category]}</p>
        </div>
        <Link
          to={categoryHref(category)}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {messages.all[category]}
        </Link>
      </div>
      <ShelfBody
        family={category}
        destination={destination}
        products={products ?? data?.products}
        seenAt={products ? undefined : data?.seenAt}
        isLoading={isLoading}
        again={again}
      />
    </section>
  )
}
