import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { showToast } from '#design/toasts/toasts.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import { fieldOf } from '#shop/catalogue/fields/product-fields.rules.ts'
import { BulkBar } from '#shop/catalogue/management/table/ui/bulk-bar.tsx'
import type { BulkStep } from '#shop/catalogue/management/table/unsaved-changes.rules.ts'
import { useValueText } from '#shop/catalogue/management/ui/use-value-text.ts'
import { useProductStaffMessages } from '#shop/catalogue/ui/use-messages.ts'
import type { BulkResult } from './product-bulk.server.ts'
import { AskedInDialog, ProductFindings } from './product-findings.tsx'

interface BulkAllProps {
  readonly total: number
  readonly query: string
  readonly onClear: () => void
}

function useResultNotice(result: BulkResult | undefined): string {
  const messages = useProductStaffMessages()
  if (!result || result.ok) return ''
  const { code } = result
  if (code === 'danger') return ''
  if (code === 'count_changed' || code === 'changed_meanwhile' || code === 'not_understood')
    return messages.bulk.refused[code]
  return messages.problems[code]
}

/** What was entered or selected, as it is read. */
function useTextInput() {
  const textOf = useValueText()
  return ({ field, input }: BulkStep): string => {
    if (fieldOf(field).kind === 'flag') return textOf(field, input === 'true')
    return field === 'category' || field === 'available_for' ? textOf(field, input) : input
  }
}

/** One change of every product of the filter, too many for unsaved changes: the server applies it after a confirmation. */
export function BulkAll({ total, query, onClear }: BulkAllProps) {
  const messages = useProductStaffMessages()
  const locale = useLocale()
  const fetcher = useFetcher<BulkResult>()
  const [requested, setRequested] = useState<BulkStep | null>(null)
  const result = fetcher.state === 'idle' ? fetcher.data : undefined
  const [handled, setHandled] = useState<BulkResult>()
  const [isConfirmed, setIsConfirmed] = useState(false)
  useEffect(() => {
    if (!result || result === handled) return
    setHandled(result)
    setIsConfirmed(false)
    if (!result.ok && result.code === 'danger') return
    setRequested(null)
    if (!result.ok) return
    const { changed, skipped, problem } = result.value
    showToast({
      title: formatPlural(locale, messages.bulk.done, changed),
      description: problem
        ? formatPlural(locale, messages.bulk.skipped, skipped, {
            problem: messages.problems[problem],
          })
        : messages.drafts.savedText,
      variant: 'default_success',
    })
  }, [result, handled, locale, messages])
  const typedText = useTextInput()
  const notice = useResultNotice(result)
  const send = () =>
    void fetcher.submit(
      JSON.stringify({ bulk: { ...requested, query, count: total, confirmed: isConfirmed } }),
      {
        method: 'post',
        encType: 'application/json',
      },
    )
  return (
    <>
      <BulkBar
        title={formatPlural(locale, messages.bulk.allTitle, total)}
        hint={messages.bulk.allHint}
        applyLabel={messages.bulk.allApply}
        onApply={(field, way, input) => setRequested({ field, way, input })}
        onClear={onClear}
        notice={notice}
      />
      {result?.ok && <ProductFindings findings={result.findings} />}
      {requested && (
        <ConfirmDialog
          title={formatPlural(locale, messages.bulk.allTitle, total)}
          text={format(messages.bulk.allAsk, {
            field: messages.fields[requested.field],
            way: messages.bulk.ways[requested.way],
            value: typedText(requested),
          })}
          cancelLabel={messages.drafts.cancel}
          confirmLabel={messages.drafts.confirm}
          confirmLook="sun"
          isBusy={fetcher.state !== 'idle'}
          onCancel={() => setRequested(null)}
          onConfirm={send}
        >
          {requested.field === 'stock_quantity' && requested.input.trim() === '' && (
            <p className="mt-3 text-warn">{messages.drafts.uncounted}</p>
          )}
          {result?.ok === false && result.code === 'danger' && (
            <AskedInDialog {...result} onConfirm={setIsConfirmed} />
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
