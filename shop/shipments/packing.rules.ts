import type { OrderLine } from '#shop/orders/order.rules.ts'
import type { shippingAddress } from '#shop/orders/parties.rules.ts'

/** Renewable energy equipment: free of duty in Cuba, and declared separately (MFP Res. 41/2026). */
const renewable: readonly string[] = ['kit', 'panel', 'battery', 'inverter', 'portable']

/** Customs and export classification; null where it is not confirmed yet. */
export interface Classified {
  readonly eccn: string | null
  readonly hts: string | null
  readonly unNumber: string | null
}

/** Whom a label names. */
export interface Addressee extends ReturnType<typeof shippingAddress> {
  readonly number: string
  /** Who else may receive it. */
  readonly authorised: string | null
  /** The province at whose point it is picked up, as its code; null where it goes to the door. */
  readonly pickupIn: string | null
}

export interface PackedPart extends Classified {
  readonly sku: string
  readonly name: string
  readonly quantity: number
}

export interface PackedLine {
  readonly line: OrderLine
  /** Null where the product no longer exists. */
  readonly category: string | null
  /** The installation guide with the product's notes, also of one that is not shown any more. */
  readonly guide: string | null
  readonly classified: Classified
  /** The contents of a kit. */
  readonly parts: readonly PackedPart[]
}

export interface Packed {
  readonly renewables: readonly PackedLine[]
  readonly others: readonly PackedLine[]
}

/** Renewables are packed and declared separately; unknown products do not count as renewable. */
export const packedApart = (lines: readonly PackedLine[]): Packed => ({
  renewables: lines.filter(({ category }) => category !== null && renewable.includes(category)),
  others: lines.filter(({ category }) => category === null || !renewable.includes(category)),
})

/** In pounds; null where a weight is not known. */
export function weightOf(lines: readonly PackedLine[]): number | null {
  const hundredths = lines.map(({ line }) =>
    line.weightLbs === null ? Number.NaN : Math.round(line.weightLbs * 100) * line.quantity,
  )
  const sum = hundredths.reduce((total, weight) => total + weight, 0)
  return Number.isNaN(sum) ? null : sum / 100
}

const retentionYears = 10

/** Ten years after the last event (31 CFR 501.601). */
export function retainedUntil(last: Date): Date {
  const until = new Date(last)
  until.setUTCFullYear(until.getUTCFullYear() + retentionYears)
  return until
}

/** Documents freeze the classification at hand-over; before, they show today's. */
export function declaredOn(
  history: readonly { readonly to_state: string | null; readonly changed_at: Date }[],
  now: Date,
): Date {
  return history.findLast(({ to_state }) => to_state === 'handed_over')?.changed_at ?? now
}

/** 15 CFR 758.6: required for most items, printed for all of them. */
export const destinationControlStatement =
  'These items are controlled by the U.S. Government and authorized for export only to the country of ultimate destination for use by the ultimate consignee or end-user(s) herein identified. They may not be resold, transferred, or otherwise disposed of, to any other country or to any person other than the authorized ultimate consignee or end-user(s), either in their original form or after being incorporated into other items, without first obtaining approval from the U.S. government or as otherwise authorized by U.S. law and regulations.'
