/** On which ground of the export rules an order may leave for Cuba. */
export const exportBases = ['SCP', 'GFT', 'LICENSE'] as const
export type ExportBasis = (typeof exportBases)[number]

/** The states in which nobody holds an order for a name any more. */
const cleared: readonly string[] = ['clear', 'released']

export interface ReadyForCuba {
  readonly isPaid: boolean
  readonly compliance: string
  readonly isSigned: boolean
  readonly basis: ExportBasis | null
}

export type Missing = 'payment' | 'compliance' | 'declaration' | 'basis'

/** What still keeps an order from leaving for Cuba. */
export function missingForCuba(order: ReadyForCuba): Missing[] {
  return [
    ...(order.isPaid ? [] : (['payment'] as const)),
    ...(cleared.includes(order.compliance) ? [] : (['compliance'] as const)),
    ...(order.isSigned ? [] : (['declaration'] as const)),
    ...(order.basis ? [] : (['basis'] as const)),
  ]
}

/** Nothing goes to Cuba that is not paid, cleared or released, signed for, and allowed by a ground. */
export const mayLeaveForCuba = (order: ReadyForCuba): boolean => missingForCuba(order).length === 0
