type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Values entered or chosen before hydration. */
export interface EarlyTyping {
  readonly input: Map<Field, string | boolean>
  stop: () => void
}
declare global {
  interface Window {
    /** Until hydration. */
    earlyTyping?: EarlyTyping
    /** Presses the button that waits for the scripts; until the cart is read. */
    pressHeld?: () => void
  }
}

/**
 * Serialised into the page, so it uses nothing from outside: notes what is entered before hydration. A form is sent once,
 * for on a slow connection nothing seems to happen and a finger comes again.
 */
export function holdInput(): void {
  const input: EarlyTyping['input'] = new Map()
  const note = ({ target }: Event) => {
    const field = target as HTMLInputElement
    const isChoice = field.type === 'checkbox' || field.type === 'radio'
    if ('value' in field) input.set(field, isChoice ? field.checked : field.value)
  }
  const maxWaitMs = 15_000
  const sent = new Map<EventTarget | null, number>()
  const sendOnce = (event: SubmitEvent) => {
    const { target, submitter, timeStamp } = event
    if ((target as HTMLFormElement).method !== 'post') return
    const button = submitter ?? target
    if (timeStamp - (sent.get(button) ?? -maxWaitMs) < maxWaitMs) event.preventDefault()
    else sent.set(button, timeStamp)
  }
  addEventListener('input', note, true)
  addEventListener('submit', sendOnce, true)
  addEventListener('pageshow', ({ persisted }) => persisted && sent.clear())
  const stop = () => {
    removeEventListener('input', note, true)
    removeEventListener('submit', sendOnce, true)
  }
  window.earlyTyping = { input, stop }
  /** An offline page without all of its scripts stays static until the connection is back. */
  addEventListener('online', () => {
    const isUntouched = window.earlyTyping?.input.size === 0
    if (isUntouched && document.querySelector('[data-seen]')) location.reload()
  })
}

/**
 * Serialised like it. On a fast connection the scripts that a press brings are there soon, and answer it within the page: it is
 * held for them, and goes the way of a browser without scripts when they do not come.
 */
export function holdPress(): void {
  const maxWaitMs = 3_000
  let held: HTMLButtonElement | undefined
  const hold = (event: Event) => {
    const button = (event.target as Element).closest?.('button')
    if (!button || button.form?.method === 'get' || button.closest('cookie-question')) return
    event.preventDefault()
    event.stopPropagation()
    if (!held) setTimeout(() => window.pressHeld?.(), maxWaitMs)
    held ??= button
  }
  window.pressHeld = () => {
    removeEventListener('click', hold, true)
    delete window.pressHeld
    held?.click()
  }
  addEventListener('click', hold, true)
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
  // a chosen file stays in its field, and no script may write there
  if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }))
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
