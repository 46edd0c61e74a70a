import { destinationCookie } from '#kernel/destination.ts'
import { openMethodsNow } from '#shop/payments/methods/methods.service.server.ts'
import { openNames } from '#shop/payments/methods/open-methods.rules.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { cookieValue } from '#web/shell/request/browser-storage.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { unlessOnlyTheProductChanged } from '../listing/same-listing.ts'
import type { Route } from './+types/home'
import { DoItYourself } from './do-it-yourself.tsx'
import { HomeCalculator } from './home-calculator.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeShelf } from './home-shelf.tsx'
import { HomeSteps } from './home-steps.tsx'
import { howToBuy } from './how-to-buy.server.ts'
import { cheapestKit, shelfOf } from './shelves.server.ts'
import { exampleSizes } from './system-sizing.server.ts'

export const shouldRevalidate = unlessOnlyTheProductChanged

const fetchedCategories = ['panel', 'battery', 'inverter'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page: PageInfo = { title: null, path: '/' }
  const [cheapest, kits, open] = await Promise.all([
    cheapestKit(ctx),
    shelfOf(ctx, 'kit'),
    openMethodsNow(ctx),
  ])
  const isAdmin = ctx.actor.role === 'admin'
  const { destination } = ctx
  const hasChosen = cookieValue(request.headers.get('Cookie') ?? '', destinationCookie) !== null
  const how = howToBuy(ctx, openNames(open, destination, null))
  return { page, cheapest, kits, destination, hasChosen, isAdmin, how, sizes: exampleSizes() }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { cheapest, kits, destination, hasChosen, isAdmin, how, sizes } = loaderData
  return (
    <>
      <HomeHero cheapest={cheapest} destination={destination} hasChosen={hasChosen} />
      <HomeShelf family="kit" destination={destination} products={kits} />
      <HomeCalculator />
      {fetchedCategories.map((category) => (
        <HomeShelf key={category} family={category} destination={destination} />
      ))}
      <DoItYourself sizes={sizes} isAdmin={isAdmin} />
      <HomeSteps how={how} />
    </>
  )
}
