import { useState } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import type { FieldProblem } from '#shop/catalogue/management/fields.rules.ts'
import type { TableRow } from '#shop/catalogue/management/table/table.rules.ts'
import { BulkBar } from '#shop/catalogue/management/table/ui/bulk-bar.tsx'
import {
  changedAlike,
  type UnsavedChanges,
} from '#shop/catalogue/management/table/unsaved-changes.rules.ts'
import { useProductStaffMessages } from '#shop/catalogue/ui/use-messages.ts'

interface BulkSelectedProps {
  readonly selected: ReadonlyMap<string, TableRow>
  readonly unsaved: UnsavedChanges
  readonly onUnsaved: (change: (unsaved: UnsavedChanges) => UnsavedChanges) => void
  readonly onClear: () => void
}

/** One change for all selected rows; it becomes unsaved changes. */
export function BulkSelected({ selected, unsaved, onUnsaved, onClear }: BulkSelectedProps) {
  const messages = useProductStaffMessages()
  const locale = useLocale()
  const [skipped, setSkipped] = useState<{ count: number; problem: FieldProblem } | null>(null)
  return (
    <BulkBar
      title={formatPlural(locale, messages.bulk.title, selected.size)}
      applyLabel={messages.bulk.apply}
      onClear={onClear}
      onApply={(field, way, input) => {
        const changed = changedAlike(unsaved, selected.values(), { field, way, input })
        const { problem } = changed
        setSkipped(problem && { count: changed.skipped, problem })
        onUnsaved(() => changed.unsaved)
      }}
      notice={
        skipped
          ? formatPlural(locale, messages.bulk.skipped, skipped.count, {
              problem: messages.problems[skipped.problem],
            })
          : ''
      }
    />
  )
}
