import { createContext, useContext, useMemo } from 'react'
import { CheckField } from '#design/forms/check-field.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { useProductStaffMessages } from '../../../ui/use-messages.ts'
import { type Column, columnsIn, keyOf, titleField, useColumnTitle } from './table-columns.ts'

const Hidden = createContext<readonly string[]>([])
export const HiddenColumnsProvider = Hidden.Provider

/** The chosen columns in the order of the language. */
export function useColumns(): readonly Column[] {
  const hidden = useContext(Hidden)
  const locale = useLocale()
  return useMemo(
    () => columnsIn(locale).filter((column) => !hidden.includes(keyOf(column))),
    [hidden, locale],
  )
}

interface ColumnChoiceProps {
  readonly hidden: readonly string[]
  readonly onHidden: (hidden: readonly string[]) => void
}

/** Which columns are shown; the name of the product always is. */
export function ColumnChoice({ hidden, onHidden }: ColumnChoiceProps) {
  const messages = useProductStaffMessages().table
  const titleOf = useColumnTitle()
  const locale = useLocale()
  const choices = columnsIn(locale).filter(
    (column) => !['select', 'open', titleField(locale)].includes(keyOf(column)),
  )
  return (
    <details className="text-sm open:basis-full">
      <summary className="opens min-h-11">{messages.columns}</summary>
      <div className="grid gap-x-4 sm:grid-cols-3 lg:grid-cols-5">
        {choices.map((column) => {
          const key = keyOf(column)
          return (
            <CheckField
              key={key}
              label={titleOf(column)}
              checked={!hidden.includes(key)}
              onChange={(event) =>
                onHidden(
                  event.target.checked ? hidden.filter((one) => one !== key) : [...hidden, key],
                )
              }
            />
          )
        })}
      </div>
    </details>
  )
}
