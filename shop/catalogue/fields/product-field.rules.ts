/** How a value of a field is typed, read and stored. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'slug'
  | 'choice'
  | 'decimal'
  | 'whole'
  | 'flag'
  | 'code'
  | 'figures'
  | 'parts'
  | 'pictures'

export const formGroups = ['names', 'texts', 'prices', 'sight', 'technical', 'export'] as const
export type FormGroup = (typeof formGroups)[number]

export type FieldUnit = 'usd' | 'lb'
/** In quarters of a letter's height, as the style sheet counts. */
export type ColumnWidth = 24 | 28 | 32 | 36 | 72

/** Everything the shop says about one field of a product that staff edits; its messages stand beside. */
export interface ProductField {
  readonly kind: FieldKind
  /** Of what a decimal is. */
  readonly unit?: FieldUnit
  readonly max?: number
  readonly isNeeded?: true
  readonly mayBeNegative?: true
  readonly options?: readonly string[]
  readonly pattern?: RegExp
  /** Its group in the form and its place there; without one it has a form of its own. */
  readonly form?: readonly [group: FormGroup, place: number]
  /** True where an existing product has another form for it. */
  readonly isOnlyInNewForm?: true
  /** Its column in the table, by place; what is counted beside them has the places left out. */
  readonly table?: {
    readonly place: number
    readonly width: ColumnWidth
    /** Whether it may be too long for its column: each cell that is cut costs time to draw. */
    readonly isCut?: true
  }
  /** Where it stands among what can be changed in many products at once. */
  readonly bulk?: number
}
