import type { ComposedSet } from '#shop/electrical/composer/offer.rules.ts'
import type { OwnUse } from './owned.rules.ts'
import { ownSkus } from './owned-offers.rules.ts'

type Lines = ComposedSet['lines']

const countOf = (lines: Lines, sku: string): number =>
  lines.find(({ offer }) => offer.part.sku === sku)?.quantity ?? 0

/** A controller inside the inverter of the house counts where panels end there. */
const trackersIn = (lines: Lines): number =>
  lines.some(({ offer: { part } }) => part.category === 'panel')
    ? lines.filter(({ offer: { part, isOwned } }) => isOwned && part.mppt_count !== null).length
    : 0

/** What of the house goes into a set. */
export const ownUseOf = (lines: Lines): OwnUse => ({
  batteries: countOf(lines, ownSkus.battery),
  inverters: countOf(lines, ownSkus.inverter),
  panels: countOf(lines, ownSkus.panel),
  trackers: trackersIn(lines),
})
