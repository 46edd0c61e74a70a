/** Customs and export-control codes of a product; null when not classified yet. */
export interface Classification {
  readonly eccn: string | null
  readonly hts: string | null
  readonly unNumber: string | null
}

export const classificationFields = ['eccn', 'hts', 'un_number'] as const

export const unclassified: Classification = { eccn: null, hts: null, unNumber: null }

/** An audited change: the values before it. */
export interface ClassificationChange {
  readonly at: Date
  readonly before: Readonly<Record<string, unknown>> | null
}

const textOr = (value: unknown, other: string | null): string | null =>
  value === undefined ? other : typeof value === 'string' ? value : null

/** The classification at a given time: later changes are reverted, newest first. */
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
