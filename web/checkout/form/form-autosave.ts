import { type RefObject, useEffect, useRef } from 'react'
import { chosen } from '#kernel/text/text-input.ts'
import { dropStored, readStored, storeItem } from '#web/shell/request/browser-storage.ts'

type Field = HTMLInputElement | HTMLSelectElement

const prefix = 'checkoutTyping:'

const isField = (element: Element): element is Field =>
  (element instanceof HTMLInputElement && element.type !== 'hidden') ||
  element instanceof HTMLSelectElement

/** Fields that may be stored in this browser: no carné, and no unnamed field. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements]
    .filter(isField)
    .filter((field) => field.name !== '' && field.dataset.secret === undefined)

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const input: Record<string, string> = {}
  for (const field of fieldsOf(form)) {
    if (!isTick(field)) input[field.name] = field.value
    else if (field.checked) input[field.name] = field.value
  }
  return input
}

function storedAt(key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readStored(prefix + key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Restores fields that were entered and not sent, where the server has no value. */
function restore(form: HTMLFormElement, key: string): void {
  const stored = storedAt(key)
  for (const field of fieldsOf(form)) {
    const value = stored[field.name]
    if (typeof value !== 'string') continue
    if (isTick(field)) {
      if (field.value === value && !field.checked) field.click()
    } else if (chosen(field.value) === '' && chosen(value) !== '') {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}

/** Sent data is stored by the server; the browser's copy is deleted. */
const deleteSavedFields = (key: string): void => dropStored(prefix + key)

/** Stores the fields in this browser until the server has them, so that a blackout loses nothing. */
export function useFormAutosave(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  result: { readonly isLost?: boolean } | undefined,
): void {
  const isSent = useRef(false)
  useEffect(() => {
    if (result && !result.isLost) deleteSavedFields(key)
    isSent.current = false
  }, [result, key])
  useEffect(() => {
    const { current } = form
    if (!current) return
    restore(current, key)
    const store = () => storeItem(prefix + key, JSON.stringify(valuesOf(current)))
    const send = () => {
      isSent.current = true
    }
    current.addEventListener('input', store)
    current.addEventListener('submit', send)
    return () => {
      current.removeEventListener('input', store)
      current.removeEventListener('submit', send)
      if (isSent.current) deleteSavedFields(key)
    }
  }, [form, key])
}
