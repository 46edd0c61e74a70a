import { ok, type Result, refused } from '../result.ts'

export type NumberProblem = 'no_number' | 'grouped' | 'too_many_decimals' | 'too_large' | 'negative'

interface Limits {
  readonly mayBeNegative?: boolean
  readonly maxDigits?: number
  readonly maxDecimals?: number
}

/** A lone comma before three digits separates thousands, as in every sum that the shop writes. */
const commaGroups = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/
const pointGroups = /^([1-9]\d{0,2}(?:\.\d{3})+),(\d+)$|^([1-9]\d{0,2}(?:\.\d{3}){2,})$/
/** '1.299' is 1299 in one country and 1.299 in another: the user must disambiguate. */
const oneGroup = /^[1-9]\d{0,2}\.\d{3}$/
const noGroups = /^(\d+)(?:[.,](\d+))?$|^[.,](\d+)$/
const spacedThousands = /^[+-]?\d{1,3}(?:\s\d{3})+(?=[.,]|$)/

function partsOf(digits: string): readonly [whole: string, fraction: string] | null {
  const comma = commaGroups.exec(digits)
  if (comma) return [comma[1] ?? '', comma[2] ?? '']
  const point = pointGroups.exec(digits)
  if (point) return [point[1] ?? point[3] ?? '', point[2] ?? '']
  const plain = noGroups.exec(digits)
  return plain ? [plain[1] ?? '0', plain[2] ?? plain[3] ?? ''] : null
}

/**
 * A number as people write it: '12,5', '12.5', '1,299', '1,299.99', '1.299,99' and '1 299,5', as '1299.50'.
 * The one reader of typed and imported figures.
 */
export function parseDecimal(
  text: string,
  { mayBeNegative = false, maxDigits = 9, maxDecimals = 2 }: Limits = {},
): Result<string, NumberProblem> {
  const [, sign = '', digits = ''] =
    /^([+-]?)\s*(.*)$/s.exec(
      text
        .trim()
        .replace(/^([+-]?)\s*\$\s*|\s*\$$/g, '$1')
        .replace(spacedThousands, (thousands) => thousands.replace(/\s/g, '')),
    ) ?? []
  if (sign === '-' && !mayBeNegative) return refused('negative')
  if (oneGroup.test(digits)) return refused('grouped')
  const parts = partsOf(digits)
  if (!parts) return refused('no_number')
  const whole = parts[0].replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  const fraction = parts[1].replace(/0+$/, '')
  if (fraction.length > maxDecimals) return refused('too_many_decimals')
  if (whole.length > maxDigits) return refused('too_large')
  return ok(`${sign === '-' ? '-' : ''}${whole}.${fraction.padEnd(2, '0')}`)
}

/** A count of whole things, at most `max`. */
export function parseQuantity(
  text: string,
  { max = 1_000_000_000, mayBeNegative = false } = {},
): Result<number, NumberProblem> {
  const read = parseDecimal(text, { mayBeNegative, maxDigits: 15 })
  if (!read.ok) return read
  const value = Number(read.value)
  if (!Number.isInteger(value)) return refused('no_number')
  return Math.abs(value) > max ? refused('too_large') : ok(value === 0 ? 0 : value)
}
