import { type NumberProblem, parseDecimal, parseQuantity } from '#kernel/text/number-input.ts'
import { withoutUnseen } from '#kernel/text/text-input.ts'
import type { FieldKind, ProductField, TooLarge } from '../fields/product-field.rules.ts'
import { type FieldName, fieldNames, fieldOf } from '../fields/product-fields.rules.ts'
import { isImageUrl } from '../products/product.rules.ts'
import { figuresAsText, readFigures } from './figures/figures-text.rules.ts'
import { partsAsText, readParts } from './parts-text.rules.ts'

/** Amounts and weights are decimal text ('522.99'), so that no precision is lost. */
export type FieldValue = string | number | boolean | null

export type FieldProblem =
  | NumberProblem
  | TooLarge
  | 'no_whole'
  | 'needed'
  | 'too_long'
  | 'no_choice'
  | 'no_flag'
  | 'no_slug'
  | 'no_sku'
  | 'no_code'
  | 'no_link'
  | 'link_with_password'
  | 'no_figures'
  | 'no_parts'
  | 'no_pictures'

type Read =
  | { readonly ok: true; readonly value: FieldValue }
  | { readonly ok: false; readonly code: FieldProblem }
const ok = (value: FieldValue): Read => ({ ok: true, value })
const invalid = (code: FieldProblem): Read => ({ ok: false, code })

const yes = new Set(['true', '1', 'sí', 'si', 'yes', 'x', 'on', 'verdadero', 't'])
const no = new Set(['false', '0', 'no', 'off', 'falso', 'f'])

function readFlag(input: string): Read {
  const word = input.toLowerCase()
  if (yes.has(word)) return ok(true)
  return no.has(word) ? ok(false) : invalid('no_flag')
}

const maxImages = 10

function readImages(input: string): Read {
  const urls = [...new Set(input.split(/\s+/).filter(Boolean))]
  const isOurs = (url: string) =>
    isImageUrl(url) && /^\/products\/(?:[\w-]{1,120}\/)?[\w.-]{1,120}$/.test(url)
  const isGood = urls.length <= maxImages && urls.every(isOurs)
  return isGood ? ok(urls.join('\n')) : invalid('no_pictures')
}

function readSlug(input: string): Read {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(input) ? ok(input) : invalid('no_slug')
}

const isWebUrl = (input: string): boolean =>
  /^https:\/\/[^\s"'<>\\]+$/.test(input) && URL.canParse(input)

/** An address with a name or password in it would show them to everybody. */
function readLink(input: string): Read {
  if (!isWebUrl(input)) return invalid('no_link')
  const { username, password } = new URL(input)
  return username || password ? invalid('link_with_password') : ok(input)
}

function readText(input: string, { pattern }: ProductField): Read {
  if (pattern && !pattern.test(input)) return invalid('no_sku')
  return /[\n\r]/.test(input) ? ok(input.replace(/\s*[\n\r]+\s*/g, ' ')) : ok(input)
}

function readDecimal(input: string, { isNoneAtZero, largest }: ProductField): Read {
  const read = parseDecimal(input)
  if (!read.ok) return invalid(largest && read.code === 'too_large' ? largest[1] : read.code)
  const value = Number(read.value)
  if (isNoneAtZero && value === 0) return ok(null)
  return largest && value > largest[0] ? invalid(largest[1]) : ok(read.value)
}

const parsers: Record<FieldKind, (input: string, field: ProductField) => Read> = {
  text: readText,
  long: (input) => ok(input.replace(/\r\n?/g, '\n')),
  slug: readSlug,
  choice: (input, { options = [] }) => (options.includes(input) ? ok(input) : invalid('no_choice')),
  decimal: readDecimal,
  whole: (input) => {
    const read = parseQuantity(input)
    const isFraction = !read.ok && read.code === 'no_number' && parseDecimal(input).ok
    return isFraction ? invalid('no_whole') : read
  },
  flag: readFlag,
  code: (input, { pattern }) =>
    pattern?.test(input) ? ok(input.toUpperCase()) : invalid('no_code'),
  link: readLink,
  figures: (input) => {
    const specs = readFigures(input)
    return specs === null ? invalid('no_figures') : ok(figuresAsText(specs))
  },
  parts: (input) => {
    const parts = readParts(input)
    return parts === null ? invalid('no_parts') : ok(partsAsText(parts))
  },
  pictures: readImages,
}

/** Parses a form or file value into the stored one; empty is null. */
export function readField(name: FieldName, input: string): Read {
  const field = fieldOf(name)
  const isProse = (field.kind === 'text' && !field.pattern) || field.kind === 'long'
  const trimmed = (isProse ? withoutUnseen(input) : input).replaceAll('\0', '').trim()
  if (trimmed === '') return field.isNeeded ? invalid('needed') : ok(null)
  if (field.max !== undefined && trimmed.length > field.max) return invalid('too_long')
  return parsers[field.kind](trimmed, field)
}

/** Formats a stored value as input text. */
export const fieldAsText = (value: FieldValue): string => (value === null ? '' : String(value))

export type ProductFields = Readonly<Record<FieldName, FieldValue>>

/** Default values of a new product. */
export const newProduct: ProductFields = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, null])) as Record<FieldName, null>),
  category: 'unknown',
  track_inventory: true,
  stock_quantity: 0,
  available_for: 'all',
  is_active: true,
  is_publicly_visible: false,
}
