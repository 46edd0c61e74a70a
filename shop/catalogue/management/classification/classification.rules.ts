/** What customs and export control call a product; null where nobody has said it yet. */
export interface Classification {
  readonly eccn: string | null
  readonly hts: string | null
  readonly unNumber: string | null
}

export const classificationFields = ['eccn', 'hts', 'un_number'] as const

export const unclassified: Classification = { eccn: null, hts: null, unNumber: null }

/** A change as the audit keeps it: what stood there before it. */
export interface ClassificationChange {
  readonly at: Date
  readonly before: Readonly<Record<string, unknown>> | null
}

const textOr = (value: unknown, other: string | null): string | null =>
  value === undefined ? other : typeof value === 'string' ? value : null

/** How a product was classified at a moment: every later change is taken back, the newest first. */
export function classifiedAt(
  now: Classification,
  newestFirst: readonly ClassificationChange[],
  changedAt: Date,
): Classification {
  return newestFirst
    .filter(({ at }) => at.getTime() > changedAt.getTime())
    .reduce<Classification>(
      (later, { before }) => ({
        eccn: textOr(before?.eccn, later.eccn),
        hts: textOr(before?.hts, later.hts),
        unNumber: textOr(before?.un_number, later.unNumber),
      }),
      now,
    )
}
