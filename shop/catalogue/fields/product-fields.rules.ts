import { categories } from '../products/product.rules.ts'
import type { ProductField } from './product-field.rules.ts'
import { byPlace } from './shown-field.rules.ts'
import { type SpecColumns, specColumns } from './specs.rules.ts'

const text = (max: number) => ({ kind: 'text', max }) as const
const long = { kind: 'long', max: 8_000 } as const
const terms = { kind: 'long', max: 1_000 } as const
const usd = { kind: 'decimal', unit: 'usd', largest: [1_000_000, 'price_too_large'] } as const
const flag = { kind: 'flag', isNeeded: true } as const
const choice = <Options extends readonly string[]>(options: Options) =>
  ({ kind: 'choice', options, isNeeded: true }) as const

/** Editable fields that are no figures, in the order of files. */
const ownFields = {
  sku: {
    ...text(60),
    pattern: /^[\p{L}\p{N}._/-]+$/u,
    form: ['names', 3],
    table: { place: 2, width: 36, isCut: true },
  },
  name: {
    ...text(200),
    isNeeded: true,
    form: ['names', 1],
    table: { place: 1, width: 72, isCut: true },
  },
  name_en: { ...text(200), form: ['names', 2], table: { place: 18, width: 72, isCut: true } },
  category: {
    ...choice(categories),
    form: ['names', 4],
    table: { place: 3, width: 36, isCut: true },
    bulk: 12,
  },
  url_slug: {
    kind: 'slug',
    max: 120,
    form: ['names', 5],
    table: { place: 19, width: 72, isCut: true },
  },
  short_description: { ...text(300), form: ['texts', 1] },
  short_description_en: { ...text(300), form: ['texts', 2] },
  description: { ...long, form: ['texts', 3] },
  description_en: { ...long, form: ['texts', 4] },
  sell_price: {
    ...usd,
    isNoneAtZero: true,
    form: ['prices', 1],
    table: { place: 4, width: 28 },
    bulk: 1,
  },
  cost_price: { ...usd, form: ['prices', 2], table: { place: 5, width: 28 }, bulk: 2 },
  numeric_price: { ...usd, form: ['prices', 3], table: { place: 9, width: 32 }, bulk: 3 },
  final_price: { ...usd, form: ['prices', 4], table: { place: 10, width: 32 }, bulk: 4 },
  delivery_fee: {
    ...usd,
    largest: [10_000, 'fee_too_large'],
    form: ['prices', 6],
    table: { place: 11, width: 28 },
    bulk: 5,
  },
  weight_lbs: {
    kind: 'decimal',
    unit: 'lb',
    largest: [10_000, 'weight_too_large'],
    form: ['prices', 5],
    table: { place: 7, width: 24 },
    bulk: 6,
  },
  track_inventory: { ...flag, form: ['sight', 3], table: { place: 13, width: 28 }, bulk: 8 },
  stock_quantity: {
    kind: 'whole',
    form: ['sight', 1],
    isOnlyInNewForm: true,
    table: { place: 12, width: 28 },
    bulk: 7,
  },
  available_for: {
    ...choice(['all', 'cuba', 'usa'] as const),
    form: ['sight', 2],
    table: { place: 14, width: 32 },
    bulk: 9,
  },
  is_active: { ...flag, form: ['sight', 4], table: { place: 15, width: 24 }, bulk: 10 },
  is_publicly_visible: { ...flag, form: ['sight', 5], table: { place: 16, width: 24 }, bulk: 11 },
  wh_available: { kind: 'whole', form: ['technical', 3], table: { place: 17, width: 24 } },
  brand: { ...text(60), form: ['maker', 1] },
  model: { ...text(80), form: ['maker', 2] },
  data_sheet_url: { kind: 'link', max: 300, form: ['maker', 3] },
  certificates: { ...text(200), form: ['maker', 4] },
  warranty_terms: { ...terms, form: ['maker', 5] },
  warranty_terms_en: { ...terms, form: ['maker', 6] },
  repairs: { ...text(200), form: ['maker', 7] },
  repairs_en: { ...text(200), form: ['maker', 8] },
  eccn: {
    kind: 'code',
    pattern: /^(EAR99|[0-9][A-E][0-9]{3}(\.[a-z0-9.]{1,20})?)$/i,
    form: ['export', 1],
  },
  hts: { kind: 'code', pattern: /^\d{4}(\.?\d{2}(\.?\d{2}(\.?\d{2})?)?)?$/, form: ['export', 2] },
  un_number: { kind: 'code', pattern: /^UN\d{4}$/i, form: ['export', 3] },
  specs: { kind: 'figures', form: ['technical', 1] },
  components: { kind: 'parts', form: ['technical', 2] },
  pictures: { kind: 'pictures' },
} as const satisfies Record<string, ProductField>

type Fields = typeof ownFields & SpecColumns
/**
 * Every editable field of a product, named as its column and in the order of files. Form, table, bulk
 * changes, import, export and storage follow from it.
 */
const productFields: Fields = { ...ownFields, ...specColumns }

export type FieldName = keyof Fields

/** The names of the fields whose declaration has `Facet`. */
type With<Facet> = { [Name in FieldName]: Fields[Name] extends Facet ? Name : never }[FieldName]
export type TableField = With<{ table: object }>
export type BulkField = With<{ bulk: number }>

export const fieldNames = Object.keys(productFields) as FieldName[]
export const isFieldName = (name: string): name is FieldName => Object.hasOwn(productFields, name)
export const fieldOf = (name: FieldName): ProductField => productFields[name]

export const tableFields = byPlace(fieldNames, (name) => fieldOf(name).table?.place) as TableField[]
/** Fields of bulk changes; names, SKUs and slugs are unique per product. */
export const bulkFields = byPlace(fieldNames, (name) => fieldOf(name).bulk) as BulkField[]
const inForm = byPlace(fieldNames, (name) => fieldOf(name).form?.[1])

/** The fields of a form, or of one of its groups. */
export const formFields = (isNew: boolean, group?: string): FieldName[] =>
  inForm.filter((name) => {
    const { form, isOnlyInNewForm = false } = fieldOf(name)
    return (isNew || !isOnlyInNewForm) && (group === undefined || form?.[0] === group)
  })
