import { type Day, readDay } from '#kernel/time.ts'

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
  /** As the list writes them, dates and places: 'DOB 1960', 'POB Placetas'; for staff to compare. */
  readonly births?: readonly string[]
}

export interface ListParser {
  /** False: the row does not have the format of the list. */
  read(row: readonly string[]): boolean
  names(): readonly ListedName[]
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** '19 Sep 1957' is a day; null where the list knows the year only. */
export function writtenDay(written: string): Day | null {
  const [, day, month = '', year] = /^(\d{2}) ([A-Z][a-z]{2}) (\d{4})$/.exec(written) ?? []
  const place = months.indexOf(month)
  return place < 0
    ? readDay(written)
    : readDay(`${year}-${String(place + 1).padStart(2, '0')}-${day}`)
}

export interface Birth {
  /** A day where the list states a whole one, else as it writes it: 'circa 1955'. */
  readonly dates: readonly string[]
  readonly places: readonly string[]
}

export function birthIn(births: readonly string[]): Birth {
  const after = (label: string) =>
    births.flatMap((birth) => (birth.startsWith(label) ? birth.slice(label.length) : []))
  return { dates: after('DOB ').map((date) => writtenDay(date) ?? date), places: after('POB ') }
}
