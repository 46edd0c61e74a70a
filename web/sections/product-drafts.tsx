import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { showToast } from '#design/toasts.tsx'
import { formatPlural } from '#kernel/messages.ts'
import type { Wrong } from '#shop/catalogue/keeping/change.rules.ts'
import { countDrafts, type Drafts, draftedChanges } from '#shop/catalogue/keeping/drafts.rules.ts'
import type { Saved } from '#shop/catalogue/keeping/keeping.service.server.ts'
import { DraftsReview } from '#shop/catalogue/keeping/ui/drafts-review.tsx'
import { useProductStaffMessages } from '#shop/catalogue/ui/use-messages.ts'

interface ProductDraftsProps {
  readonly drafts: Drafts
  readonly onDrafts: (change: (drafts: Drafts) => Drafts) => void
}

/** How many changes wait, what they are, and the way to save or drop them. */
export function ProductDrafts({ drafts, onDrafts }: ProductDraftsProps) {
  const messages = useProductStaffMessages().drafts
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
      title: formatPlural(locale, messages.saved, answer.fields),
      description: messages.savedText,
      variant: 'default_success',
    })
  }, [answer, answered, onDrafts, locale, messages])
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
            {formatPlural(locale, messages.review, count)}
          </Button>
          <Button onClick={() => setAsks('drop')}>{messages.drop}</Button>
        </>
      )}
      {isOpen && (
        <ConfirmDialog
          title={messages.title}
          text={messages.text}
          cancelLabel={messages.cancel}
          confirmLabel={messages.confirm}
          confirmLook="sun"
          isBusy={fetcher.state !== 'idle'}
          onCancel={() => setAsks(null)}
          onConfirm={save}
        >
          {answer?.ok === false && (
            <p role="alert" className="mt-3 font-semibold text-bad">
              {wrongs.length > 0 ? `${messages.refused}. ${messages.refusedText}` : messages.failed}
            </p>
          )}
          <DraftsReview drafts={drafts} wrongs={wrongs} onDrafts={onDrafts} />
        </ConfirmDialog>
      )}
      {asks === 'drop' && (
        <ConfirmDialog
          title={messages.dropTitle}
          text={messages.dropText}
          cancelLabel={messages.cancel}
          confirmLabel={messages.drop}
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
