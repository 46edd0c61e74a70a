/** A row of a backup: every value as Postgres writes it as text. */
export type StoredRow = Readonly<Record<string, string | null>>

/** How a row of a format 1 backup, made before the baseline, becomes a row of the baseline's table. */
export interface RowTranslation {
  readonly table: string
  /** Pure; returns the same columns for every row. */
  readonly translate: (row: StoredRow) => StoredRow
}

/** Applies every translation of a table in the order of the list. */
export const translated = (
  translations: readonly RowTranslation[],
  table: string,
  row: StoredRow,
): StoredRow =>
  translations
    .filter((translation) => translation.table === table)
    .reduce((value, { translate }) => translate(value), row)
