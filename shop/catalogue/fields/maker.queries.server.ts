import type { Selectable } from 'kysely'
import { contentIn, type Locale } from '#kernel/locale.ts'
import type { ProductsView } from '#platform/database/schema.generated.ts'
import type { Maker } from '../products/product.rules.ts'

export const makerColumns = [
  'brand',
  'model',
  'data_sheet_url',
  'certificates',
  'warranty_terms',
  'warranty_terms_en',
  'repairs',
  'repairs_en',
] as const
type MakerRow = Pick<Selectable<ProductsView>, (typeof makerColumns)[number]>

const inLanguage = (locale: Locale, es: string | null, en: string | null): string =>
  contentIn(locale, { es, en }) || es || ''

export const toMaker = (row: MakerRow, locale: Locale): Maker => ({
  brand: row.brand ?? '',
  model: row.model ?? '',
  dataSheet: row.data_sheet_url ?? '',
  certificates: row.certificates ?? '',
  warrantyTerms: inLanguage(locale, row.warranty_terms, row.warranty_terms_en),
  repairs: inLanguage(locale, row.repairs, row.repairs_en),
})
