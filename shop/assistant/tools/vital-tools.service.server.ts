import type { Product } from '#shop/catalogue/products/product.rules.ts'
import { checkSystem } from '#shop/electrical/checks/check-system.rules.ts'
import type { Item } from '#shop/solar/calculator/calculation.rules.ts'
import {
  kitParts as inKit,
  partsTogether,
  productPart,
} from '#shop/solar/system/product-parts.rules.ts'
import { placeFactsOf, systemDemand } from '#shop/solar/system/system-demand.rules.ts'
import { isSwitchedByHand, vitalShortage } from '#shop/solar/system/vital.rules.ts'
import { note } from '../replies/facts.rules.ts'
import type { Turn } from './catalogue-tools.service.server.ts'
import { kitParts } from './load-tools.service.server.ts'

/** What check-system says of a product on which somebody's health is to depend. */
export interface VitalCheck {
  readonly shortage: { readonly needs: number; readonly has: number } | null
  /** Null where nobody states it. */
  readonly isByHand: boolean | null
}

export async function vitalCheckOf(
  turn: Turn,
  product: Product,
  items: readonly Item[],
  hours: number,
): Promise<VitalCheck | null> {
  const place = placeFactsOf(turn.ctx.destination === 'usa' ? 'US' : null)
  if (!place) return null
  const contents = await kitParts(turn, product)
  const parts = contents.length > 0 ? inKit(contents) : [productPart(product)]
  const check = checkSystem(partsTogether(parts), place, { demand: systemDemand(items, hours) })
  const shortage = vitalShortage(check)
  note(turn.facts, { figures: [shortage?.needs, shortage?.has], durations: [hours] })
  return { shortage, isByHand: isSwitchedByHand(check) }
}
