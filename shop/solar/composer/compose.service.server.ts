import type { Needs } from '#platform/ctx.ts'
import type { PlaceFacts } from '#shop/electrical/checks/check-system.rules.ts'
import { gives240, switchOverOf } from '#shop/electrical/composer/abilities.rules.ts'
import { type Almost, almost } from '#shop/electrical/composer/almost.rules.ts'
import { cheapestSet } from '#shop/electrical/composer/compose.rules.ts'
import { type Level, type LevelSet, setsByLevel } from '#shop/electrical/composer/levels.rules.ts'
import { type NearMiss, nearestInAll, nearMiss } from '#shop/electrical/composer/near-miss.rules.ts'
import { hoursOf, type Need } from '#shop/electrical/composer/need.rules.ts'
import { type ComposedSet, checkAt, type Line } from '#shop/electrical/composer/offer.rules.ts'
import { nextCheaper, type Rejected } from '#shop/electrical/composer/reasons.rules.ts'
import type { Shelf } from '#shop/electrical/composer/shelf.rules.ts'
import type { Demand } from '#shop/electrical/demand.rules.ts'
import { ownNames } from '../messages.service.server.ts'
import { nothingOwned, type Owned } from '../owned/owned.rules.ts'
import { ownedChoices } from '../owned/owned-offers.rules.ts'
import { type ProductShelf, productShelf } from './shelf.service.server.ts'

export interface ComposeRequest {
  readonly need: Need
  readonly demand: Demand
  readonly place: PlaceFacts
  /** Cents; null without a limit. */
  readonly budget: number | null
  /** Only kits and stations as they are sold. */
  readonly isReadyOnly?: boolean
  /** The same need where large devices of unknown volts are of 110 V. */
  readonly on110?: Pick<ComposeRequest, 'need' | 'demand'> | null
  /** The same need where small devices of unknown volts are of 220 V. */
  readonly on220?: Pick<ComposeRequest, 'need' | 'demand'> | null
  /** What the house has already, at no price. */
  readonly owned?: Owned
}

/** A cheaper set, and why it will not do. */
export interface Cheaper extends Pick<Rejected, 'reason'> {
  /** What it mainly consists of. */
  readonly name: string
  readonly price: number
}

const main: readonly string[] = ['kit', 'portable', 'inverter', 'battery', 'panel']

/** 'Inversor 1000 W + Batería 12 V 200 Ah + 2 × Panel 410 W' */
const namesOf = (lines: readonly Line[], nameOf: (sku: string) => string): string =>
  lines
    .filter(({ offer: { part } }) => main.includes(part.category))
    .map(({ offer: { part }, quantity }) => {
      const name = nameOf(part.sku)
      return quantity === 1 ? name : `${quantity} × ${name}`
    })
    .join(' + ')

/** A set of parts that does nearly all, else the next cheaper kit or station. */
function cheaperOf(
  near: Almost | null,
  next: Rejected | null,
  nameOf: (sku: string) => string,
): Cheaper | null {
  if (near) {
    const { price, lines } = near.set
    return { name: namesOf(lines, nameOf), price, reason: near.reason }
  }
  return next && { name: nameOf(next.offer.part.sku), price: next.offer.price, reason: next.reason }
}

export interface OfferedSet {
  readonly level: Level
  readonly set: ComposedSet
  /** Hours of a full battery. */
  readonly hours: number
  /** What is cheaper and will not do: parts that do nearly all, else the next kit or station. */
  readonly rejected: Cheaper | null
  /** The set of the level before, where that is the next cheaper one. */
  readonly below: LevelSet | null
}

/** Cents of what would do, were it known of how many volts a device is. */
export interface VoltsPrices {
  /** Large ones of 110 V, where that costs less or nothing gives both. */
  readonly on110: number | null
  /** Small ones of 220 V, where the cheapest gives 110 V alone; `none` where nothing that is for sale does it all. */
  readonly on220: number | 'none' | null
}

