/** On which ground of the export rules an order may leave for Cuba. */
export const exportBases = ['SCP', 'GFT', 'LICENSE'] as const
export type ExportBasis = (typeof exportBases)[number]

export const complianceStates = ['CLEAR', 'RELEASED', 'MATCH', 'REJECTED', 'PENDING'] as const
export type ComplianceState = (typeof complianceStates)[number]

export interface ReadyForCuba {
  readonly isPaid: boolean
  readonly compliance: ComplianceState
  readonly isSigned: boolean
  readonly basis: ExportBasis | null
}

export type Missing = 'payment' | 'compliance' | 'declaration' | 'basis'

/** What still keeps an order from leaving for Cuba. */
export function missingForCuba(order: ReadyForCuba): Missing[] {
  const isCleared = order.compliance === 'CLEAR' || order.compliance === 'RELEASED'
  return [
    ...(order.isPaid ? [] : (['payment'] as const)),
    ...(isCleared ? [] : (['compliance'] as const)),
    ...(order.isSigned ? [] : (['declaration'] as const)),
    ...(order.basis ? [] : (['basis'] as const)),
  ]
}

/** Nothing goes to Cuba that is not paid, cleared or released, signed for, and allowed by a ground. */
export const mayLeaveForCuba = (order: ReadyForCuba): boolean => missingForCuba(order).length === 0
