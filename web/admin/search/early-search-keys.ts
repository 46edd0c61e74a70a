/**
 * Serialised into the pages of the panel, so it uses nothing from outside: `/` and Ctrl K lead to the search until the scripts
 * take over.
 */
export function holdSearchKeys(): void {
  const pressed = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!window.earlyTyping) return removeEventListener('keydown', pressed)
    const isTyping = target instanceof Element && target.matches('input,textarea,select')
    const isKey =
      key.toLowerCase() === 'k'
        ? (ctrlKey || metaKey) && !altKey && !shiftKey
        : key === '/' && !ctrlKey && !metaKey && !isTyping
    if (!isKey) return
    event.preventDefault()
    const field = document.querySelector<HTMLInputElement>('header input[aria-keyshortcuts]')
    if (!field?.checkVisibility()) return location.assign('/admin/buscar')
    field.focus()
    field.select()
  }
  addEventListener('keydown', pressed)
}

export const searchKeysScript = `(${holdSearchKeys})()`
