import { type KeyboardEvent, useState } from 'react'

interface ComboboxGiven {
  readonly id: string
  readonly count: number
  readonly choose: (index: number) => void
}

/** Keyboard control of a field with suggestions: arrows move, Enter chooses, Escape closes. */
export function useCombobox({ id, count, choose }: ComboboxGiven) {
  const [wantsOpen, setWantsOpen] = useState(false)
  const [moved, setMoved] = useState(-1)
  const isOpen = wantsOpen && count > 0
  const active = isOpen && moved < count ? moved : -1
  const open = () => {
    setWantsOpen(true)
    setMoved(-1)
  }
  const close = () => {
    setWantsOpen(false)
    setMoved(-1)
  }
  const move = (step: number) => {
    setWantsOpen(true)
    setMoved(((active + 1 + step + count + 1) % (count + 1)) - 1)
  }
  const actionFor = (key: string): (() => void) | null => {
    if (key === 'ArrowDown') return () => move(1)
    if (key === 'ArrowUp') return () => move(-1)
    if (key === 'Escape' && isOpen) return close
    return key === 'Enter' && active >= 0 ? () => choose(active) : null
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = actionFor(event.key)
    if (!act || event.nativeEvent.isComposing) {
      if (event.key === 'Escape') event.currentTarget.blur()
      return
    }
    event.preventDefault()
    act()
  }
  const optionId = (index: number) => `${id}-${index}`
  return {
    isOpen,
    open,
    close,
    list: { id: `${id}-list`, optionId, active },
    input: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      onKeyDown: press,
      onBlur: close,
    },
  }
}
