import { useState } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { changedAlike, type Drafts } from '#shop/catalogue/keeping/drafts.rules.ts'
import type { FieldProblem } from '#shop/catalogue/keeping/fields.rules.ts'
import type { TableRow } from '#shop/catalogue/keeping/table.rules.ts'
import { BulkBar } from '#shop/catalogue/keeping/ui/bulk-bar.tsx'
import { useProductStaffMessages } from '#shop/catalogue/ui/use-messages.ts'

interface BulkSelectedProps {
  readonly selected: ReadonlyMap<string, TableRow>
  readonly drafts: Drafts
  readonly onDrafts: (change: (drafts: Drafts) => Drafts) => void
  readonly onClear: () => void
}

/** One change for all rows that are selected; it makes drafts and saves nothing. */
export function BulkSelected({ selected, drafts, onDrafts, onClear }: BulkSelectedProps) {
  const messages = useProductStaffMessages()
  const locale = useLocale()
  const [skipped, setSkipped] = useState<{ count: number; problem: FieldProblem } | null>(null)
  return (
    <BulkBar
      title={formatPlural(locale, messages.bulk.title, selected.size)}
      applyLabel={messages.bulk.apply}
      onClear={onClear}
      onApply={(field, way, typed) => {
        const changed = changedAlike(drafts, selected.values(), { field, way, typed })
        const { problem } = changed
        setSkipped(problem && { count: changed.skipped, problem })
        onDrafts(() => changed.drafts)
      }}
      said={
        skipped
          ? formatPlural(locale, messages.bulk.skipped, skipped.count, {
              problem: messages.problems[skipped.problem],
            })
          : ''
      }
    />
  )
}
