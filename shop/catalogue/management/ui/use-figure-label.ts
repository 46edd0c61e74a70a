import { isKnownSpec } from '../../fields/specs.rules.ts'
import { unitOf } from '../../products/spec.rules.ts'
import { useCatalogueMessages, useProductStaffMessages } from '../../ui/use-messages.ts'

/** 'Energía total (Wh)'; of a figure that the shop does not know, its key. */
export function useFigureLabel(): (key: string) => string {
  const { specs } = useCatalogueMessages()
  const { figureUnits } = useProductStaffMessages()
  const words: Readonly<Record<string, unknown>> = { ...specs.units, ...figureUnits }
  return (key) => {
    if (!isKnownSpec(key)) return key
    const unit = unitOf(key) ?? ''
    const worded = words[unit] ?? unit
    const label = specs.labels[key]
    return typeof worded === 'string' && worded !== '' ? `${label} (${worded})` : label
  }
}
