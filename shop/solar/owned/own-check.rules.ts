import type { Locale } from '#kernel/locale.ts'
import { zero } from '#kernel/money.ts'
import { nextFuse, stringVocV, sunMargin } from '#shop/electrical/checks/strings.rules.ts'
import type { Need } from '#shop/electrical/composer/need.rules.ts'
import {
  type ComposedSet,
  checkAt,
  type Line,
  systemAt,
} from '#shop/electrical/composer/offer.rules.ts'
import { type Shelf, shelfOf } from '#shop/electrical/composer/shelf.rules.ts'
import {
  type ShownNames,
  type ShownNotice,
  shownNotices,
} from '#shop/electrical/finding-text.rules.ts'
import { partOf } from '#shop/electrical/parts/part.rules.ts'
import {
  batterySource,
  type EnergySource,
  leadSource,
  type Runtime,
  runtimeOf,
  usualStandbyW,
} from '#shop/electrical/runtime.rules.ts'
import type { CalculatedNeed } from '../composer/need-of.rules.ts'
import { chemistryFacts } from '../sizing/battery.rules.ts'
import { panelYieldWh } from '../sizing/panels.rules.ts'
import { type OwnDoubt, ownDoubtOf } from './own-output.rules.ts'
import { doubtOf, type PanelDoubt, panelSpecs } from './own-panels.rules.ts'
import { type UnusedPart, unusedParts } from './own-reasons.rules.ts'
import { isTrackerKnown, type TrackerGap, trackerGaps } from './own-tracker.rules.ts'
import type { Owned } from './owned.rules.ts'
import { ownedOffers, ownSkus } from './owned-offers.rules.ts'

/** What the rules say to battery and inverter by themselves; fuses and cables come with a set. */
const aboutThem: readonly string[] = ['E1', 'E2', 'E3', 'E4', 'E5', 'E7', 'E8', 'E9', 'E10']
/** Panels of the house at the controller inside its inverter. */
const aboutStrings: readonly string[] = ['E12', 'E13', 'E14', 'E15']
const isAbout =
  ({ inverter }: Owned) =>
  ({ rule }: { readonly rule: string }): boolean =>
    aboutThem.includes(rule) || (isTrackerKnown(inverter) && aboutStrings.includes(rule))
const spoiling: readonly string[] = ['E1', 'E2']

/** What panels of the house give, and what their label leaves open. */
export interface OwnPanelCheck {
  readonly doubt: PanelDoubt | null
  /** Of a day, by the sun that is counted for the place. */
  readonly wh: number
  /** Percent of what the sun must give back. */
  readonly share: number
  /** Volts of one in the cold; null where its label is not known. */
  readonly coldV: number | null
  /** How cold that is. */
  readonly lowC: number
}

/** What the house has already, as it is. */
export interface OwnCheck {
  /** What the battery alone does with the critical loads; null without one, or where it does not fit. */
  readonly runtime: Runtime | null
  readonly findings: readonly ShownNotice[]
  /** What no label says and decides whether it runs at all. */
  readonly doubt: OwnDoubt | null
  readonly panels: OwnPanelCheck | null
  /** Battery and inverter that none of the sets uses, and why. */
  readonly unused: readonly UnusedPart[]
  /** What the label of the inverter's own solar controller leaves open. */
  readonly trackerGaps: readonly TrackerGap[]
  /** Nobody knows volts, frequency and wave of an inverter of the house. */
  readonly isOutputUnknown: boolean
  /** Whether somebody read its volts. */
  readonly isVoltsKnown: boolean
  /** Whether a battery or an inverter is counted with what is safe for its kind. */
  readonly isCautious: boolean
}

/** Half of a lead battery may be used, and what its kind gives of that reaches the outlets. */
function shareOf(kind: 'agm' | 'lead'): number {
  const { depth, efficiency } = chemistryFacts(kind)
  return depth * efficiency
}

function sourceOf({ battery, inverter }: Owned, lines: readonly Line[]): EnergySource | null {
  const part = lines.find(({ offer }) => offer.part.sku === ownSkus.battery)?.offer.part
  if (!battery || !part) return null
  const wh = (part.energy_wh ?? 0) * battery.quantity
  const volts = inverter?.volts ?? battery.volts
  const { kind } = battery
  const alone = kind === 'lithium' ? batterySource(wh, volts) : leadSource(wh, volts, shareOf(kind))
  return inverter ? { ...alone, standbyW: usualStandbyW(inverter.watts) } : alone
}

