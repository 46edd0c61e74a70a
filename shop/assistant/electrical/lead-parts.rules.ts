import type { NamedPart } from '../matching/named-parts.rules.ts'
import type { Offer } from '../matching/offer.rules.ts'
import type { WiringRequest } from '../matching/wiring-request.rules.ts'
import type { Read } from '../understanding/understanding.rules.ts'

interface Found {
  readonly parts: readonly NamedPart[]
  readonly wiring: WiringRequest | null
  readonly own: Read
}

const areBatteries = (offers: readonly Offer[]): boolean =>
  offers.every(({ product }) => product.category === 'battery')
const lithium = /litio|lifepo4|lithium/

/** Somebody's own lead batteries joined to one another are no products of their size. */
export function withoutLead(read: Read, found: Found): Found {
  const { parts, wiring } = found
  const isLead = read.saysChemistry && read.chemistry !== 'lifepo4' && !lithium.test(read.text)
  const several = wiring?.kind === 'several' ? wiring.offers : []
  const meant = [...parts.flatMap(({ offers }) => offers), ...several]
  return isLead && meant.length > 0 && areBatteries(meant)
    ? { parts: [], wiring: null, own: read }
    : found
}
