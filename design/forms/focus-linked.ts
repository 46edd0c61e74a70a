import type { MouseEvent } from 'react'

/** A link to a field moves the focus; as a navigation it would drop what the form was answered. */
export function focusLinked(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
