import { Money } from '#design/money.tsx'
import type { Destination } from '#kernel/destination.ts'
import type { Usd } from '#kernel/money.ts'
import { isAvailableFor, type ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { usePricingMessages } from '#shop/pricing/ui/use-messages.ts'

const other: Record<Destination, Destination> = { cuba: 'usa', usa: 'cuba' }

/** The price for the chosen destination, large; the other one small. Only available prices are shown. */
export function CardPrice({
  product,
  destination,
}: {
  product: ProductSummary
  destination: Destination
}) {
  const messages = usePricingMessages()
  const prices: Record<Destination, Usd | null> = {
    cuba: product.priceCuba,
    usa: product.priceUsa,
  }
  const labels: Record<Destination, string> = { cuba: messages.inCuba, usa: messages.inUsa }
  const reachable = [destination, other[destination]].filter((place) =>
    isAvailableFor(product.availableFor, place),
  )
  const [main = destination, second] = reachable
  const price = prices[main]
  if (price === null) return <p className="text-lg font-bold">{messages.missing}</p>
  const smaller = second && prices[second]
  return (
    <div>
      <p className="text-sm text-soft-ink">{labels[main]}</p>
      <p className="font-display text-xl leading-tight font-bold sm:text-2xl">
        <Money amount={price} />
      </p>
      <p className="text-sm sm:min-h-5 text-soft-ink">
        {second && smaller && (
          <>
            {labels[second]} <Money amount={smaller} />
          </>
        )}
      </p>
    </div>
  )
}
