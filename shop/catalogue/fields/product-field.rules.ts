/** Input type, parser and storage of a field's value. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'slug'
  | 'choice'
  | 'decimal'
  | 'whole'
  | 'flag'
  | 'code'
  | 'link'
  | 'figures'
  | 'parts'
  | 'pictures'

export const formGroups = [
  'names',
  'texts',
  'prices',
  'sight',
  'technical',
  'maker',
  'export',
] as const
export type FormGroup = (typeof formGroups)[number]

/** Why a number is refused as a slip of the hand. */
export type TooLarge = 'price_too_large' | 'fee_too_large' | 'weight_too_large'

export type FieldUnit = 'usd' | 'lb'
/** Column width in quarters of an em. */
export type ColumnWidth = 24 | 28 | 32 | 36 | 72

/** The declaration of an editable product field; its labels are in `product-field-labels.rules.ts`. */
export interface ProductField {
  readonly kind: FieldKind
  /** Unit of a decimal. */
  readonly unit?: FieldUnit
  readonly max?: number
  readonly isNeeded?: true
  /** The largest decimal, and what a larger one is called. */
  readonly largest?: readonly [value: number, problem: TooLarge]
  /** A price of 0 is none: the product is not for sale. */
  readonly isNoneAtZero?: true
  readonly options?: readonly string[]
  /** Of a code, or of a text that is no free one. */
  readonly pattern?: RegExp
  /** Group and position in the form; without it the field has a form of its own. */
  readonly form?: readonly [group: FormGroup, place: number]
  /** True for a field that an existing product edits in another form. */
  readonly isOnlyInNewForm?: true
  /** Column and position in the table; positions left out belong to computed columns. */
  readonly table?: {
    readonly place: number
    readonly width: ColumnWidth
    /** Whether text may overflow the column: each truncated cell costs rendering time. */
    readonly isCut?: true
  }
  /** Position among the fields of bulk changes. */
  readonly bulk?: number
}
