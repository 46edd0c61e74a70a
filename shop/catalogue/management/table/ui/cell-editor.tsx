import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { fieldOf, type TableField } from '../../../fields/product-fields.rules.ts'
import { useProductStaffMessages } from '../../../ui/use-messages.ts'
import { type FieldValue, fieldAsText } from '../../fields.rules.ts'
import { useValueText } from '../../ui/use-value-text.ts'

export type Leaving = 'down' | 'right' | 'left' | 'stay' | 'blur'

interface CellEditorProps {
  readonly field: TableField
  readonly value: FieldValue
  /** The first character entered, which replaces the value. */
  readonly initialText: string | null
  readonly onDone: (input: string, leaving: Leaving) => void
  readonly onCancel: () => void
}

const leavings: Readonly<Record<string, Leaving>> = { Enter: 'down', Tab: 'right' }

/** Editor of a cell: Enter moves down, Tab moves right, Escape cancels. */
export function CellEditor({ field, value, initialText, onDone, onCancel }: CellEditorProps) {
  const messages = useProductStaffMessages()
  const textOf = useValueText()
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isOver = useRef(false)
  const [typedText, setTyped] = useState(initialText ?? fieldAsText(value))
  useLayoutEffect(() => {
    input.current?.focus()
    if (initialText === null && input.current instanceof HTMLInputElement) input.current.select()
  }, [initialText])
  const done = (leaving: Leaving) => {
    if (isOver.current) return
    isOver.current = true
    onDone(typedText, leaving)
  }
  const pressed = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') {
      isOver.current = true
      onCancel()
      return
    }
    const leaving = leavings[event.key]
    if (!leaving) return
    event.preventDefault()
    done(event.key === 'Tab' && event.shiftKey ? 'left' : leaving)
  }
  const common = {
    ref: input,
    'aria-label': messages.fields[field],
    value: typedText,
    onKeyDown: pressed,
    onBlur: () => done('blur'),
    className: 'h-9 w-full rounded-field border-2 border-focus bg-raised px-1.5 text-ink',
  }
  const { kind, options } = fieldOf(field)
  if (options)
    return (
      <select {...common} onChange={(event) => setTyped(event.target.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {textOf(field, option)}
          </option>
        ))}
      </select>
    )
  const isNumber = ['decimal', 'whole'].includes(kind)
  return (
    <input
      {...common}
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
