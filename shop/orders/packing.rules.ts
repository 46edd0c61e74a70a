import type { OrderLine } from './order.rules.ts'

/** Equipment of renewable energy: free of duty in Cuba, and presented by itself (MFP Res. 41/2026). */
const renewable: readonly string[] = ['kit', 'panel', 'battery', 'inverter', 'portable']

export interface PackedLine {
  readonly line: OrderLine
  /** Null where the product is not in the catalogue any more. */
  readonly category: string | null
  /** The installation guide with this product's own notes; null where it has no address. */
  readonly guide: string | null
  /** What is in the box of a kit. */
  readonly parts: readonly { readonly name: string; readonly quantity: number }[]
}

export interface Packed {
  readonly renewables: readonly PackedLine[]
  readonly others: readonly PackedLine[]
}

/** Renewables are packed and declared apart from everything else; what is unknown is not called one. */
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

const yearsKept = 10

/** Ten years after the last thing that happened (31 CFR 501.601). */
export function keptUntil(last: Date): Date {
  const until = new Date(last)
  until.setUTCFullYear(until.getUTCFullYear() + yearsKept)
  return until
}
