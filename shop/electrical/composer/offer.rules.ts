import type { Usd } from '#kernel/money.ts'
import { checkSystem, type PlaceFacts, type SystemOptions } from '../checks/check-system.rules.ts'
import { isSerious } from '../checks/finding.rules.ts'
import type { Part } from '../parts/part.rules.ts'
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
  readonly panelW: number
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

/** The rules that these parts break so that they are dangerous or will not work. */
export type Check = (lines: readonly Line[]) => ReadonlySet<string>

export const checkAt =
  (place: PlaceFacts, options: SystemOptions): Check =>
  (lines) => {
    const parts = lines.map(({ offer, quantity }) => ({ part: offer.part, quantity }))
    const { findings } = checkSystem(parts, place, options)
    return new Set(findings.filter(isSerious).map(({ rule }) => rule))
  }