function panelCheck({ panels }: Owned, lines: readonly Line[], { need, place }: CalculatedNeed) {
  const part = lines.find(({ offer }) => offer.part.sku === ownSkus.panel)?.offer.part
  if (!panels || !part) return null
  const wh = panelYieldWh(panels.watts * panels.quantity, place.sunHours)
  return {
    doubt: doubtOf(panels),
    wh,
    share: need.dailyWh > 0 ? Math.floor((100 * wh) / need.dailyWh) : 0,
    coldV: part.voc_v === null ? null : stringVocV(part, 1, place.lowC),
    lowC: place.lowC,
  }
}

/** Nobody knows waves, volts and hertz of an inverter of the house: no medical device hangs on it. */
export const ownedFor = (owned: Owned, { isVital }: Pick<Need, 'isVital'>): Owned =>
  isVital ? { ...owned, inverter: null } : owned

const unfitForMedical = ({ inverter }: Owned, { isVital }: Need): UnusedPart[] =>
  isVital && inverter ? [{ part: 'inverter', reason: { kind: 'medical' } }] : []

/** What was composed with it. */
interface ComposedWith {
  readonly shelf: Shelf
  readonly sets: readonly { readonly set: ComposedSet }[]
}

const nothingComposed: ComposedWith = { shelf: shelfOf([]), sets: [] }

/** A box with fuses is for sale: that strings lack it is nothing against panels or inverter. */
function boxFor({ inverter, panels }: Owned): Line[] {
  if (!panels || !isTrackerKnown(inverter)) return []
  const { isc_a: short = 0 } = panelSpecs(panels)
  const specs = { role: 'combiner', strings: panels.quantity, fuse_a: nextFuse(sunMargin * short) }
  const part = partOf('own-box', 'accessory', specs)
  return [{ offer: { part, specs, price: zero, unitsLeft: 1, contents: [] }, quantity: 1 }]
}

/** Lets what the house has pass through the rules; null where there is nothing. */
export function ownCheckOf(
  owned: Owned,
  asked: CalculatedNeed,
  locale: Locale,
  names: ShownNames,
  { shelf, sets }: ComposedWith = nothingComposed,
): OwnCheck | null {
  const { need, place, demand } = asked
  const offers = ownedOffers(owned)
  const lines = offers.map((offer) => ({ offer, quantity: offer.unitsLeft ?? 1 }))
  if (lines.length === 0) return null
  const { findings, unknown } = systemAt([...lines, ...boxFor(owned)], place, { demand }, false)
  const source = sourceOf(owned, lines)
  const isAboutIt = isAbout(owned)
  const fits = findings.every(({ rule }) => !spoiling.includes(rule))
  const doubt = fits ? ownDoubtOf(owned, shelfOf(offers), demand) : null
  const check = checkAt(place, { demand }, need.isComplete)
  const found = sets.map(({ set }) => set)
  const unused = [
    ...(sets.length > 0 ? unusedParts({ shelf, need, check }, found) : []),
    ...unfitForMedical(owned, need),
  ]
  return {
    runtime: source && fits ? runtimeOf(source, need.meanW) : null,
    doubt,
    // a doubt that is told says why already
    unused: unused.filter(({ reason }) => reason.kind !== doubt?.kind),
    trackerGaps: owned.inverter?.tracker ? trackerGaps(owned.inverter.tracker) : [],
    // a medical device says it already
    isOutputUnknown: owned.inverter !== null && !need.isVital,
    isVoltsKnown: Boolean(owned.inverter?.output),
    isCautious: owned.battery !== null || owned.inverter !== null,
    panels: panelCheck(owned, lines, asked),
    findings: shownNotices(
      locale,
      {
        // what nobody knows is not refused as well
        findings: findings.filter(
          (found) => isAboutIt(found) && !(found.rule === 'E7' && doubt?.kind === 'start'),
        ),
        // its volts are asked in words of their own
        unknown: unknown.filter((one) => isAboutIt(one) && one.field !== 'output_v'),
      },
      names,
    ),
  }
}
