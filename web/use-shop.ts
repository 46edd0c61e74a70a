import { useRouteLoaderData } from 'react-router'
import { type Destination, defaultDestination } from '#kernel/destination.ts'
import type { ShopFacts } from '#shop/settings/settings.rules.ts'

export interface Shop {
  readonly facts: ShopFacts
  readonly destination: Destination
  readonly shopUrl: string
}

/** The owner's settings and the visitor's destination, on any page. */
export const useShop = (): Shop | undefined => useRouteLoaderData<Shop>('root')

export const useDestination = (): Destination => useShop()?.destination ?? defaultDestination
