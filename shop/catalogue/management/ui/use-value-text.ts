import { useLocale } from '#design/messages-context.tsx'
import { formatNumber } from '#kernel/messages.ts'
import { centsFromDecimal, formatUsd } from '#kernel/money.ts'
import { type FieldName, fieldOf } from '../../fields/product-fields.rules.ts'
import { categoryOf } from '../../products/product.rules.ts'
import { useCatalogueMessages, useProductStaffMessages } from '../../ui/use-messages.ts'
import type { FieldValue } from '../fields.rules.ts'
import { figuresIn, type TypedFigure } from '../figures/figures-form.rules.ts'
import { useFigureLabel } from './use-figure-label.ts'

/** Formats a value for staff: amounts as currency, flags as text; '' for null. */
export function useValueText(): (field: FieldName, value: FieldValue) => string {
  const messages = useProductStaffMessages()
  const { category } = useCatalogueMessages()
  const locale = useLocale()
  const labelOf = useFigureLabel()
  const figureText = ({ key, value }: TypedFigure) => `${labelOf(key)}: ${value}`
  const choice = (field: FieldName, value: string) =>
    field === 'category' && value !== 'unknown'
      ? category[categoryOf(value)]
      : (messages.options[field][value] ?? value)
  const written = (field: FieldName, value: string) => {
    const { kind, unit } = fieldOf(field)
    if (kind === 'choice') return choice(field, value)
    if (kind === 'figures') return figuresIn(value).map(figureText).join('; ')
    if (kind !== 'decimal') return value
    return unit === 'usd'
      ? formatUsd(centsFromDecimal(value))
      : formatNumber(locale, Number(value), 2)
  }
  return (field, value) => {
    if (value === null) return ''
    if (typeof value === 'boolean') return value ? messages.yes : messages.no
    return typeof value === 'number' ? formatNumber(locale, value) : written(field, value)
  }
}
