import { Link } from 'react-router'
import { Money } from '#design/money.tsx'
import { useLocale } from '#design/words-context.tsx'
import type { Destination } from '#kernel/destination.ts'
import { fill, fillCount, formatNumber } from '#kernel/words.ts'
import { familyHref } from '#shop/catalogue/listing-place.rules.ts'
import { type ProductSummary, priceFor } from '#shop/catalogue/product.rules.ts'
import { ProductLink } from '#shop/catalogue/ui/product-link.tsx'
import { usePricingWords } from '#shop/pricing/ui/use-pricing-words.ts'
import { dailyWh, exampleHouse } from '../energy-example.ts'
import { usePagesWords } from '../use-page-words.ts'

const example = dailyWh(exampleHouse)

interface KitRowProps {
  readonly kit: ProductSummary
  readonly usableWh: number
  readonly destination: Destination
}

function KitRow({ kit, usableWh, destination }: KitRowProps) {
  const words = usePagesWords().calculator
  const pricing = usePricingWords()
  const locale = useLocale()
  const price = priceFor(kit, destination)
  const share = Math.floor((usableWh / example) * 100)
  return (
    <li className="grid grid-cols-2 items-center gap-x-6 gap-y-2 py-4 md:grid-cols-[2fr_auto_2fr_auto]">
      <ProductLink product={kit} className="col-span-2 font-semibold underline md:col-span-1">
        {kit.name}
      </ProductLink>
      <p className="figures font-display text-xl font-bold md:w-32 md:text-right">
        {formatNumber(locale, usableWh)} <span className="text-base">Wh</span>
      </p>
      <p className="figures order-last col-span-2 flex items-center gap-3 text-sm text-soft-ink md:order-none md:col-span-1">
        <meter
          min={0}
          max={100}
          value={Math.min(share, 100)}
          className="energy h-2 w-full"
          aria-hidden
        />
        <span className="w-36 shrink-0 text-right">
          {share < 100
            ? fill(words.covers, { share })
            : fillCount(locale, words.coversDays, Math.floor(share / 100))}
        </span>
      </p>
      <p className="text-right md:w-28">
        {price === null ? pricing.missing : <Money amount={price} className="font-semibold" />}
      </p>
    </li>
  )
}

interface CalculatorKitsProps {
  readonly kits: readonly ProductSummary[]
  readonly destination: Destination
}

/** The kits from small to large, measured against the example. */
export function CalculatorKits({ kits, destination }: CalculatorKitsProps) {
  const words = usePagesWords().calculator
  const pricing = usePricingWords()
  const price = destination === 'cuba' ? pricing.inCuba : pricing.inUsa
  return (
    <section aria-labelledby="kits-por-tamano" className="mt-12">
      <h2 id="kits-por-tamano" className="text-2xl font-bold">
        {words.kitsTitle}
      </h2>
      <p className="measure mt-3 text-soft-ink">{fill(words.kitsText, { price })}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {kits.map(
          (kit) =>
            kit.usableWh && (
              <KitRow key={kit.id} kit={kit} usableWh={kit.usableWh} destination={destination} />
            ),
        )}
      </ul>
      <p className="mt-4">
        <Link to={familyHref('kit')} className="inline-flex min-h-11 items-center underline">
          {words.allKits}
        </Link>
      </p>
    </section>
  )
}