export interface Composed extends ProductShelf {
  readonly sets: readonly OfferedSet[]
  /** When nothing fits, or nothing within the budget: what comes nearest. */
  readonly nearMiss: NearMiss | null
  /** The cheapest that the grid recharges, where it costs less than with panels or nothing fits with them. */
  readonly byGrid: ComposedSet | null
  /** The cheapest that somebody must switch over by hand, or may have to, where that saves money or nothing else fits. */
  readonly byHand: ComposedSet | null
  readonly volts: VoltsPrices
  /** The price of the cheapest set when it is above the budget. */
  readonly aboveBudget: number | null
}

/** Kits and stations, with panels that need no mounting. */
const readyOnly = (shelf: Shelf): Shelf => ({
  ...shelf,
  inverters: [],
  panels: shelf.panels.filter(({ isFolding }) => isFolding),
})

/** Up to three sets for a need, each the cheapest of its level; otherwise what comes nearest. */
export async function composeSets(
  ctx: Needs<'locale' | 'destination'>,
  { need, demand, place, budget, isReadyOnly = false, owned, ...other }: ComposeRequest,
): Promise<Composed> {
  const products = await productShelf(ctx, ownedChoices(owned ?? nothingOwned))
  const shelf = isReadyOnly ? readyOnly(products.shelf) : products.shelf
  const check = checkAt(place, { demand }, need.isComplete)
  const maxPrice = budget ?? Number.POSITIVE_INFINITY
  const own = ownNames(ctx.locale)
  const nameOf = (sku: string) => own[sku] ?? products.bySku.get(sku)?.name ?? ''
  const all = setsByLevel(shelf, need, check)
  const sets = all
    .filter(({ set }) => set.price <= maxPrice)
    .map(({ level, set }, index, within) => {
      const near = index === 0 ? almost(shelf, need, check, set.price) : null
      const rejected = cheaperOf(near, nextCheaper(shelf, set.price, need, check), nameOf)
      const before = within[index - 1] ?? null
      const isNext = before !== null && before.set.price >= (rejected?.price ?? 0)
      return {
        ...{ level, set, hours: hoursOf(set, need) },
        ...(isNext ? { rejected: null, below: before } : { rejected, below: null }),
      }
    })
  const [dearer] = all
  const byGridWithin = (limit: number) =>
    need.panels && need.gridHours > 0
      ? cheapestSet(shelf, { ...need, panels: false }, check, limit)
      : null
  const byHandWithin = (limit: number) => {
    if (!need.mustSwitchOver || !need.isComplete) return null
    const set = cheapestSet(shelf, { ...need, mustSwitchOver: false }, check, limit)
    return set && switchOverOf(set.lines) !== 'automatic' ? set : null
  }
  const priceOf = (asked: ComposeRequest['on110'], limit: number) =>
    asked
      ? (cheapestSet(shelf, asked.need, checkAt(place, asked, need.isComplete), limit)?.price ??
        null)
      : null
  const on220Of = ({ lines }: ComposedSet): VoltsPrices['on220'] =>
    other.on220 && !gives240(lines)
      ? (priceOf(other.on220, Number.POSITIVE_INFINITY) ?? 'none')
      : null
  const [first] = sets
  if (first) {
    const byGrid = need.isComplete && !need.isVital ? byGridWithin(first.set.price - 1) : null
    const byHand = byHandWithin(first.set.price - 1)
    const on110 = priceOf(other.on110, first.set.price - 1)
    const volts = { on110, on220: on220Of(first.set) }
    return { ...products, sets, nearMiss: null, byGrid, byHand, volts, aboveBudget: null }
  }
  const near =
    nearMiss(shelf, need, check, maxPrice) ??
    nearestInAll(shelf, need, { check, isSafe: checkAt(place, {}, need.isComplete) }, maxPrice)
  const byGrid = byGridWithin(maxPrice)
  return {
    ...{ ...products, sets, nearMiss: near, byGrid, byHand: byHandWithin(maxPrice) },
    volts: { on110: priceOf(other.on110, maxPrice), on220: near && on220Of(near.set) },
    aboveBudget: dearer?.set.price ?? null,
  }
}
