import type { Usd } from '#kernel/money.ts'
import {
  type ArrayCheck,
  checkArray,
  checkSystem,
  type PlaceFacts,
  type SystemCheck,
  type SystemOptions,
} from '../checks/check-system.rules.ts'
import { type Finding, isSerious, type Report, type Unknown } from '../checks/finding.rules.ts'
import type { Part } from '../parts/part.rules.ts'
import type { StandbyBasis } from '../runtime.rules.ts'
import type { Losses } from './losses.rules.ts'

/** A product that can be part of a set, at its delivered price. */
export interface Offer {
  readonly part: Part
  readonly specs: Readonly<Record<string, unknown>>
  readonly price: Usd
  /** Units that can still be sold; null where stock is not tracked. */
  readonly unitsLeft: number | null
  /** What a kit consists of; empty for everything else. */
  readonly contents: readonly Line[]
  /** Already in the house: only cautious figures of it are known. */
  readonly isOwned?: boolean
}

export interface Line {
  readonly offer: Offer
  readonly quantity: number
}

/** A set that meets the need: what to buy, and what it gives. */
export interface ComposedSet {
  readonly lines: readonly Line[]
  readonly price: number
  readonly outletWh: number
  readonly standbyW: number
  readonly standbyBasis: StandbyBasis
  readonly panelW: number
  /** What inverter and battery together give without a pause, and while something starts. */
  readonly continuousW: number
  readonly surgeW: number
  readonly losses: Losses
}

export const isInStock = ({ offer, quantity }: Line): boolean =>
  offer.unitsLeft === null || offer.unitsLeft >= quantity

export const priceOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { offer, quantity }) => sum + offer.price * quantity, 0)

/** The lines with kits replaced by what they consist of. */
export const partsOf = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) =>
    line.offer.contents.length === 0
      ? [line]
      : line.offer.contents.map(({ offer, quantity }) => ({
          offer,
          quantity: quantity * line.quantity,
        })),
  )

/** All rules, or only those of panels, of where they end and of their cables. */
export type Scope = 'all' | 'panels'

/** The rules that these parts break so that they are dangerous or will not work; of rules or notes that are named, what is advised counts too. */
export interface Check {
  (lines: readonly Line[], advised?: readonly string[], scope?: Scope): ReadonlySet<string>
  /** Watts of the panels that these parts use in full sun. */
  readonly usedW: (lines: readonly Line[]) => number
}

/** The check without what it finds by some rules. */
export const without = (check: Check, rules: readonly string[]): Check =>
  Object.assign(
    (lines: readonly Line[], advised?: readonly string[], scope?: Scope) =>
      new Set([...check(lines, advised, scope)].filter((rule) => !rules.includes(rule))),
    { usedW: check.usedW },
  )

/** A hybrid feeds the wiring of a house, everything else has outlets. */
const feedsHouse = (lines: readonly Line[]): boolean =>
  lines.some(({ offer: { part } }) => part.category === 'inverter' && part.mppt_count !== null)

/** Lets the parts of a set pass through the rules, as they are wired when they are complete. */
export function systemAt(
  lines: readonly Line[],
  place: PlaceFacts,
  options: SystemOptions,
  isComplete: boolean,
): SystemCheck {
  const parts = lines.map(({ offer, quantity }) => ({ part: offer.part, quantity }))
  const wiring = isComplete && feedsHouse(lines) ? 'house' : 'outlets'
  return checkSystem(parts, place, { wiring, isComplete, ...options })
}

/** Rules whose answer may be a danger. */
const dangerRules: readonly string[] = [
  'E1',
  'E2',
  'E4',
  'E12',
  'E14',
  'E16',
  'E18',
  'E19',
  'E20',
  'E21',
]

/** What is for sale must state what keeps it safe; of what the house has, its label is read. */
const isDoubtful = ({ rule, sku, field }: Unknown, lines: readonly Line[]): boolean =>
  dangerRules.includes(rule) &&
  // the most that is usual is counted
  field !== 'temp_coeff_voc_pct_c' &&
  !lines.some(({ offer }) => offer.part.sku === sku && offer.isOwned)

const panelsAt = (lines: readonly Line[], place: PlaceFacts, isComplete: boolean): ArrayCheck =>
  checkArray(
    lines.map(({ offer, quantity }) => ({ part: offer.part, quantity })),
    place,
    isComplete,
  )

export function checkAt(place: PlaceFacts, options: SystemOptions, isComplete = false): Check {
  // the same parts are asked about again, with other advice that counts
  let last: { readonly lines: readonly Line[]; readonly scope: Scope; readonly report: Report }
  const reportOn = (lines: readonly Line[], scope: Scope): Report => {
    if (last?.lines === lines && last.scope === scope) return last.report
    const isAll = scope === 'all'
    const report = isAll
      ? systemAt(lines, place, options, isComplete)
      : panelsAt(lines, place, isComplete)
    last = { lines, scope, report }
    return report
  }
  const found = (
    lines: readonly Line[],
    advised: readonly string[] = [],
    scope: Scope = 'all',
  ): ReadonlySet<string> => {
    const { findings, unknown } = reportOn(lines, scope)
    const counts = (one: Finding) =>
      isSerious(one) || [one.rule, ...one.notes].some((name) => advised.includes(name))
    const broken = new Set(findings.filter(counts).map(({ rule }) => rule))
    for (const one of unknown) if (isDoubtful(one, lines)) broken.add(one.rule)
    return broken
  }
  const usedW = (lines: readonly Line[]) => panelsAt(lines, place, isComplete).usedW
  return Object.assign(found, { usedW })
}
