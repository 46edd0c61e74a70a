import { type RefObject, useEffect } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const isKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k'
    ? (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    : event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)

/** `/` and Ctrl K lead to the search field, and to its page where the screen has no room for it. */
export function useSearchKeys(
  field: RefObject<HTMLInputElement | null>,
  openPage: () => void,
): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isKey(event) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      const input = field.current
      if (!input?.checkVisibility()) return openPage()
      input.focus()
      input.select()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [field, openPage])
}
