type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Values entered or chosen before hydration. */
export interface EarlyTyping {
  readonly input: Map<Field, string | boolean>
  stop(): void
}
declare global {
  interface Window {
    /** Until hydration. */
    earlyTyping?: EarlyTyping
  }
}

const setterOf = (field: Field) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set

/** React ignores values it did not observe: the field gets another value first, then the entered one. */
function typeAgain(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    ;(field as HTMLInputElement).checked = !value
    field.click()
    return
  }
  field.value = ''
  setterOf(field)?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Restores values after hydration that were entered before it. */
export function giveEarlyTyping(): void {
  const early = window.earlyTyping
  early?.stop()
  for (const [field, value] of early?.input ?? []) if (field.isConnected) typeAgain(field, value)
  delete window.earlyTyping
}
