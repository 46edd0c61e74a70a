import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button, type ButtonLook } from './button.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  readonly cancelLabel: string
  readonly confirmLabel: string
  readonly onCancel: () => void
  readonly onConfirm: () => void
  /** What it is about, below the text; the dialog is wider then. */
  readonly children?: ReactNode
  /** How the button looks that goes ahead; red where something is lost. */
  readonly confirmLook?: ButtonLook
  readonly isBusy?: boolean
}

/** Asks, as soon as it is there, before something that cannot be undone; Escape means no. */
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
