import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { showToast } from '#design/toasts.tsx'
import { useLocale } from '#design/words-context.tsx'
import { fillCount } from '#kernel/words.ts'
import type { Wrong } from '#shop/catalogue/keeping/change.rules.ts'
import { countDrafts, type Drafts, draftedChanges } from '#shop/catalogue/keeping/drafts.rules.ts'
import type { Saved } from '#shop/catalogue/keeping/keeping.service.server.ts'
import { DraftsReview } from '#shop/catalogue/keeping/ui/drafts-review.tsx'
import { useProductStaffWords } from '#shop/catalogue/keeping/ui/use-staff-words.ts'

interface ProductDraftsProps {
  readonly drafts: Drafts
  readonly onDrafts: (change: (drafts: Drafts) => Drafts) => void
}

/** How many changes wait, what they are, and the way to save or drop them. */
export function ProductDrafts({ drafts, onDrafts }: ProductDraftsProps) {
  const words = useProductStaffWords().drafts
  const locale = useLocale()
  const fetcher = useFetcher<Saved>()
  const [asks, setAsks] = useState<'save' | 'drop' | null>(null)
  const count = countDrafts(drafts)
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const [answered, setAnswered] = useState<Saved>()
  useEffect(() => {
    if (!answer || answer === answered) return
    setAnswered(answer)
    if (!answer.ok) return
    onDrafts(() => ({}))
    setAsks(null)
    showToast({
      title: fillCount(locale, words.saved, answer.fields),
      description: words.savedText,
      variant: 'default_success',
    })
  }, [answer, answered, onDrafts, locale, words])
  const wrongs: readonly Wrong[] = answer && !answer.ok ? answer.wrongs : []
  const isOpen = asks === 'save' && count > 0
  const save = () =>
    void fetcher.submit(JSON.stringify({ changes: draftedChanges(drafts) }), {
      method: 'post',
      action: '/admin/products',
      encType: 'application/json',
    })
  return (
    <div className="flex flex-wrap gap-3">
      {count > 0 && (
        <>
          <Button look="sun" onClick={() => setAsks('save')}>
            {fillCount(locale, words.review, count)}
          </Button>
          <Button onClick={() => setAsks('drop')}>{words.drop}</Button>
        </>
      )}
      {isOpen && (
        <ConfirmDialog
          title={words.title}
          text={words.text}
          cancelLabel={words.cancel}
          confirmLabel={words.confirm}
          confirmLook="sun"
          isBusy={fetcher.state !== 'idle'}
          onCancel={() => setAsks(null)}
          onConfirm={save}
        >
          {answer?.ok === false && (
            <p role="alert" className="mt-3 font-semibold text-bad">
              {wrongs.length > 0 ? `${words.refused}. ${words.refusedText}` : words.failed}
            </p>
          )}
          <DraftsReview drafts={drafts} wrongs={wrongs} onDrafts={onDrafts} />
        </ConfirmDialog>
      )}
      {asks === 'drop' && (
        <ConfirmDialog
          title={words.dropTitle}
          text={words.dropText}
          cancelLabel={words.cancel}
          confirmLabel={words.drop}
          onCancel={() => setAsks(null)}
          onConfirm={() => {
            setAsks(null)
            onDrafts(() => ({}))
          }}
        />
      )}
    </div>
  )
}
