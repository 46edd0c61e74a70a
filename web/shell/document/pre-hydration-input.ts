type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was typed or chosen before the scripts were there. */
export interface EarlyTyping {
  readonly input: Map<Field, string | boolean>
  stop(): void
}
declare global {
  interface Window {
    /** Until the page has come alive. */
    earlyTyping?: EarlyTyping
  }
}

const setterOf = (field: Field) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set

/** React forgets what it did not see: it is shown another value first, then the typed one. */
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

/** Gives the page that has come alive what was typed into it before. */
export function giveEarlyTyping(): void {
  const early = window.earlyTyping
  early?.stop()
  for (const [field, value] of early?.input ?? []) if (field.isConnected) typeAgain(field, value)
  delete window.earlyTyping
}
