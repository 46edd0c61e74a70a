import { Button } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import { centsFromDecimal } from '#kernel/money.ts'
import type { FieldName, TableField } from '../../../fields/product-fields.rules.ts'
import { nameFor } from '../../../prices/product-pricing.rules.ts'
import { useProductStaffMessages } from '../../../ui/use-messages.ts'
import { changesOf, type FieldChange, type FieldError, isUncounted } from '../../change.rules.ts'
import { useValueText } from '../../ui/use-value-text.ts'
import {
  insisting,
  type UnsavedChange,
  type UnsavedChanges,
  withoutCell,
} from '../unsaved-changes.rules.ts'

interface UnsavedChangesReviewProps {
  readonly unsaved: UnsavedChanges
  readonly errors: readonly FieldError[]
  readonly onUnsaved: (change: (unsaved: UnsavedChanges) => UnsavedChanges) => void
}

const maxShown = 100

interface LineProps extends Omit<UnsavedChangesReviewProps, 'unsaved' | 'errors'> {
  readonly id: string
  readonly field: FieldName
  readonly change: FieldChange
  readonly invalid: FieldError | undefined
}

function Choice({
  invalid,
  onUnsaved,
}: {
  invalid: FieldError
  onUnsaved: LineProps['onUnsaved']
}) {
  const messages = useProductStaffMessages()
  const textOf = useValueText()
  if (invalid.problem !== 'changed_meanwhile' || invalid.field === null) return null
  const theirs = textOf(invalid.field, invalid.theirs ?? null) || messages.none
  const field = invalid.field as TableField
  return (
    <span className="flex flex-wrap items-center gap-2">
      {format(messages.drafts.theirs, { value: theirs })}
      <Button onClick={() => onUnsaved((unsaved) => insisting(unsaved, invalid))}>
        {messages.drafts.insist}
      </Button>
      <Button onClick={() => onUnsaved((unsaved) => withoutCell(unsaved, invalid.id, field))}>
        {messages.drafts.yield}
      </Button>
    </span>
  )
}

function Line({ field, change, invalid, onUnsaved }: LineProps) {
  const messages = useProductStaffMessages()
  const textOf = useValueText()
  return (
    <li className="grid gap-1 border-line border-t py-2">
      <p className="flex flex-wrap gap-x-3">
        <span className="min-w-40 text-soft-ink">{messages.fields[field]}</span>
        <del className="figures">{textOf(field, change.from) || messages.none}</del>
        <span aria-hidden="true">→</span>
        <ins className="figures font-bold no-underline">
          {textOf(field, change.to) || messages.none}
        </ins>
      </p>
      {invalid && (
        <div className="grid gap-1 text-bad">
          <p>{messages.problems[invalid.problem]}</p>
          <Choice invalid={invalid} onUnsaved={onUnsaved} />
        </div>
      )}
    </li>
  )
}

const isUnderCost = ({ fields }: UnsavedChange): boolean => {
  const [price, cost] = [fields.sell_price?.to, fields.cost_price?.to]
  return (
    typeof price === 'string' &&
    typeof cost === 'string' &&
    centsFromDecimal(price) < centsFromDecimal(cost)
  )
}

/** Values of each product before and after, invalid ones first. */
export function UnsavedChangesReview({
  unsaved: unsavedChanges,
  errors,
  onUnsaved,
}: UnsavedChangesReviewProps) {
  const messages = useProductStaffMessages()
  const locale = useLocale()
  const invalidIds = new Set(errors.map(({ id }) => id))
  const entries = Object.entries(unsavedChanges).sort(
    ([one], [other]) => Number(invalidIds.has(other)) - Number(invalidIds.has(one)),
  )
  const rest = entries.length - maxShown
  return (
    <ul className="mt-4 grid max-h-[50vh] gap-4 overflow-y-auto text-sm">
      {entries.slice(0, maxShown).map(([id, unsaved]) => (
        <li key={id}>
          <h3 className="font-semibold">{nameFor(locale, unsaved)}</h3>
          {isUnderCost(unsaved) && <p className="text-warn">{messages.drafts.underCost}</p>}
          {isUncounted(unsaved.fields) && <p className="text-warn">{messages.drafts.uncounted}</p>}
          {errors
            .filter(({ id: own, field }) => own === id && !(field && field in unsaved.fields))
            .map(({ problem }) => (
              <p key={problem} className="text-bad">
                {messages.problems[problem]}
              </p>
            ))}
          <ul>
            {changesOf(unsaved.fields).map(([field, change]) => (
              <Line
                key={field}
                {...{ id, field, change, onUnsaved }}
                invalid={errors.find((invalid) => invalid.id === id && invalid.field === field)}
              />
            ))}
          </ul>
        </li>
      ))}
      {rest > 0 && <li>{formatPlural(locale, messages.drafts.more, rest)}</li>}
    </ul>
  )
}
