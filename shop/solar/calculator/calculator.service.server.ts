import type { Locale } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import {
  gives240,
  outletVolts,
  type SwitchOver,
  switchOverOf,
} from '#shop/electrical/composer/abilities.rules.ts'
import type { Level } from '#shop/electrical/composer/levels.rules.ts'
import type { Lacking } from '#shop/electrical/composer/near-miss.rules.ts'
import { type ComposedSet, partsOf, systemAt } from '#shop/electrical/composer/offer.rules.ts'
import type { Reason } from '#shop/electrical/composer/reasons.rules.ts'
import { type ShownNotice, shownNotices } from '#shop/electrical/finding-text.rules.ts'
import { type Runtime, runtimeOf } from '#shop/electrical/runtime.rules.ts'
import { type Composed, composeSets, type VoltsPrices } from '../composer/compose.service.server.ts'
import { type CalculatedNeed, calculatedNeed } from '../composer/need-of.rules.ts'
import { type KwhCost, kwhCostOf } from '../composer/set-cost.rules.ts'
import { type DayDrawing, dayWithSet, drawn } from '../composer/set-day.rules.ts'
import { type Prospects, prospectsOf, sunOn } from '../composer/set-prospects.rules.ts'
import {
  isHardlyCharged,
  isNearlyMet,
  refillOf,
  switchesOver,
} from '../composer/set-source.rules.ts'
import {
  applianceNames,
  calculatorMessages,
  ownNames,
  wiringMessages,
} from '../messages.service.server.ts'
import { type OwnCheck, ownCheckOf, ownedFor } from '../owned/own-check.rules.ts'
import { type SetOutput, setOutput } from '../owned/own-output.rules.ts'
import { ownUseOf } from '../owned/own-use.rules.ts'
import type { OwnUse } from '../owned/owned.rules.ts'
import { panelYieldWh } from '../sizing/panels.rules.ts'
import type { Span } from '../sizing/recharge.rules.ts'
import { seriesText } from '../system/medical-series.rules.ts'
import { placeFactsOf } from '../system/system-demand.rules.ts'
import { leftOutOf } from '../wiring/left-out.rules.ts'
import { type Calculation, type Item, sizedPart } from './calculation.rules.ts'
import { medicalIn, type SwitchedOff, switchedOff } from './switched-off.rules.ts'

export type CatalogueCtx = Needs<'locale' | 'destination'>

export interface SetLine {
  readonly product: ProductSummary
  readonly quantity: number
}

/** What is bought together, and what it costs delivered. */
export interface SoldSet {
  readonly lines: readonly SetLine[]
  /** What of the house is used with it. */
  readonly own: OwnUse
  /** Cents. */
  readonly price: number
  /** Hours the critical loads run on a full battery, each as long as was typed. */
  readonly runtime: Runtime
  /** What its wiring sheet asks for beyond it, in words for a list. */
  readonly notIncluded: readonly string[]
  /** Whether somebody must plug the devices over when the grid goes and comes back. */
  readonly isPluggedOver: boolean
  /** Whether the devices stay on when the grid goes; what no part states is unknown. */
  readonly switchOver: SwitchOver
  /** What is said of batteries in series; only where somebody's health depends on them. */
  readonly seriesNote: string | null
  readonly gives240: boolean
  readonly outletVolts: ReturnType<typeof outletVolts>
  /** With all of them on without a pause; null where that makes no difference. */
  readonly nonstop: Runtime | null
}

/** The set of the level before, where no kit or station costs more and is cheaper. */
export interface SetBelow {
  readonly level: Level
  readonly price: number
  readonly runtime: Runtime
}

export interface RejectedProduct {
  readonly name: string
  readonly price: number
  readonly reason: Reason
  /** What to switch off so that it would do. */
  readonly saved: SwitchedOff | null
  /** The medical device that is never switched off. */
  readonly medical: Pick<Item, 'code' | 'name'> | null
}

