import { useLocale } from '#design/words-context.tsx'
import { centsFromDecimal, formatUsd } from '#kernel/money.ts'
import { formatNumber } from '#kernel/words.ts'
import { categoryOf } from '../../product.rules.ts'
import { useCatalogueWords } from '../../ui/use-catalogue-words.ts'
import { type FieldName, type FieldValue, fieldOf } from '../fields.rules.ts'
import { useProductStaffWords } from './use-staff-words.ts'

/** A value as staff reads it: sums as sums, flags as words; '' where there is none. */
export function useValueText(): (field: FieldName, value: FieldValue) => string {
  const words = useProductStaffWords()
  const { category } = useCatalogueWords()
  const locale = useLocale()
  const choice = (field: FieldName, value: string) =>
    field === 'category'
      ? category[categoryOf(value)]
      : words.availability[value as keyof typeof words.availability]
  const written = (field: FieldName, value: string) => {
    const { kind } = fieldOf(field)
    if (kind === 'choice') return choice(field, value)
    if (kind !== 'decimal') return value
    return field === 'weight_lbs'
      ? formatNumber(locale, Number(value), 2)
      : formatUsd(centsFromDecimal(value))
  }
  return (field, value) => {
    if (value === null) return ''
    if (typeof value === 'boolean') return value ? words.yes : words.no
    return typeof value === 'number' ? formatNumber(locale, value) : written(field, value)
  }
}
