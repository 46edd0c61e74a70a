/** Without accents, typographic signs and marks of emphasis; capitals stay, because "A" is a unit and "a" a word. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[‘’`´]/g, "'")
    .replace(/[*_]/g, '')
    .replace(/[ \t]+/g, ' ')

interface Unit {
  readonly unit: string
  readonly factor: number
}
interface Figure {
  readonly values: readonly number[]
  readonly is: Unit | null
}
interface Placed extends Figure {
  is: Unit | null
  readonly from: number
  readonly to: number
}

const rows: readonly (readonly [string, number, string])[] = [
  ['h', 1, 'h hr hrs hs hora horas hour hours'],
  ['h', 1 / 60, 'min mins minuto minutos minute minutes'],
  ['h', 24, 'd dia dias day days'],
  ['Wh', 1, 'wh'],
  ['Wh', 1000, 'kwh'],
  ['W', 1, 'w watt watts wat wats vatio vatios wp'],
  ['W', 1000, 'kw kwp kilowatt kilowatts kilovatios'],
  ['A', 1, 'amp amps ampere amperes amperio amperios'],
  ['Ah', 1, 'ah'],
  ['V', 1, 'v volt volts voltio voltios vdc vcc'],
  ['lb', 1, 'lb lbs libra libras pound pounds'],
  ['lb', 2.2046, 'kg kgs kilo kilos kilogramo kilogramos'],
  ['yr', 1, 'ano anos year years yr yrs'],
  ['panel', 1, 'panel paneles panels placas modulos modules'],
  ['USD', 1, 'usd dolar dolares dollar dollars'],
]
const units = new Map<string, Unit>(
  rows.flatMap(([unit, factor, names]) =>
    names.split(' ').map((name): [string, Unit] => [name, { unit, factor }]),
  ),
)
const named = (name: string): Unit | null => units.get(name) ?? null

const numerals =
  'cero:zero un:una:a:an:one dos:two tres:three cuatro:four cinco:five seis:six siete:seven ocho:eight nueve:nine diez:ten eleven doce:twelve'
const numeralValues = new Map(
  numerals
    .split(' ')
    .flatMap((row, value) => row.split(':').map((word): [string, number] => [word, value])),
)

/** "1.188" is read as 1188 and as 1.188; "1,188.50" and "1.188,50" as 1188.5. */
function readings(digits: string): number[] {
  const bare = digits.replace(/ /g, '')
  const found = /^\d{1,3}([.,]\d{3})*$|^\d+$/.test(bare) ? [Number(bare.replace(/[.,]/g, ''))] : []
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last <= 0) return found
  const decimal = Number(`${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`)
  return [...found, decimal]
}

function unitAfter(rest: string): Unit | null {
  if (/^[ -]?(watts?|vatios?|w)[ -]?(horas?|hours?|h)\b/i.test(rest)) return named('wh')
  if (/^ ?A\b/.test(rest)) return named('amps')
  const name = rest.match(/^ ?-?([a-z]+)/i)?.[1]?.toLowerCase() ?? ''
  return named(name) ?? (/^ ?(x|×|de|of) /.test(rest) ? named('panel') : null)
}

function withDigits(folded: string): string {
  const whole = folded.replace(/(?<!(?:\d|\buna?) )\b(hora|dia) y medi/gi, '1 $1 y medi')
  return whole.replace(/\b[a-z]+\b/gi, (word: string, at: number) => {
    const value = numeralValues.get(word.toLowerCase())
    const isArticle = value === 1 && !unitAfter(whole.slice(at + word.length))
    return value === undefined || isArticle ? word : String(value)
  })
}

const number = /(?<![\w.,])(?:\d{1,3}(?:[ .,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)/g

function placedIn(text: string): Placed[] {
  const found = [...text.matchAll(number)].map(({ 0: digits, index }) => {
    const to = index + digits.length
    const isMoney = /(\$|usd) ?$/i.test(text.slice(0, index))
    const is = isMoney ? named('usd') : unitAfter(text.slice(to))
    return { values: readings(digits), is, from: index, to }
  })
  // "20 a 21 horas": both are hours
  for (let at = found.length - 2; at >= 0; at -= 1) {
    const [one, next] = [found[at], found[at + 1]]
    if (!one || !next) continue
    if (/^ ?(-|–|—|a|y|o|to|and|or|al|hasta) ?\$?$/.test(text.slice(one.to, next.from)))
      one.is ??= next.is
  }
  return found
}

/** "1 h 12 min", "un día y 11 horas", "hora y media". */
const sumsIn = (text: string, found: readonly Placed[]): Figure[] =>
  found.flatMap(({ values, is, to }, at) => {
    if (is?.unit !== 'h') return []
    const next = found[at + 1]
    const half = /^ ?[a-z]+ (y medi[oa]|and a half)\b/i.test(text.slice(to)) ? is.factor / 2 : 0
    const isJoined =
      next?.is?.unit === 'h' &&
      next.is.factor < is.factor &&
      /^ ?[a-z]+,? ?(y|and|con)? ?$/i.test(text.slice(to, next.from))
    const more = isJoined ? (next.values[0] ?? 0) * (next.is?.factor ?? 0) : half
    return more ? [{ values: [(values[0] ?? 0) * is.factor + more], is: named('h') }] : []
  })

/** Every number of a folded text with its unit; null where none stands beside it. */
export function figuresIn(folded: string): Figure[] {
  const text = withDigits(folded)
  const found = placedIn(text)
  return [...found, ...sumsIn(text, found)]
}

export interface ExpectedFigure {
  readonly value?: number
  readonly tolerance?: number
  readonly min?: number
  readonly max?: number
  readonly unit: string
}

export function hasFigure(expected: ExpectedFigure, figures: readonly Figure[]): boolean {
  const { value = 0, tolerance = 0.05, min, max } = expected
  const { unit, factor } = named(expected.unit.toLowerCase()) ?? { unit: expected.unit, factor: 1 }
  const lower = (min ?? value * (1 - tolerance)) * factor - 1e-6
  const upper = (max ?? value * (1 + tolerance)) * factor + 1e-6
  const mayBeBare = unit === 'USD' || unit === 'panel'
  return figures.some(
    ({ values, is }) =>
      (is ? is.unit === unit : mayBeBare) &&
      values.some((one) => {
        const scaled = one * (is?.factor ?? 1)
        return scaled >= lower && scaled <= upper
      }),
  )
}
