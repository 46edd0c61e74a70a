import { useRouteLoaderData } from 'react-router'
import type { ShopFacts } from '#shop/settings/settings.rules.ts'

/** The owner's settings; null where they could not be read. */
export const useShopFacts = (): ShopFacts | null =>
  (useRouteLoaderData('root') as { facts: ShopFacts } | undefined)?.facts ?? null
