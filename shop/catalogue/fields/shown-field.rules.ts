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

/** A sign that both languages write alike. */
export type Sign =
  | 'W'
  | 'Wh'
  | 'V'
  | 'A'
  | 'Ah'
  | 'VA'
  | 'kA'
  | '%'
  | 'h'
  | 's'
  | 'ms'
  | '°'
  | 'mm²'
  | '%/°C'
  | 'Wh/lb'
/** A unit that needs words, and is shown in metric too where it is not. */
export type WordedUnit = 'years' | 'perDay' | 'inches' | 'feet' | 'mph' | 'usd'

/** For some families, which place it has among others. */
type Places = Readonly<Partial<Record<Category, number>>>

/** Where the shop shows a figure besides the table of the product's page. */
export interface Shown {
  /** Among the two figures of a card. Another than its own name or unit stands there where it is said. */
  readonly card?: Places & { readonly term?: CardTerm; readonly unit?: string }
  readonly compare?: Compared
  readonly filter?: FigureFilter
}

/** A filter of lists, from and to: how an address says them, and the column of `listed_products` that is asked. */
export interface FigureFilter {
  readonly min: `min${string}`
  readonly max: `max${string}`
  readonly column: string
  readonly categories: readonly ProductCategory[]
}

/** A row of the comparison; figures of one row stand in for each other, the first one first. */
export interface Compared {
  readonly place: number
  readonly better?: 'least' | 'most'
  /** Its own name unless it is said. */
  readonly row?: string
}

/** What a card calls a figure, where that is shorter than its name. */
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

/** Those that have a place, by place. */
export const byPlace = <Name extends string>(
  names: readonly Name[],
  placeOf: (name: Name) => number | undefined,
): Name[] =>
  names
    .filter((name) => placeOf(name) !== undefined)
    .sort((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0))
