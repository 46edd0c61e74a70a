import { type FormEvent, useEffect, useRef, useState } from 'react'

const isWriting = () => document.activeElement?.matches('input, select, textarea') ?? false

/** The first field of a form that was refused; whoever writes in another one is not taken away from it. */
function focusFirst(box: HTMLElement | null) {
  const field = box?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const first = field?.closest('form')?.querySelector('[aria-invalid="true"]')
  if (field && field === first && !isWriting()) field.focus()
}

/**
 * What the server refused in a field, until the field changes. A form that is sent by scripts shows it again if it
 * is refused again; any other form comes back as a new page.
 */
export function useRefusal(refused: string | undefined) {
  const [isChanged, setChanged] = useState(false)
  const problem = isChanged ? undefined : refused
  const box = useRef<HTMLDivElement>(null)
  const known = useRef(problem)
  useEffect(() => {
    if (problem && problem !== known.current) focusFirst(box.current)
    known.current = problem
  }, [problem])
  const sent = (event: Event) =>
    setTimeout(() => {
      if (event.defaultPrevented) setChanged(false)
    })
  const onInput = ({ target }: FormEvent) => {
    if (!refused || isChanged) return
    setChanged(true)
    if ('form' in target && target.form instanceof HTMLFormElement)
      target.form.addEventListener('submit', sent, { once: true })
  }
  return { problem, box, onInput }
}
