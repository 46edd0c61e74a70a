import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button, type ButtonLook } from './button.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  readonly cancelLabel: string
  readonly confirmLabel: string
  readonly onCancel: () => void
  readonly onConfirm: () => void
  /** Content below the text; makes the dialog wider. */
  readonly children?: ReactNode
  /** The look of the confirming button; red for destructive actions. */
  readonly confirmLook?: ButtonLook
  readonly isBusy?: boolean
}

/** A confirmation that opens when it is rendered; Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, onCancel, onConfirm, children, confirmLook } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      className={`m-auto w-full ${children ? 'max-w-2xl' : 'max-w-md'} rounded-card border border-line bg-paper p-6 text-ink shadow-card backdrop:bg-night backdrop:opacity-60`}
    >
      <h2 id={`${id}-title`} className="text-xl font-bold">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-soft-ink">
        {text}
      </p>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{props.cancelLabel}</Button>
        <Button onClick={onConfirm} look={confirmLook ?? 'grave'} disabled={props.isBusy}>
          {props.confirmLabel}
        </Button>
      </div>
    </dialog>
  )
}
