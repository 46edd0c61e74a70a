import type { ReactNode } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import type { Destination } from '#kernel/destination.ts'
import { formatNumber } from '#kernel/messages.ts'
import { unbroken } from '#kernel/text/unbroken.ts'
import { ProductImage } from '../../images/ui/product-image.tsx'
import { toneClass, useStockText } from '../../stock/ui/use-stock-text.ts'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
import { leadingFigures } from '../figures.rules.ts'
import { isAvailableFor, type ProductSummary } from '../product.rules.ts'
import { ProductLink } from './product-link.tsx'

/** Key figures in large type with small units. */
export function ProductFigures({ product }: { product: ProductSummary }) {
  const messages = useCatalogueMessages()
  const locale = useLocale()
  const figures = leadingFigures(product)
  const terms: Readonly<Record<string, string>> = { ...messages.specs.labels, ...messages.figures }
  if (figures.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-1 sm:gap-x-6">
      {figures.map(({ name, value, unit }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-sm text-soft-ink">{terms[name]}</dt>
          <dd className="figures font-display text-lg leading-tight font-bold whitespace-nowrap sm:text-xl">
            {formatNumber(locale, value, 1)}
            {unit && <span className="text-sm font-semibold"> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface StockNoteProps {
  readonly product: Pick<ProductSummary, 'inStock' | 'unitsLeft' | 'availableFor'>
  readonly destination: Destination
  readonly className?: string
}

export function StockNote({ product, destination, className = '' }: StockNoteProps) {
  const { stock } = useCatalogueMessages()
  const stockText = useStockText()
  const look = `text-sm font-semibold ${className}`
  if (product.inStock && !isAvailableFor(product.availableFor, destination))
    return (
      <p className={`${look} text-warn`}>
        {destination === 'cuba' ? stock.notForCuba : stock.notForUsa}
      </p>
    )
  const { text, tone } = stockText(product)
  return <p className={`${look} ${toneClass[tone]}`}>{text}</p>
}

interface ProductCardProps {
  readonly product: ProductSummary
  readonly destination: Destination
  readonly price: ReactNode
  /** Secondary actions. */
  readonly actions?: ReactNode
  /** The buy button, below everything else. */
  readonly buying?: ReactNode
  /** True for the first cards of a page, whose images load eagerly. */
  readonly eager?: boolean
  /** True for the very first card, whose image has high priority. */
  readonly first?: boolean
}

const shownWide = '(min-width: 1200px) 288px, (min-width: 768px) 33vw, 50vw'

/** A product in a list; the whole card is a link. */
export function ProductCard({
  product,
  destination,
  price,
  actions,
  buying,
  eager = false,
  first = false,
}: ProductCardProps) {
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised transition-[border-color] duration-150 focus-within:border-ink hover:border-ink">
      <div className="flex shrink-0 items-center bg-on-night">
        <ProductImage product={product} eager={eager} first={first} sizes={shownWide} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-3 sm:gap-3 sm:p-4">
        <h3 className="leading-snug font-semibold sm:min-h-12 sm:text-lg">
          <ProductLink
            product={product}
            className="text-ink no-underline after:absolute after:inset-0"
          >
            {unbroken(product.name)}
          </ProductLink>
        </h3>
        <ProductFigures product={product} />
        {product.category === 'kit' && (
          <p className="text-sm text-soft-ink max-sm:hidden">{product.shortDescription}</p>
        )}
        <div className="mt-auto flex flex-col gap-2 pt-1">
          {price}
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2">
            <StockNote product={product} destination={destination} />
            {actions}
          </div>
          {buying}
        </div>
      </div>
    </article>
  )
}