/** A set for sale with its performance in this house. */
export interface OfferedSet extends SoldSet {
  readonly level: Level
  readonly output: SetOutput
  readonly panelWhPerDay: number
  /** Percent of a day's critical consumption. */
  readonly panelShare: number
  /** Percent of the battery that the grid recharges in four hours, as far as it is known; null where it cannot. */
  readonly refill: Span | null
  readonly prospects: Prospects | null
  readonly cost: KwhCost
  /** The next cheaper kit or station, and why it will not do. */
  readonly rejected: RejectedProduct | null
  readonly below: SetBelow | null
  readonly day: DayDrawing
  /** What an installer remarks about these parts, the most important first. */
  readonly advice: readonly ShownNotice[]
}

/** What comes nearest when nothing fits. */
export interface NearSet extends SoldSet {
  readonly lacks: readonly Lacking[]
  /** Percent of what is needed. */
  readonly share: number
  /** Hours of the blackout that it carries. */
  readonly hours: number
  readonly isHardlyCharged: boolean
  /** Whether it gives at least half of everything that is needed, or the grid gives back what the sun does not. */
  readonly isNear: boolean
}

export interface OfferedSets {
  /** What the house has already, as it is. */
  readonly own: OwnCheck | null
  readonly sets: readonly OfferedSet[]
  readonly near: NearSet | null
  /** The cheapest that the grid recharges, where it costs less or nothing fits with panels. */
  readonly byGrid: Pick<SoldSet, 'price' | 'runtime'> | null
  /** The cheapest for a medical device that does not switch over by itself, or nobody knows it. */
  readonly byHand: SoldSet | null
  readonly volts: VoltsPrices
  /** Cents of the cheapest set that does everything, when it is above the budget. */
  readonly aboveBudget: number | null
}

const noticed = 1.005

const seriesNoteOf = (
  lines: ComposedSet['lines'],
  place: CalculatedNeed['place'],
  locale: Locale,
): string | null =>
  seriesText(
    systemAt(partsOf(lines), place, {}, true).system,
    calculatorMessages(locale).sets.known,
  )

export function sold(
  set: ComposedSet,
  { bySku }: Composed,
  { need, demand, place }: CalculatedNeed,
  locale: Locale,
): SoldSet {
  const { lines, price } = set
  const own = ownNames(locale)
  const nameOf = (sku: string) => own[sku] ?? bySku.get(sku)?.name ?? sku
  const differs = demand.meanW > need.meanW * noticed
  return {
    price,
    notIncluded: leftOutOf(lines, place, wiringMessages(locale), { locale, nameOf }),
    runtime: runtimeOf(set, need.meanW),
    isPluggedOver: !switchesOver(set),
    ...{ switchOver: switchOverOf(lines), gives240: gives240(lines) },
    outletVolts: outletVolts(lines),
    seriesNote: need.isVital ? seriesNoteOf(lines, place, locale) : null,
    nonstop: differs ? runtimeOf(set, demand.meanW) : null,
    own: ownUseOf(lines),
    lines: lines.flatMap(({ offer, quantity }) => {
      const product = bySku.get(offer.part.sku)
      return product ? [{ product, quantity }] : []
    }),
  }
}

const ofSeries = ({ seriesNote }: SoldSet): ShownNotice[] =>
  seriesNote === null ? [] : [{ rule: 'E1', severity: 'advice', message: seriesNote }]

/** What an installer remarks, and what no label says. */
const adviceOn = (
  set: ComposedSet,
  { need, place, demand }: CalculatedNeed,
  locale: Locale,
  { bySku }: Composed,
): ShownNotice[] =>
  shownNotices(locale, systemAt(partsOf(set.lines), place, { demand }, need.isComplete), {
    devices: applianceNames(locale),
    nameOf: (sku) => ownNames(locale)[sku] ?? bySku.get(sku)?.name ?? sku,
  })

/** Cents of a battery or station on the shelf. */
function priceOn({ shelf }: Composed, sku: string): number | null {
  const offers = [...shelf.batteries.map(({ offer }) => offer), ...shelf.ready]
  return offers.find(({ part }) => part.sku === sku)?.price ?? null
}

