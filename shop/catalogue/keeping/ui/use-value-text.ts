import { useLocale } from '#design/words-context.tsx'
import { centsFromDecimal, formatUsd } from '#kernel/money.ts'
import { formatNumber } from '#kernel/words.ts'
import { type FieldName, fieldOf } from '../../fields/product-fields.rules.ts'
import { categoryOf } from '../../product.rules.ts'
import { useCatalogueWords } from '../../ui/use-catalogue-words.ts'
import type { FieldValue } from '../fields.rules.ts'
import { useProductStaffWords } from './use-staff-words.ts'

/** A value as staff reads it: sums as sums, flags as words; '' where there is none. */
export function useValueText(): (field: FieldName, value: FieldValue) => string {
  const words = useProductStaffWords()
  const { category } = useCatalogueWords()
  const locale = useLocale()
  const choice = (field: FieldName, value: string) =>
    field === 'category' ? category[categoryOf(value)] : (words.options[field][value] ?? value)
  const written = (field: FieldName, value: string) => {
    const { kind, unit } = fieldOf(field)
    if (kind === 'choice') return choice(field, value)
    if (kind !== 'decimal') return value
    return unit === 'usd'
      ? formatUsd(centsFromDecimal(value))
      : formatNumber(locale, Number(value), 2)
  }
  return (field, value) => {
    if (value === null) return ''
    if (typeof value === 'boolean') return value ? words.yes : words.no
    return typeof value === 'number' ? formatNumber(locale, value) : written(field, value)
  }
}
