export type FigureProblem = 'no_number' | 'too_many_decimals' | 'too_large' | 'negative'

type Read =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly code: FigureProblem }
const wrong = (code: FigureProblem): Read => ({ ok: false, code })

const mostDigits = 9

/** The sign that stands before the decimals: the last of the two, or the only one there is once. */
function plainDigits(text: string): string | null {
  const signs = [...text].filter((letter) => letter === ',' || letter === '.')
  const decimal = signs.at(-1)
  if (decimal === undefined) return text
  const other = decimal === ',' ? '.' : ','
  const isGrouped = signs.filter((sign) => sign === decimal).length > 1
  if (isGrouped && signs.includes(other)) return null
  const groups = isGrouped ? decimal : other
  const [whole = '', fraction] = isGrouped ? [text] : text.split(decimal)
  const parts = whole.split(groups)
  const isWellGrouped = parts.every((part, index) => index === 0 || /^\d{3}$/.test(part))
  if (!isWellGrouped) return null
  return fraction === undefined ? parts.join('') : `${parts.join('')}.${fraction}`
}

/**
 * A figure as people write it, with comma or point ('12,5', '1,299.99', '1.299,99'), as '12.50'.
 * '1,299' alone could be either: it has too many decimals, and whoever typed it says which.
 */
export function readDecimal(typed: string): Read {
  const text = typed.replace(/[\s$]/g, '')
  if (text.startsWith('-')) return wrong('negative')
  const digits = /^\d[\d.,]*$|^[.,]\d+$/.test(text) ? plainDigits(text) : null
  const match = digits === null ? null : /^(\d*)(?:\.(\d+))?$/.exec(digits)
  if (!match) return wrong('no_number')
  const whole = (match[1] ?? '').replace(/^0+(?=\d)/, '') || '0'
  const fraction = (match[2] ?? '').replace(/0+$/, '')
  if (fraction.length > 2) return wrong('too_many_decimals')
  if (whole.length > mostDigits) return wrong('too_large')
  return { ok: true, value: `${whole}.${fraction.padEnd(2, '0')}` }
}

const mostWhole = 1_000_000_000

export function readWhole(typed: string, mayBeNegative: boolean) {
  const text = typed.replace(/\s/g, '').replace(/[.,]0+$/, '')
  if (!/^-?\d+$/.test(text)) return { ok: false, code: 'no_number' } as const
  const value = Number(text)
  if (Math.abs(value) > mostWhole) return { ok: false, code: 'too_large' } as const
  if (value < 0 && !mayBeNegative) return { ok: false, code: 'negative' } as const
  return { ok: true, value: value === 0 ? 0 : value } as const
}
