export type ListedKind = 'person' | 'entity' | 'vessel' | 'aircraft'

/** One name of a listed person or entity. */
export interface ListedName {
  readonly name: string
  /** The main name of the listed person or entity. */
  readonly entity: string
  /** The list, as its authority names it. */
  readonly list: string
  readonly kind: ListedKind
  readonly program: string
  /** Complete dates only, 'YYYY-MM-DD'. */
  readonly birthDates: readonly string[]
  readonly nationalIds: readonly string[]
}

export interface ListParser {
  /** False: the row does not have the format of the list. */
  read(row: readonly string[]): boolean
  names(): readonly ListedName[]
}
