import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '../button.tsx'

interface LinkedDialogProps {
  readonly title: string
  readonly text?: string
  /** The page without the dialog. */
  readonly closeTo: string
  readonly closeLabel: string
  readonly children: ReactNode
}

const isAtRisk = () => document.documentElement.hasAttribute('data-unsaved')

/**
 * A dialog with an address of its own: a link opens it, Escape and a link close it; without scripts it is a part of the page.
 * Where something typed would be lost the page without it is opened as a document, and the browser asks.
 */
export function LinkedDialog({ title, text, closeTo, closeLabel, children }: LinkedDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    const typing = document.activeElement
    element?.close()
    element?.showModal()
    // becoming a dialog focuses its first field: whoever types in another already stays there
    if (typing instanceof HTMLElement && element?.contains(typing)) typing.focus()
    return () => element?.close()
  }, [])
  const close = () => {
    if (isAtRisk()) location.assign(closeTo)
    else void navigate(closeTo, { preventScrollReset: true })
  }
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={id}
      onCancel={(event) => {
        if (!event.cancelable) return
        event.preventDefault()
        close()
      }}
      // a browser lets nobody stop a second Escape
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return
        if (isAtRisk()) currentTarget.showModal()
        close()
      }}
      className="m-auto w-full max-w-xl rounded-card border border-line bg-paper p-5 text-ink shadow-card backdrop:bg-night backdrop:opacity-60 [&:not(:modal)]:static"
    >
      <h2 id={id} className="font-bold text-xl">
        {title}
      </h2>
      {text && <p className="mt-1 text-soft-ink text-sm">{text}</p>}
      <div className="mt-4 grid gap-3">{children}</div>
      <ButtonLink
        to={closeTo}
        look="quiet"
        preventScrollReset
        className="mt-2 -ml-4"
        onClick={(event) => {
          if (!isAtRisk()) return
          event.preventDefault()
          close()
        }}
      >
        {closeLabel}
      </ButtonLink>
    </dialog>
  )
}
