import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { useLocale } from '#design/messages-context.tsx'
import type { NewToast } from '#design/toasts/toast.rules.ts'
import { showToast } from '#design/toasts/toasts.tsx'
import { closing } from '../messages/closing.ts'
import { useMaintenanceMessages } from './use-messages.ts'

/** The refusal from the server, or null on success. */
async function save(on: boolean, failed: NewToast): Promise<NewToast | null> {
  try {
    const response = await fetch('/ajustes/mantenimiento', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ on }),
    })
    if (response.ok) return null
    return response.status === 401 || response.status === 403
      ? ((await response.json()) as NewToast)
      : failed
  } catch {
    return failed
  }
}

interface MaintenanceSwitchProps {
  readonly isOn: boolean
  /** What is being saved, and null once it was: the page follows at once. */
  readonly onDo: (requested: boolean | null) => void
  readonly back: string
}

/** Closing is asked; then it switches at once, with everything that follows it, and reverts if the change could not be saved. */
export function MaintenanceSwitch(props: MaintenanceSwitchProps) {
  const { isOn, onDo, back } = props
  const [isSaving, setSaving] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const question = closing[useLocale()]
  const messages = useMaintenanceMessages()
  const id = useId()
  const { revalidate } = useRevalidator()
  const turn = async () => {
    setAsking(false)
    if (isSaving) return
    setSaving(true)
    onDo(!isOn)
    const { title, description } = messages.refusals.not_allowed
    const refusal = await save(!isOn, { title, description })
    if (refusal) showToast({ ...refusal, variant: 'destructive' })
    else {
      const { notice } = messages
      const message = isOn ? notice.off : notice.on
      showToast({ title: notice.title, description: message, variant: 'default_success' })
      await revalidate()
    }
    onDo(null)
    setSaving(false)
  }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (isOn) void turn()
    else setAsking(!isSaving)
  }
  return (
    <form
      method="post"
      action="/ajustes/mantenimiento"
      onSubmit={ask}
      className="flex items-center gap-3"
    >
      <input type="hidden" name="back" value={back} />
      <button
        type="submit"
        name="on"
        value={String(!isOn)}
        aria-pressed={isOn}
        aria-describedby={id}
        className="group flex min-h-11 cursor-pointer items-center gap-3 rounded-field font-semibold"
      >
        <span
          aria-hidden="true"
          className="flex h-6 w-11 items-center rounded-full border border-soft-ink bg-sunk px-1 group-aria-pressed:justify-end group-aria-pressed:bg-ink"
        >
          <span className="size-4 rounded-full bg-ink group-aria-pressed:bg-paper" />
        </span>
        {messages.label}
      </button>
      <p id={id} className="text-soft-ink text-sm max-md:hidden">
        {messages.explained}
      </p>
      {isAsking && (
        <ConfirmDialog
          title={question.title}
          text={question.text}
          cancelLabel={question.cancel}
          confirmLabel={question.confirm}
          onCancel={() => setAsking(false)}
          onConfirm={() => void turn()}
        />
      )}
    </form>
  )
}
