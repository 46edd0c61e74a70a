import { type NumberProblem, parseDecimal, parseQuantity } from '#kernel/number-input.ts'
import type { FieldKind, ProductField } from '../fields/product-field.rules.ts'
import { type FieldName, fieldNames, fieldOf } from '../fields/product-fields.rules.ts'
import { isPictureAddress } from '../product.rules.ts'
import { figuresAsText, readFigures } from './figures-text.rules.ts'
import { partsAsText, readParts } from './parts-text.rules.ts'

/** Sums and weights are decimals as text ('477.99'), so that nothing is lost on the way. */
export type FieldValue = string | number | boolean | null

export type FieldProblem =
  | NumberProblem
  | 'needed'
  | 'too_long'
  | 'no_choice'
  | 'no_flag'
  | 'no_slug'
  | 'no_code'
  | 'no_figures'
  | 'no_parts'
  | 'no_pictures'

type Read =
  | { readonly ok: true; readonly value: FieldValue }
  | { readonly ok: false; readonly code: FieldProblem }
const ok = (value: FieldValue): Read => ({ ok: true, value })
const wrong = (code: FieldProblem): Read => ({ ok: false, code })

const yes = new Set(['true', '1', 'sí', 'si', 'yes', 'x', 'on', 'verdadero', 't'])
const no = new Set(['false', '0', 'no', 'off', 'falso', 'f'])

function readFlag(typed: string): Read {
  const word = typed.toLowerCase()
  if (yes.has(word)) return ok(true)
  return no.has(word) ? ok(false) : wrong('no_flag')
}

const mostPictures = 10

function readPictures(typed: string): Read {
  const addresses = [...new Set(typed.split(/\s+/).filter(Boolean))]
  const isOurs = (address: string) =>
    isPictureAddress(address) && /^\/products\/[\w.-]{1,120}$/.test(address)
  const isGood = addresses.length <= mostPictures && addresses.every(isOurs)
  return isGood ? ok(addresses.join('\n')) : wrong('no_pictures')
}

function readSlug(typed: string): Read {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed) ? ok(typed) : wrong('no_slug')
}

const readers: Record<FieldKind, (typed: string, field: ProductField) => Read> = {
  text: (typed) => (/[\n\r]/.test(typed) ? ok(typed.replace(/\s*[\n\r]+\s*/g, ' ')) : ok(typed)),
  long: (typed) => ok(typed.replace(/\r\n?/g, '\n')),
  slug: readSlug,
  choice: (typed, { options = [] }) => (options.includes(typed) ? ok(typed) : wrong('no_choice')),
  decimal: (typed) => parseDecimal(typed),
  whole: (typed, { mayBeNegative = false }) => parseQuantity(typed, { mayBeNegative }),
  flag: readFlag,
  code: (typed, { pattern }) => (pattern?.test(typed) ? ok(typed.toUpperCase()) : wrong('no_code')),
  figures: (typed) => {
    const specs = readFigures(typed)
    return specs === null ? wrong('no_figures') : ok(figuresAsText(specs))
  },
  parts: (typed) => {
    const parts = readParts(typed)
    return parts === null ? wrong('no_parts') : ok(partsAsText(parts))
  },
  pictures: readPictures,
}

/** What somebody typed, or a file holds, as the value that is kept; nothing is null. */
export function readField(name: FieldName, typed: string): Read {
  const field = fieldOf(name)
  const trimmed = typed.replaceAll('\0', '').trim()
  if (trimmed === '') return field.isNeeded ? wrong('needed') : ok(null)
  if (field.most !== undefined && trimmed.length > field.most) return wrong('too_long')
  return readers[field.kind](trimmed, field)
}

/** The same value as somebody could type it. */
export const fieldAsText = (value: FieldValue): string => (value === null ? '' : String(value))

export type ProductFields = Readonly<Record<FieldName, FieldValue>>

/** Where a new product begins. */
export const newProduct: ProductFields = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, null])) as Record<FieldName, null>),
  category: 'unknown',
  track_inventory: true,
  stock_quantity: 0,
  available_for: 'all',
  is_active: true,
  is_publicly_visible: false,
}
