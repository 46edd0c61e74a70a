import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { showToast } from '#design/toasts/toasts.tsx'
import { formatPlural } from '#kernel/messages.ts'
import type { FieldError } from '#shop/catalogue/management/change.rules.ts'
import { UnsavedChangesReview } from '#shop/catalogue/management/table/ui/unsaved-changes-review.tsx'
import {
  countUnsaved,
  draftedChanges,
  type UnsavedChanges,
} from '#shop/catalogue/management/table/unsaved-changes.rules.ts'
import { useProductStaffMessages } from '#shop/catalogue/ui/use-messages.ts'
import type { TableResult } from './product-bulk.server.ts'
import { AskedInDialog, ProductFindings } from './product-findings.tsx'

interface UnsavedProductsProps {
  readonly unsaved: UnsavedChanges
  readonly onUnsaved: (change: (unsaved: UnsavedChanges) => UnsavedChanges) => void
  readonly onSaved?: () => void
}

type Saved = Pick<Extract<TableResult, { ok: true }>, 'fields' | 'findings'>

/** What was saved last stays to be read above the table, with what the rules find in it. */
function AfterSave({ fields, findings }: Saved) {
  const { lastSaved, savedText } = useProductStaffMessages().drafts
  const locale = useLocale()
  return (
    <>
      <p className="w-full border-good border-l-4 pl-3">
        {formatPlural(locale, lastSaved, fields)} {savedText}
      </p>
      <ProductFindings findings={findings} />
    </>
  )
}

/** What the refusal asks to be confirmed; nothing where it asks for nothing. */
const askedBy = ({ findings, prices = [] }: TableResult) =>
  findings.length + prices.length > 0 ? { findings, prices } : null

/** The number of unsaved changes, their review, and buttons to save or discard them. */
export function UnsavedProducts({ unsaved, onUnsaved, onSaved }: UnsavedProductsProps) {
  const messages = useProductStaffMessages().drafts
  const locale = useLocale()
  const fetcher = useFetcher<TableResult>()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [after, setAfter] = useState<Saved | null>(null)
  const [asks, setAsks] = useState<'save' | 'drop' | null>(null)
  const count = countUnsaved(unsaved)
  const result = fetcher.state === 'idle' ? fetcher.data : undefined
  const [handled, setHandled] = useState<TableResult>()
  useEffect(() => {
    if (!result || result === handled) return
    setHandled(result)
    setIsConfirmed(false)
    if (!result.ok) return
    setAfter(result)
    onUnsaved(() => ({}))
    onSaved?.()
    setAsks(null)
    showToast({
      title: formatPlural(locale, messages.saved, result.fields),
      description: messages.savedText,
      variant: 'default_success',
    })
  }, [result, handled, onUnsaved, onSaved, locale, messages])
  const errors: readonly FieldError[] = result && !result.ok ? result.errors : []
  const asked = result?.ok === false && errors.length === 0 ? askedBy(result) : null
  const save = () =>
    void fetcher.submit(
      JSON.stringify({ changes: draftedChanges(unsaved), confirmed: isConfirmed }),
      {
        method: 'post',
        action: '/admin/products',
        encType: 'application/json',
      },
    )
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
      {asks === 'save' && count > 0 && (
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
          {asked && <AskedInDialog {...asked} onConfirm={setIsConfirmed} />}
          {result?.ok === false && !asked && (
            <p role="alert" className="mt-3 font-semibold text-bad">
              {errors.length > 0 ? `${messages.refused}. ${messages.refusedText}` : messages.failed}
            </p>
          )}
          <UnsavedChangesReview unsaved={unsaved} errors={errors} onUnsaved={onUnsaved} />
        </ConfirmDialog>
      )}
      {count === 0 && after && <AfterSave {...after} />}
      {asks === 'drop' && (
        <ConfirmDialog
          title={messages.dropTitle}
          text={messages.dropText}
          cancelLabel={messages.cancel}
          confirmLabel={messages.drop}
          onCancel={() => setAsks(null)}
          onConfirm={() => {
            setAsks(null)
            onUnsaved(() => ({}))
          }}
        />
      )}
    </div>
  )
}
