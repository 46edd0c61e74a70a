import { type MouseEvent, useEffect, useId, useState } from 'react'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LongField } from '#design/forms/textarea-field.tsx'
import { useProductFormMessages, useProductStaffMessages } from '../../ui/use-messages.ts'
import { offeredPart } from '../parts-text.rules.ts'

export interface OfferedPart {
  readonly sku: string
  readonly name: string
}

interface PartsFieldProps {
  readonly typed: string
  readonly hint?: string | undefined
  readonly problem?: string | undefined
  readonly offered: readonly OfferedPart[]
}

/** Moves the chosen piece into the list; the form hears of it as of typing. */
function take({ currentTarget }: MouseEvent, offered: readonly OfferedPart[]): void {
  const fields = currentTarget.closest('form')?.elements
  const field = (name: string) => fields?.namedItem(name) as HTMLInputElement | null
  const [list, picked, quantity] = ['components', 'part_name', 'part_quantity'].map(field)
  if (!list || !picked || !quantity) return
  picked.focus()
  if (picked.value.trim() === '') return
  const known = offered.find((part) => offeredPart(part) === picked.value)
  const line = `${quantity.value || 1} x ${known?.sku ?? picked.value.trim()}`
  list.value = [list.value.trimEnd(), line].filter(Boolean).join('\n')
  picked.value = ''
  quantity.value = '1'
  list.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The contents of a kit as lines, and a field that finds a piece by its name; without scripts it is added by saving. */
export function PartsField({ typed, hint, problem, offered }: PartsFieldProps) {
  const { fields } = useProductStaffMessages()
  const { parts: messages } = useProductFormMessages()
  const names = useId()
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return (
    <div className="grid gap-3">
      <LongField
        label={fields.components}
        name="components"
        defaultValue={typed}
        rows={8}
        spellCheck={false}
        hint={hint}
        problem={problem}
        className="font-mono text-sm"
      />
      {offered.length > 0 && (
        <div className="grid items-end gap-3 sm:grid-cols-[6rem_1fr]">
          <LabelledField
            label={messages.quantity}
            name="part_quantity"
            type="number"
            min={1}
            max={9999}
            defaultValue="1"
          />
          <LabelledField
            label={messages.pick}
            name="part_name"
            list={names}
            autoComplete="off"
            maxLength={280}
          />
          <datalist id={names}>
            {offered.map((part) => (
              <option key={part.sku} value={offeredPart(part)} />
            ))}
          </datalist>
          {isLive ? (
            <Button
              type="button"
              className="sm:col-span-2"
              onClick={(event) => take(event, offered)}
            >
              {messages.add}
            </Button>
          ) : (
            <p className="text-soft-ink text-sm sm:col-span-2">{messages.added}</p>
          )}
        </div>
      )}
    </div>
  )
}
