import type { Messages } from '#kernel/messages.ts'
import {
  byPlace,
  type Sign,
  type SpecGroup,
  specGroups,
  type WordedUnit,
} from '../fields/shown-field.rules.ts'
import { isKnownSpec, type SpecKey, specKeys, specOf } from '../fields/specs.rules.ts'
import type { specs as es } from '../messages/specs.es.ts'
import type { Category, Specs } from './product.rules.ts'

/** The unit of a figure; an unknown one has none. */
export const unitOf = (key: string): Sign | WordedUnit | undefined =>
  isKnownSpec(key) ? specOf(key).unit : undefined

export interface SpecSection {
  /** Null is the group of unknown figures. */
  readonly group: SpecGroup | null
  readonly keys: readonly string[]
}

/** The figures of a product by group, empty groups left out, unknown figures last. */
export function specSections(specs: Specs): SpecSection[] {
  const known = specKeys.filter((key) => Object.hasOwn(specs, key))
  const sections: SpecSection[] = specGroups.map((group) => ({
    group,
    keys: known.filter((key) => specOf(key).group === group),
  }))
  const unknown = Object.keys(specs).filter((key) => !isKnownSpec(key))
  return [...sections, { group: null, keys: unknown }].filter((section) => section.keys.length > 0)
}

/** The known, non-zero key figures of a product's category. */
export const headlinesOf = (category: Category, specs: Specs): SpecKey[] =>
  byPlace(specKeys, (key) => specOf(key).headline?.[category]).filter(
    (key) => specs[key] !== undefined && specs[key] !== 0,
  )

/** The fallback label: 'max_foo_w' becomes 'Max foo w'. */
export const readableKey = (key: string): string => {
  const text = key.replaceAll('_', ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const specLabel = (key: string, messages: Messages<typeof es>): string =>
  isKnownSpec(key) ? messages.labels[key] : readableKey(key)
