const isChangedChoice = ({ options, multiple }: HTMLSelectElement): boolean => {
  const list = [...options]
  if (multiple || list.some((option) => option.defaultSelected))
    return list.some((option) => option.selected !== option.defaultSelected)
  return list.some((option, place) => option.selected && place > 0)
}

const isChanged = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement) return isChangedChoice(field)
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
  return field.type === 'checkbox' || field.type === 'radio'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/** How many fields of a form differ from what it was opened with; a group of choices is one. */
export function countChanged(form: HTMLFormElement): number {
  const changed = [...form.elements].filter(isChanged)
  return new Set(changed.map((field) => field.getAttribute('name') || field)).size
}
