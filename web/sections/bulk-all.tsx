import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { showToast } from '#design/toasts.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import { fieldOf } from '#shop/catalogue/fields/product-fields.rules.ts'
import type { BulkStep } from '#shop/catalogue/keeping/drafts.rules.ts'
import { BulkBar } from '#shop/catalogue/keeping/ui/bulk-bar.tsx'
import { useValueText } from '#shop/catalogue/keeping/ui/use-value-text.ts'
import { useProductStaffMessages } from '#shop/catalogue/ui/use-messages.ts'
import type { BulkAnswer } from '../product-bulk.server.ts'

interface BulkAllProps {
  readonly total: number
  readonly query: string
  readonly onClear: () => void
}

function useSaid(answer: BulkAnswer | undefined): string {
  const messages = useProductStaffMessages()
  if (!answer || answer.ok) return ''
  const { code } = answer
  if (code === 'count_changed' || code === 'changed_meanwhile' || code === 'not_understood')
    return messages.bulk.refused[code]
  return messages.problems[code]
}

/** What was typed or picked, as it is read. */
function useTypedText() {
  const textOf = useValueText()
  return ({ field, typed }: BulkStep): string => {
    if (fieldOf(field).kind === 'flag') return textOf(field, typed === 'true')
    return field === 'category' || field === 'available_for' ? textOf(field, typed) : typed
  }
}

/** One change for every product of the filter, which are too many to be drafts: the shop makes it, once it is confirmed. */
export function BulkAll({ total, query, onClear }: BulkAllProps) {
  const messages = useProductStaffMessages()
  const locale = useLocale()
  const fetcher = useFetcher<BulkAnswer>()
  const [asked, setAsked] = useState<BulkStep | null>(null)
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const [answered, setAnswered] = useState<BulkAnswer>()
  useEffect(() => {
    if (!answer || answer === answered) return
    setAnswered(answer)
    setAsked(null)
    if (!answer.ok) return
    const { changed, skipped, problem } = answer.value
    showToast({
      title: formatPlural(locale, messages.bulk.done, changed),
      description: problem
        ? formatPlural(locale, messages.bulk.skipped, skipped, {
            problem: messages.problems[problem],
          })
        : messages.drafts.savedText,
      variant: 'default_success',
    })
  }, [answer, answered, locale, messages])
  const typedText = useTypedText()
  const said = useSaid(answer)
  const send = () =>
    void fetcher.submit(JSON.stringify({ bulk: { ...asked, query, count: total } }), {
      method: 'post',
      encType: 'application/json',
    })
  return (
    <>
      <BulkBar
        title={formatPlural(locale, messages.bulk.allTitle, total)}
        hint={messages.bulk.allHint}
        applyLabel={messages.bulk.allApply}
        onApply={(field, way, typed) => setAsked({ field, way, typed })}
        onClear={onClear}
        said={said}
      />
      {asked && (
        <ConfirmDialog
          title={formatPlural(locale, messages.bulk.allTitle, total)}
          text={format(messages.bulk.allAsk, {
            field: messages.fields[asked.field],
            way: messages.bulk.ways[asked.way],
            value: typedText(asked),
          })}
          cancelLabel={messages.drafts.cancel}
          confirmLabel={messages.drafts.confirm}
          confirmLook="sun"
          isBusy={fetcher.state !== 'idle'}
          onCancel={() => setAsked(null)}
          onConfirm={send}
        />
      )}
    </>
  )
}
