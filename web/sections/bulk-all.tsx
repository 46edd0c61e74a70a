import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { showToast } from '#design/toasts.tsx'
import { useLocale } from '#design/words-context.tsx'
import { fill, fillCount } from '#kernel/words.ts'
import { fieldOf } from '#shop/catalogue/fields/product-fields.rules.ts'
import type { BulkStep } from '#shop/catalogue/keeping/drafts.rules.ts'
import { BulkBar } from '#shop/catalogue/keeping/ui/bulk-bar.tsx'
import { useProductStaffWords } from '#shop/catalogue/keeping/ui/use-staff-words.ts'
import { useValueText } from '#shop/catalogue/keeping/ui/use-value-text.ts'
import type { BulkAnswer } from '../product-bulk.server.ts'

interface BulkAllProps {
  readonly total: number
  readonly query: string
  readonly onClear: () => void
}

function useSaid(answer: BulkAnswer | undefined): string {
  const words = useProductStaffWords()
  if (!answer || answer.ok) return ''
  const { code } = answer
  if (code === 'count_changed' || code === 'changed_meanwhile' || code === 'not_understood')
    return words.bulk.refused[code]
  return words.problems[code]
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
  const words = useProductStaffWords()
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
      title: fillCount(locale, words.bulk.done, changed),
      description: problem
        ? fillCount(locale, words.bulk.skipped, skipped, { problem: words.problems[problem] })
        : words.drafts.savedText,
      variant: 'default_success',
    })
  }, [answer, answered, locale, words])
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
        title={fillCount(locale, words.bulk.allTitle, total)}
        hint={words.bulk.allHint}
        applyLabel={words.bulk.allApply}
        onApply={(field, way, typed) => setAsked({ field, way, typed })}
        onClear={onClear}
        said={said}
      />
      {asked && (
        <ConfirmDialog
          title={fillCount(locale, words.bulk.allTitle, total)}
          text={fill(words.bulk.allAsk, {
            field: words.fields[asked.field],
            way: words.bulk.ways[asked.way],
            value: typedText(asked),
          })}
          cancelLabel={words.drafts.cancel}
          confirmLabel={words.drafts.confirm}
          confirmLook="sun"
          isBusy={fetcher.state !== 'idle'}
          onCancel={() => setAsked(null)}
          onConfirm={send}
        />
      )}
    </>
  )
}
