import { type FormEvent, type ReactNode, useState } from 'react'
import { useUnsavedChanges } from './unsaved-changes.ts'

const isChanged = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
  return field.type === 'checkbox' || field.type === 'radio'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

interface CountsChangesProps {
  readonly area: string
  readonly children: ReactNode
}

/** Counts the entered and unsent fields of the forms within in the panel's badge. */
export function CountsChanges({ area, children }: CountsChangesProps) {
  const [count, setCount] = useState(0)
  useUnsavedChanges(area, count)
  const input = ({ currentTarget }: FormEvent<HTMLDivElement>) =>
    setCount(
      [...currentTarget.querySelectorAll('input, select, textarea')].filter(isChanged).length,
    )
  return (
    <div className="contents" onInput={input} onSubmit={() => setCount(0)}>
      {children}
    </div>
  )
}