function offered(
  composed: Composed,
  one: Composed['sets'][number],
  calculation: Calculation,
  asked: CalculatedNeed,
  locale: Locale,
): OfferedSet {
  const { need, place } = asked
  const { level, set, rejected, below } = one
  const wh = panelYieldWh(set.panelW, place.sunHours)
  const demandWh = need.dailyWh + set.standbyW * need.blackoutHours
  const part = sold(set, composed, asked, locale)
  return {
    ...part,
    level,
    output: setOutput(set),
    panelWhPerDay: Math.floor(wh),
    panelShare: set.panelW > 0 ? Math.floor((100 * wh) / demandWh) : 0,
    refill: refillOf(set)?.percent ?? null,
    prospects: prospectsOf(set, need, sunOn(calculation, calculation.place, place.sunHours)),
    cost: kwhCostOf(set, need, (sku) => priceOn(composed, sku)),
    rejected: rejected && {
      name: rejected.name,
      price: rejected.price,
      reason: rejected.reason,
      saved: switchedOff(rejected.reason, calculation.items, need.blackoutHours, place.sunHours),
      medical: medicalIn(calculation.items),
    },
    below: below && {
      level: below.level,
      price: below.set.price,
      runtime: runtimeOf(below.set, need.meanW),
    },
    day: drawn(dayWithSet(set, calculation, asked)),
    advice: [...ofSeries(part), ...adviceOn(set, asked, locale, composed)],
  }
}

/** Where no place is said, what goes to the United States must stand the coldest of its states but Alaska. */
export function askedBy(
  { destination }: CatalogueCtx,
  calculation: Calculation,
): CalculatedNeed | null {
  const asked = calculatedNeed(calculation)
  const coldest = destination === 'usa' ? placeFactsOf('US') : null
  if (!asked || calculation.place !== null || !coldest) return asked
  return { ...asked, place: { ...asked.place, lowC: coldest.lowC } }
}

function nearOf(composed: Composed, asked: CalculatedNeed, locale: Locale): NearSet | null {
  const { nearMiss } = composed
  return (
    nearMiss && {
      ...sold(nearMiss.set, composed, asked, locale),
      lacks: nearMiss.lacks,
      share: Math.floor(nearMiss.share * 100),
      hours: nearMiss.hours,
      isHardlyCharged: isHardlyCharged(nearMiss, asked.need),
      isNear: isNearlyMet(nearMiss, asked.need),
    }
  )
}

const nothingOffered: OfferedSets = {
  ...{ own: null, sets: [], near: null, aboveBudget: null },
  ...{ byGrid: null, byHand: null, volts: { on110: null, on220: null } },
}

/** Up to three sets for a calculation, each with its performance; what comes nearest when nothing fits. */
export async function setsFor(ctx: CatalogueCtx, house: Calculation): Promise<OfferedSets> {
  const calculation = sizedPart(house)
  const asked = askedBy(ctx, calculation)
  if (!asked) return nothingOffered
  const budget = calculation.budget === null ? null : Math.round(100 * calculation.budget)
  const composed = await composeSets(ctx, {
    ...{ ...asked, budget },
    owned: ownedFor(calculation.owned, asked.need),
  })
  const { byGrid, byHand } = composed
  const near = nearOf(composed, asked, ctx.locale)
  return {
    own: ownCheckOf(
      calculation.owned,
      asked,
      ctx.locale,
      {
        devices: applianceNames(ctx.locale),
        nameOf: (sku) => ownNames(ctx.locale)[sku] ?? sku,
      },
      composed,
    ),
    sets: composed.sets.map((one) => offered(composed, one, calculation, asked, ctx.locale)),
    near: byGrid && near?.isHardlyCharged ? null : near,
    byGrid: byGrid && { price: byGrid.price, runtime: runtimeOf(byGrid, asked.need.meanW) },
    volts: composed.volts,
    byHand: byHand && sold(byHand, composed, asked, ctx.locale),
    aboveBudget: composed.aboveBudget,
  }
}
