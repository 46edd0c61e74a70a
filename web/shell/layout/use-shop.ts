import { useRouteLoaderData } from 'react-router'
import type { Destination } from '#kernel/destination.ts'
import type { OpenMethod } from '#shop/payments/methods/open-methods.rules.ts'
import type { ShopFacts } from '#shop/settings/settings.rules.ts'
import type { ShownArrival } from '#shop/shipping/arrival/arrival-sentence.rules.ts'

interface Shop {
  readonly facts: ShopFacts
  readonly destination: Destination
  /** The methods of payment that are open now. */
  readonly methods: readonly OpenMethod[]
  readonly shopUrl: string
  /** When an order to Cuba arrives that is paid today; null for the USA. */
  readonly arrival: ShownArrival | null
  /** What the banner says of the way to Cuba. */
  readonly transit: string
}

let lastKnown: Shop | undefined

/** The data of every page: the owner's settings, the destination, the methods of payment and the shop's URL. */
export function useShop(): Shop {
  const shop = useRouteLoaderData('root') as Shop | undefined
  if (!shop) throw new Error('the shop is used before its facts were read')
  if (typeof document !== 'undefined') lastKnown = shop
  return shop
}

/** The same for error screens: the last known data of this browser, or null. */
export const useShopIfKnown = (): Shop | null =>
  (useRouteLoaderData('root') as Shop | undefined) ?? lastKnown ?? null
