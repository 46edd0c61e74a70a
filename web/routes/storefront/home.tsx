import { exampleSizes } from '#web/house-sizes.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { unlessOnlyTheProductChanged } from '#web/same-listing.ts'
import { DoItYourself } from '#web/sections/do-it-yourself.tsx'
import { HomeCalculator } from '#web/sections/home-calculator.tsx'
import { HomeHero } from '#web/sections/home-hero.tsx'
import { HomeShelf } from '#web/sections/home-shelf.tsx'
import { HomeSteps } from '#web/sections/home-steps.tsx'
import { cheapestKit, shelfOf } from '#web/shelves.server.ts'
import type { Route } from './+types/home'

export const shouldRevalidate = unlessOnlyTheProductChanged

const fetchedCategories = ['panel', 'battery', 'inverter'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page: PageInfo = { title: null, path: '/' }
  const [cheapest, kits] = await Promise.all([cheapestKit(ctx), shelfOf(ctx, 'kit')])
  const isAdmin = ctx.actor.role === 'admin'
  const { destination } = ctx
  return { page, cheapest, kits, destination, isAdmin, sizes: exampleSizes() }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { cheapest, kits, destination, isAdmin, sizes } = loaderData
  return (
    <>
      <HomeHero cheapest={cheapest} />
      <HomeShelf family="kit" destination={destination} products={kits} />
      <HomeCalculator />
      {fetchedCategories.map((category) => (
        <HomeShelf key={category} family={category} destination={destination} />
      ))}
      <DoItYourself sizes={sizes} isAdmin={isAdmin} />
      <HomeSteps />
    </>
  )
}
