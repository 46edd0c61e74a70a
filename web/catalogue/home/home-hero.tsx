import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import type { Destination } from '#kernel/destination.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import type { Usd } from '#kernel/money.ts'
import type { RuntimeLoad } from '#shop/catalogue/products/household-equivalent.rules.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { ProductLink } from '#shop/catalogue/products/ui/product-link.tsx'
import { categoryHref } from '#shop/catalogue/search/listing-place.rules.ts'
import { useCatalogueMessages } from '#shop/catalogue/ui/use-messages.ts'
import { DestinationSwitch } from '#web/shell/destination/destination-switch.tsx'
import { useHomeMessages } from '#web/shell/request/use-page-messages.ts'
import { HomeImage } from './home-image.tsx'

/** The kit with the lowest price for the destination today. */
export interface CheapestKit {
  readonly kit: Pick<ProductSummary, 'id' | 'slug' | 'hasSlug' | 'name'>
  readonly prices: Readonly<Record<Destination, Usd>>
  readonly usableWh: number
  /** What a full battery runs, and between how many hours. */
  readonly load: RuntimeLoad
  readonly hours: { readonly low: string; readonly high: string }
}

function Figures({ cheapest, destination }: { cheapest: CheapestKit; destination: Destination }) {
  const { kit, prices, usableWh, load, hours } = cheapest

  const messages = useHomeMessages().hero
  const locale = useLocale()
  const { loads } = useCatalogueMessages().detail.householdEquivalent
  return (
    <div className="mt-8 border-t border-night-line pt-4">
      <p className="text-soft-on-night">
        {messages.cheapest}{' '}
        <ProductLink
          product={kit}
          className="inline-flex min-h-11 items-center font-semibold text-on-night underline"
        >
          {kit.name}
        </ProductLink>
      </p>
      <dl className="mt-2 grid grid-cols-2 items-start gap-x-8 gap-y-4 sm:flex sm:items-end">
        <div className="col-span-2 flex flex-col-reverse">
          <dt className="text-sm text-soft-on-night">
            {messages.at[destination]}
            {destination === 'usa' && (
              <span className="block">
                {messages.at.cuba} <Money amount={prices.cuba} />
              </span>
            )}
          </dt>
          <dd>
            <Money
              amount={prices[destination]}
              className="font-display text-4xl leading-none font-bold"
            />
          </dd>
        </div>
        <div className="flex flex-col-reverse">
          <dt className="text-sm text-soft-on-night">{messages.usable}</dt>
          <dd className="figures font-display text-2xl leading-tight font-bold whitespace-nowrap text-sun">
            {formatNumber(locale, usableWh)} <span className="text-base">Wh</span>
          </dd>
        </div>
        <div className="flex flex-col-reverse">
          <dt className="text-sm text-soft-on-night">
            {format(messages.runs, { load: loads[load] })}
          </dt>
          <dd className="figures font-display text-2xl leading-tight font-bold whitespace-nowrap text-sun">
            {hours.low}–{hours.high} <span className="text-base">h</span>
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** On a first visit; the page can be read without answering. */
function AskDestination() {
  const { ask } = useHomeMessages().hero
  return (
    <div className="mt-6">
      <p className="mb-2 text-xl font-bold">{ask.title}</p>
      <DestinationSwitch ground="hero" names={ask} />
    </div>
  )
}

interface HomeHeroProps {
  readonly cheapest: CheapestKit | null
  readonly destination: Destination
  readonly hasChosen: boolean
}

/** The claim, the main links and one real product's figures. */
export function HomeHero({ cheapest, destination, hasChosen }: HomeHeroProps) {
  const messages = useHomeMessages().hero
  return (
    <section
      id="inicio"
      aria-labelledby="promesa"
      className="on-night overflow-x-clip bg-night text-on-night"
    >
      <div className="page grid lg:grid-cols-2 lg:gap-8">
        <div className="pt-10 pb-8 md:pt-16 lg:pb-16">
          <h1 id="promesa" className="text-3xl font-bold md:text-4xl">
            {messages.title[destination]}
          </h1>
          <p className="mt-4 max-w-xl text-lg text-soft-on-night">
            {hasChosen ? messages.text[destination] : messages.ask.text}
          </p>
          {!hasChosen && <AskDestination />}
          <p className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={categoryHref('kit')} look={hasChosen ? 'sun' : 'night'}>
              {messages.kits}
            </ButtonLink>
            <ButtonLink to="/calculadora-solar" look="night">
              {messages.calculator}
            </ButtonLink>
          </p>
          {cheapest && <Figures cheapest={cheapest} destination={destination} />}
        </div>
        <HomeImage label={messages.scene} />
      </div>
    </section>
  )
}
