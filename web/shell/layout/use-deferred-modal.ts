import { type MouseEvent, startTransition, useLayoutEffect, useRef, useState } from 'react'

/** Calls back after the next paint; returns a function that cancels it. */
function afterNextImage(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * A dialog that is visible at once and becomes modal after the next paint: making the rest of the page
 * inert restyles all of it. Escape closes it from the beginning.
 */
export function useLateModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  const [isModal, setModal] = useState(false)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const escaped = ({ key }: KeyboardEvent) => key === 'Escape' && close.current()
    const settle = () => {
      element.open = false
      element.showModal()
      removeEventListener('keydown', escaped)
      startTransition(() => setModal(true))
    }
    element.open = true
    addEventListener('keydown', escaped)
    const callOff = afterNextImage(settle)
    return () => {
      callOff()
      removeEventListener('keydown', escaped)
      element.close()
    }
  }, [])
  const pressed = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return { ref: dialog, onClose, onClick: pressed, isModal }
}
