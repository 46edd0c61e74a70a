import type { Locale } from '#kernel/locale.ts'
import { type Line, systemAt } from '#shop/electrical/composer/offer.rules.ts'
import { type ShownFinding, shownFinding } from '#shop/electrical/finding-text.rules.ts'
import {
  batterySource,
  type EnergySource,
  leadSource,
  type Runtime,
  runtimeOf,
  usualStandbyW,
} from '#shop/electrical/runtime.rules.ts'
import type { CalculatedNeed } from '../composer/need-of.rules.ts'
import type { Owned } from './owned.rules.ts'
import { ownedOffers, ownSkus } from './owned-offers.rules.ts'

/** What the rules say to battery and inverter by themselves; fuses and cables come with a set. */
const aboutThem: readonly string[] = ['E1', 'E2', 'E3', 'E5', 'E7', 'E8', 'E9', 'E10']
const spoiling: readonly string[] = ['E1', 'E2']
/** Half of a lead battery may be used, and nine tenths of that reach the outlets. */
const leadShare = 0.45

/** What the house has already, as it is. */
export interface OwnCheck {
  /** What the battery alone does with the critical loads; null without one, or where it does not fit. */
  readonly runtime: Runtime | null
  readonly findings: readonly ShownFinding[]
}

function sourceOf({ battery, inverter }: Owned, lines: readonly Line[]): EnergySource | null {
  const part = lines.find(({ offer }) => offer.part.sku === ownSkus.battery)?.offer.part
  if (!battery || !part) return null
  const wh = (part.energy_wh ?? 0) * battery.quantity
  const volts = inverter?.volts ?? battery.volts
  const alone =
    battery.kind === 'lithium' ? batterySource(wh, volts) : leadSource(wh, volts, leadShare)
  return inverter ? { ...alone, standbyW: usualStandbyW(inverter.watts) } : alone
}

/** Lets battery and inverter of the house pass through the rules; null where there is neither. */
export function ownCheckOf(
  owned: Owned,
  { need, place, demand }: CalculatedNeed,
  locale: Locale,
  names: Readonly<Record<string, string>>,
): OwnCheck | null {
  const lines = ownedOffers(owned).map((offer) => ({ offer, quantity: offer.unitsLeft ?? 1 }))
  if (lines.length === 0) return null
  const { findings } = systemAt(lines, place, { demand }, false)
  const source = sourceOf(owned, lines)
  const fits = findings.every(({ rule }) => !spoiling.includes(rule))
  return {
    runtime: source && fits ? runtimeOf(source, need.meanW) : null,
    findings: findings
      .filter(({ rule }) => aboutThem.includes(rule))
      .map((finding) => shownFinding(locale, finding, names)),
  }
}
