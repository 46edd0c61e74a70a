import { cents, centsFromDecimal, divideRounding, toDecimal } from '#kernel/money.ts'
import { parseDecimal, parseQuantity } from '#kernel/text/number-input.ts'
import { fieldOf, type TableField } from '../../fields/product-fields.rules.ts'
import { type FieldProblem, type FieldValue, readField } from '../fields.rules.ts'

export const bulkWays = ['set', 'add', 'percent'] as const
export type BulkWay = (typeof bulkWays)[number]

export function waysFor(field: TableField): readonly BulkWay[] {
  const { kind } = fieldOf(field)
  if (kind === 'decimal') return bulkWays
  return kind === 'whole' ? ['set', 'add'] : ['set']
}

type Changed =
  | { readonly ok: true; readonly value: FieldValue }
  | { readonly ok: false; readonly code: FieldProblem }

/** The limit of the field counts for what a step makes of it too; a step to nothing stays a sum. */
function limited(field: TableField, value: string): Changed {
  const read = readField(field, value)
  return read.ok ? { ok: true, value } : read
}

/** Accepts '-5' and '+5'; a percentage is an increment too. */
function stepped(field: TableField, value: string, way: BulkWay, input: string): Changed {
  const step = parseDecimal(input.replace(/\s*%\s*$/, ''), { mayBeNegative: true })
  if (!step.ok) return step
  const now = BigInt(centsFromDecimal(value))
  const signed = BigInt(centsFromDecimal(step.value))
  const after = way === 'add' ? now + signed : divideRounding(now * (10_000n + signed), 10_000n)
  return after < 0n
    ? { ok: false, code: 'negative' }
    : limited(field, toDecimal(cents(Number(after))))
}

/** The value of a row after a bulk change; an empty value is not incremented. */
export function bulkChanged(
  field: TableField,
  now: FieldValue,
  way: BulkWay,
  input: string,
): Changed {
  if (way === 'set') return readField(field, input)
  if (now === null) return { ok: true, value: null }
  if (typeof now === 'string') return stepped(field, now, way, input)
  const step = parseQuantity(input, { mayBeNegative: true })
  return step.ok ? readField(field, String(Number(now) + step.value)) : step
}
