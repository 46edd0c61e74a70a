import { useRouteLoaderData } from 'react-router'
import type { Destination } from '#kernel/destination.ts'
import type { ShopFacts } from '#shop/settings/settings.rules.ts'

interface Shop {
  readonly facts: ShopFacts
  readonly destination: Destination
  readonly shopUrl: string
}

let lastSeen: Shop | undefined

/** What every page knows: the owner's facts, the destination and the shop's address. */
export function useShop(): Shop {
  const shop = useRouteLoaderData('root') as Shop | undefined
  if (!shop) throw new Error('the shop is used before its facts were read')
  if (typeof document !== 'undefined') lastSeen = shop
  return shop
}

/** The same for a screen that stands in when it could not be read: what this browser saw last, or null. */
export const useShopIfKnown = (): Shop | null =>
  (useRouteLoaderData('root') as Shop | undefined) ?? lastSeen ?? null
