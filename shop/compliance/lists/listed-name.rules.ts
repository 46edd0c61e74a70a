export type ListedKind = 'person' | 'entity' | 'vessel' | 'aircraft'

/** One name of somebody or something on a list. */
export interface ListedName {
  readonly name: string
  /** The main name of whom it belongs to. */
  readonly entity: string
  /** The list as its authority calls it. */
  readonly list: string
  readonly kind: ListedKind
  readonly program: string
  /** Whole dates only, 'YYYY-MM-DD'. */
  readonly birthDates: readonly string[]
  readonly nationalIds: readonly string[]
}

/** Takes the rows of a file one by one. */
export interface ListParser {
  /** False: the row is of another form than the list's. */
  read(row: readonly string[]): boolean
  names(): readonly ListedName[]
}
