import { noChoice } from '#kernel/text/text-input.ts'
import { isChosen } from '../../fields/spec-choices.rules.ts'
import { isKnownSpec, type SpecKey, specKeys, specOf } from '../../fields/specs.rules.ts'
import { isFigureOf } from './figure-categories.rules.ts'

const figureName = /^specs\.([a-z][a-z0-9_]{0,59})$/
const otherName = /^specs_other\.[a-z][a-z0-9_]{0,59}$/
const decimalComma = /^(-?\d+),(\d+)$/

/** Rows in which a figure can be added to a product. */
export const addedRows = [1, 2, 3] as const

/** The field of a figure in the form of a product. */
export const figureField = (key: string): string => `specs.${key}`
/** Beside a choice, for a value that is none of them. */
export const otherField = (key: string): string => `specs_other.${key}`
export const addedKeyField = (row: number): string => `specs_added_${row}`
export const addedValueField = (row: number): string => `specs_value_${row}`

const addedFields = addedRows.flatMap((row) => [addedKeyField(row), addedValueField(row)])
export const isFigureField = (name: string): boolean =>
  figureName.test(name) || otherName.test(name) || addedFields.includes(name)

export interface TypedFigure {
  readonly key: string
  readonly value: string
}

/** The figures of a text as the form shows them; a line that is none is left out. */
export const figuresIn = (text: string): TypedFigure[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const [, key = '', value = ''] = /^\s*([^=:\s]+)\s*[=:]\s*(.*?)\s*$/.exec(line) ?? []
    return key === '' ? [] : [{ key, value }]
  })

/** Known figures without a field of their own that the product lacks. */
const lacking = (present: readonly TypedFigure[]): SpecKey[] => {
  const taken = new Set(present.map(({ key }) => key))
  return specKeys.filter((key) => !specOf(key).staff && !taken.has(key))
}

/** Those that are chosen from words, each in a field of its own. */
export const choosableFigures = (
  present: readonly TypedFigure[],
  category: string | null = null,
): SpecKey[] => lacking(present).filter((key) => isChosen(key) && isFigureOf(key, category))

/** Those whose value is typed, by label; of two with the same label one is offered, and none that the product has or that is of other categories. */
export function addableFigures(
  present: readonly TypedFigure[],
  labelOf: (key: string) => string,
  category: string | null = null,
): (readonly [key: SpecKey, label: string])[] {
  const labels = new Set(present.map(({ key }) => labelOf(key)))
  return lacking(present).flatMap((key) => {
    const label = labelOf(key)
    if (isChosen(key) || labels.has(label) || !isFigureOf(key, category)) return []
    labels.add(label)
    return [[key, label] as const]
  })
}

type Posted = Readonly<Record<string, unknown>>
const textOf = (posted: Posted, name: string) => {
  const value = posted[name]
  return typeof value === 'string' && value !== noChoice ? value.trim() : ''
}

function* postedFigures(posted: Posted): Iterable<TypedFigure> {
  for (const name of Object.keys(posted)) {
    const key = figureName.exec(name)?.[1]
    if (key) yield { key, value: textOf(posted, otherField(key)) || textOf(posted, name) }
  }
  for (const row of addedRows) {
    const key = textOf(posted, addedKeyField(row))
    if (isKnownSpec(key)) yield { key, value: textOf(posted, addedValueField(row)) }
  }
}

/** The text of the figures that the form sent one by one; null where it sent none of them. */
export function figuresPosted(posted: Posted): string | null {
  if (!Object.keys(posted).some(isFigureField)) return null
  return [...postedFigures(posted)]
    .filter(({ value }) => value !== '')
    .map(({ key, value }) => `${key} = ${value.replace(decimalComma, '$1.$2')}`)
    .sort()
    .join('\n')
}
