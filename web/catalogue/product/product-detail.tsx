import { format } from '#kernel/messages.ts'
import { unbroken } from '#kernel/text/unbroken.ts'
import { isDeliveryCovered } from '#shop/cart/totals.rules.ts'
import { isAvailableFor } from '#shop/catalogue/products/product.rules.ts'
import { HouseholdEquivalentText } from '#shop/catalogue/products/ui/household-equivalent.tsx'
import {
  KitContents,
  ProductAvailability,
  ProductFacts,
  SpecTable,
} from '#shop/catalogue/products/ui/product-details.tsx'
import { ProductGallery } from '#shop/catalogue/products/ui/product-gallery.tsx'
import { ProductMaker } from '#shop/catalogue/products/ui/product-maker.tsx'
import { useCatalogueMessages } from '#shop/catalogue/ui/use-messages.ts'
import { PriceBreakdown } from '#shop/pricing/ui/price-breakdown.tsx'
import { PricePair } from '#shop/pricing/ui/price-pair.tsx'
import { usePricingMessages } from '#shop/pricing/ui/use-messages.ts'
import { useCartView } from '#web/cart/use-cart-view.ts'
import { ProductReviewList } from '#web/reviews/product-reviews.tsx'
import { ArrivalChoice } from '#web/shell/destination/arrival.tsx'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { useProductMessages } from '#web/shell/request/use-page-messages.ts'
import { HowLong } from './how-long.tsx'
import { InstallLink } from './install-link.tsx'
import { KitGrowth } from './kit/kit-growth.tsx'
import { KitMissing } from './kit/kit-missing.tsx'
import type { ProductDetail as Detail } from './open-product.server.ts'
import { Alternatives, ProductActions, ProvinceAlert } from './product-actions.tsx'
import { ShareBar } from './share-bar.tsx'

interface ProductDetailProps {
  readonly detail: Detail
  readonly headingId?: string
}

function Prices({ detail }: { detail: Detail }) {
  const { product, breakdown, pricedOn } = detail
  const { destination } = useShop()
  const messages = usePricingMessages()
  return (
    <div className="grid gap-5">
      <PricePair
        usa={product.priceUsa}
        cuba={product.priceCuba}
        availableFor={product.availableFor}
        destination={destination}
      />
      {(product.availableFor === 'cuba' ||
        (destination === 'cuba' && product.availableFor !== 'usa')) && (
        <div className="rounded-card border border-line bg-raised p-4">
          <PriceBreakdown
            breakdown={breakdown}
            weightLbs={product.weightLbs}
            isOwnPrice={product.hasOwnCubaPrice}
            destination={destination}
          />
        </div>
      )}
      <p className="hidden text-sm print:block">{format(messages.pricedOn, { date: pricedOn })}</p>
    </div>
  )
}

/** Where an order is delivered once: that this adds no delivery, once the cart pays as much; else only the rule. */
function DeliveryPaid({ detail: { product, breakdown } }: { detail: Detail }) {
  const { another, oneDelivery } = useProductMessages()
  const { destination, facts, arrival } = useShop()
  const cart = useCartView()
  const isFor = destination === 'cuba' && product.inStock && arrival?.isServed !== false
  if (!(facts.oneDelivery && isFor && breakdown.deliveryFee > 0)) return null
  return cart && isDeliveryCovered(cart.totals, breakdown.deliveryFee) ? (
    <p className="text-good">{another[product.category]}</p>
  ) : (
    <p className="text-sm text-soft-ink">{oneDelivery}</p>
  )
}

/** All details of a product, for its page and the modal. */
export function ProductDetail({ detail, headingId }: ProductDetailProps) {
  const { product, parts, growth } = detail
  const messages = useProductMessages()
  const categories = useCatalogueMessages().category
  const { destination, arrival } = useShop()
  const isClosed = arrival?.isServed === false
  const isSold = isAvailableFor(product.availableFor, destination)
  return (
    <article className="grid gap-10 md:gap-12">
      <div className="grid items-start gap-6 md:grid-cols-2 md:gap-10 print:grid-cols-[12rem_1fr]">
        <ProductGallery key={product.id} product={product} />
        <div className="grid gap-5">
          <div className="grid gap-2">
            <p className="text-sm text-soft-ink">{categories[product.category]}</p>
            <h1
              id={headingId}
              tabIndex={headingId ? -1 : undefined}
              className="text-2xl font-bold outline-none md:text-3xl"
            >
              {unbroken(product.name)}
            </h1>
            <p className="measure text-lg text-soft-ink">{product.shortDescription}</p>
          </div>
          <Prices detail={detail} />
          <KitMissing missing={growth?.missing ?? null} />
          <ProductAvailability product={product} destination={destination} />
          {!isSold && <Alternatives products={detail.related} />}
          {product.availableFor !== 'usa' && (product.inStock || isClosed) && (
            <>
              <ArrivalChoice provinces={detail.provinces} />
              <ProvinceAlert />
            </>
          )}
          <ProductActions product={product} />
          <DeliveryPaid detail={detail} />
          {detail.payBy && isSold && product.inStock && (
            <p className="text-sm text-soft-ink">
              {format(messages.payBy, { methods: detail.payBy })}
            </p>
          )}
          <ProductMaker product={product} />
          <ProductFacts product={product} />
          {detail.switchOver && <p className="measure">{detail.switchOver}</p>}
          <ShareBar product={product} />
        </div>
      </div>
      <HouseholdEquivalentText product={product} moves={detail.moves} />
      <HowLong product={product} />
      {product.description && (
        <section>
          <h2 className="text-2xl font-bold">{messages.description}</h2>
          <p className="measure mt-4 whitespace-pre-line">{product.description}</p>
        </section>
      )}
      <KitContents parts={parts} />
      <KitGrowth growth={growth} />
      <SpecTable specs={product.specs} />
      <InstallLink product={product} />
      <ProductReviewList reviews={detail.reviews} />
    </article>
  )
}
