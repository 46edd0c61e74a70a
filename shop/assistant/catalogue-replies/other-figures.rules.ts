import type { Locale } from '#kernel/locale.ts'
import { specFields } from '#shop/catalogue/fields/spec-fields.rules.ts'
import { specLabels } from '#shop/catalogue/fields/spec-labels.rules.ts'
import type { SpecKey } from '#shop/catalogue/fields/specs.rules.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import { stemOf } from '../knowledge/stem.rules.ts'

export interface OtherFigure {
  readonly label: string
  readonly value: string | number
  readonly unit: string
}

const stemsIn = (text: string): string[] => [
  ...new Set(text.split(/[^\p{L}\d]+/u).flatMap((word) => stemOf(word) ?? [])),
]

/** Words of many labels choose none. */
const common = new Set(['voltaje', 'corriente', 'maximo', 'panel', 'bateria'].map(stemOf))
const minShare = 0.5

const isKnown = (key: string): key is SpecKey & keyof typeof specFields =>
  Object.hasOwn(specFields, key)
/** Units that are written as they are; those in words are left out. */
const unitOf = (key: keyof typeof specFields): string => {
  const field = specFields[key]
  return 'unit' in field && field.unit.length <= 2 ? field.unit : ''
}

/** A figure of a product's page that a question names by its label. */
export function figureNamed(product: Product, text: string, locale: Locale): OtherFigure | null {
  const asked = new Set(stemsIn(text))
  const labels = specLabels(locale)
  const scored = Object.entries(product.specs).flatMap(([key, value]) => {
    if (!isKnown(key) || (typeof value !== 'number' && typeof value !== 'string')) return []
    const stems = stemsIn(labels[key])
    const hits = stems.filter((stem) => asked.has(stem))
    const isOwn = hits.some((stem) => !common.has(stem))
    const share = stems.length > 0 ? hits.length / stems.length : 0
    return isOwn && share >= minShare ? [{ key, value, share }] : []
  })
  const best = scored.sort((a, b) => b.share - a.share)[0]
  return best ? { label: labels[best.key], value: best.value, unit: unitOf(best.key) } : null
}
