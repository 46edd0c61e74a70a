import type { Category, ProductCategory } from '../products/product.rules.ts'

export const specGroups = [
  'energy',
  'solar',
  'battery',
  'connection',
  'build',
  'lifetime',
  'value',
] as const
export type SpecGroup = (typeof specGroups)[number]

/** A unit written alike in both languages. */
export type Sign =
  | 'W'
  | 'Wh'
  | 'V'
  | 'A'
  | 'Ah'
  | 'VA'
  | 'kA'
  | 'Hz'
  | 'mA'
  | 'C'
  | '°C'
  | '%'
  | 'h'
  | 's'
  | 'ms'
  | '°'
  | 'mm²'
  | '%/°C'
  | 'Wh/lb'
/** A translated unit, with a metric equivalent where needed. */
export type WordedUnit = 'years' | 'perDay' | 'inches' | 'feet' | 'mph' | 'usd'

/** Position by category, for some categories. */
type Places = Readonly<Partial<Record<Category, number>>>

/** Where a figure is shown besides the specification table. */
export interface Shown {
  /** Among the two figures of a card, optionally with its own label or unit. */
  readonly card?: Places & { readonly term?: CardTerm; readonly unit?: string }
  readonly compare?: Compared
  readonly filter?: FigureFilter
}

/** A range filter of lists: its parameters and the column of `listed_products`. */
export interface FigureFilter {
  readonly min: `min${string}`
  readonly max: `max${string}`
  readonly column: string
  readonly categories: readonly ProductCategory[]
}

/** A row of the comparison; of several figures in one row the first known one is shown. */
export interface Compared {
  readonly place: number
  readonly better?: 'least' | 'most'
  /** Price and weight: less of it is better only between products of one size. */
  readonly growsWithSize?: boolean
  /** By default the figure's own name. */
  readonly row?: string
}

/** The card's label, where shorter than the name. */
export type CardTerm =
  | 'power'
  | 'surge'
  | 'efficiency'
  | 'energy'
  | 'usable'
  | 'voltage'
  | 'current'
  | 'length'
  | 'panels'
  | 'circuits'
  | 'strings'

/** The figures with a position, in order. */
export const byPlace = <Name extends string>(
  names: readonly Name[],
  placeOf: (name: Name) => number | undefined,
): Name[] =>
  names
    .filter((name) => placeOf(name) !== undefined)
    .sort((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0))
