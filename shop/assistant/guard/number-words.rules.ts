const listed = (from: number, words: string): [string, number][] =>
  words.split(' ').map((word, at) => [word, from + at])
const byTens = (words: string): [string, number][] =>
  words.split(' ').map((word, at) => [word, (at + 2) * 10])

const small = new Map<string, number>([
  ...listed(
    0,
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  ),
  ...listed(
    0,
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  ...([
    ['un', 1],
    ['una', 1],
    ['veintiun', 21],
    ['veintiuna', 21],
  ] as const),
])
const tens = new Map<string, number>([
  ...byTens('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
  ...byTens('twenty thirty forty fifty sixty seventy eighty ninety'),
])
const hundreds = new Map<string, number>(
  'cien(?:to)? doscient[oa]s trescient[oa]s cuatrocient[oa]s quinient[oa]s seiscient[oa]s setecient[oa]s ochocient[oa]s novecient[oa]s'
    .split(' ')
    .flatMap((form, at): [string, number][] => {
      const value = (at + 1) * 100
      if (at === 0) return ['cien', 'ciento'].map((word) => [word, value])
      return ['o', 'a'].map((end) => [form.replace('[oa]', end), value])
    }),
)
const powers = new Map<string, number>([
  ...(['mil', 'thousand', 'k'] as const).map((word): [string, number] => [word, 1_000]),
  ...(['millon', 'millones', 'million'] as const).map((word): [string, number] => [word, 1e6]),
])

type Last = 'nothing' | 'small' | 'tens' | 'hundreds' | 'power'
interface Sum {
  readonly total: number
  readonly current: number | null
  readonly last: Last
}
const nothing: Sum = { total: 0, current: null, last: 'nothing' }

const withPower = ({ total, current, last }: Sum, power: number): Sum | null =>
  last === 'power' ? null : { total: total + (current ?? 1) * power, current: null, last: 'power' }

const withHundred = ({ total, current, last }: Sum, word: string): Sum | null => {
  if (word === 'hundred')
    return last === 'hundreds' ? null : { total, current: (current ?? 1) * 100, last: 'hundreds' }
  const hundred = hundreds.get(word)
  return hundred === undefined || current !== null
    ? null
    : { total, current: hundred, last: 'hundreds' }
}

const withBelowHundred = ({ total, current, last }: Sum, word: string): Sum | null => {
  const isFree = current === null || last === 'hundreds'
  const ten = tens.get(word)
  if (ten !== undefined)
    return isFree ? { total, current: (current ?? 0) + ten, last: 'tens' } : null
  const value = small.get(word) ?? -1
  const isUnit = last === 'tens' && value > 0 && value < 10
  return value >= 0 && (isFree || isUnit)
    ? { total, current: (current ?? 0) + value, last: 'small' }
    : null
}

/** The sum with one more word; null where the word does not continue it. */
function plus(sum: Sum, word: string): Sum | null {
  const power = powers.get(word)
  return power === undefined
    ? (withHundred(sum, word) ?? withBelowHundred(sum, word))
    : withPower(sum, power)
}

const joins = (word: string | undefined, last: Last): boolean =>
  (word === 'y' && last === 'tens') || (word === 'and' && (last === 'hundreds' || last === 'power'))

interface Spelled {
  readonly value: number
  readonly length: number
}

/** The number that the words begin with, and of how many words it is made. */
function spelledAt(words: readonly string[]): Spelled | null {
  let sum = nothing
  let length = 0
  for (;;) {
    const skipped = joins(words[length], sum.last) ? 1 : 0
    const next = plus(sum, words[length + skipped] ?? '')
    if (!next || (skipped === 1 && next.last !== 'small' && next.last !== 'tens')) break
    sum = next
    length += skipped + 1
  }
  return length === 0 ? null : { value: sum.total + (sum.current ?? 0), length }
}

/** Articles and words of the other language, which are numbers only before a unit. */
const ambiguous = new Set(['un', 'una', 'uno', 'one', 'once', 'ten', 'cero', 'zero', 'k', 'mil'])
const unit =
  /^(?:dolar(?:es)?|dollars?|usd|pesos?|cup|mlc|euros?|bucks|anos?|years?|mes(?:es)?|months?|dias?|days?|horas?|hours?|semanas?|weeks?|minut\w*|porciento|percent|w|wh|kwh|watts?|vatios?|voltios?|volts?|amperios?|amps?|libras?|pounds?|unidad(?:es)?|units?|left|disponibles?|available|hundred|thousand)$/
const isStock = /^(?:quedan?|solo|only|left)$/
const pointing =
  /^(?:l[oa]s|est[oa]s|es[oa]s|ambos|ambas|entre|sus|mis|tus|the|these|those|both|of)$/
const harmless =
  /^(?:opcion(?:es)?|cosas?|formas?|maneras?|preguntas?|razon(?:es)?|pasos?|ideas?|options?|things?|ways?|questions?|reasons?|steps?)$/

function isNumber({ value, length }: Spelled, [word, next]: readonly string[], before: string) {
  const isMeasured = unit.test(next ?? '')
  if (length > 1 || isMeasured) return true
  if (ambiguous.has(word ?? '')) return isStock.test(before)
  return value > 4 || !(pointing.test(before) || harmless.test(next ?? ''))
}

function inRun(run: string): string {
  const words = run.split(/[\s-]+/)
  const written: string[] = []
  for (let at = 0; at < words.length; ) {
    const found = spelledAt(words.slice(at))
    const counts =
      found !== null &&
      isNumber(found, [words[at] ?? '', words[at + found.length] ?? ''], words[at - 1] ?? '')
    written.push(counts ? String(found.value) : (words[at] ?? ''))
    at += counts ? found.length : 1
  }
  return written.join(' ')
}

const ofTime = '(?=(?:horas?|dias?|anos?|mes|hours?|days?|years?|months?)\\b)'
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bpor ciento\b/g, 'porciento'],
  [/\b(?:media docena|half a dozen)(?: de| of)?\b/g, '6'],
  [/\b(?:una? |one )?(?:docena|dozen)(?: de| of)?\b/g, '12'],
  [/\b(?:un|a) (?:par|couple|pair) (?:de|of)\b/g, '2'],
  [/\b(?:una |a |one )?(?:decada|decade)\b/g, '10 anos'],
  [/\b(?:un |a |one )?(?:siglo|century)\b/g, '100 anos'],
  [new RegExp(`\\b(?:media|medio|half an?) ${ofTime}`, 'g'), '0.5 '],
]

/** A folded text with its spelled numbers as digits: 'doce anos' is '12 anos', '2 mil' is '2000'. */
export function withDigits(folded: string): string {
  return phrases
    .reduce((text, [words, digits]) => text.replace(words, digits), folded)
    .replace(/(\d+(?:[.,]\d+)?) ?(?:mil|k|thousand)\b/g, (_, count: string) =>
      String(Number(count.replace(',', '.')) * 1_000),
    )
    .replace(/[a-z]+(?:[ -]+[a-z]+)*/g, inRun)
}
