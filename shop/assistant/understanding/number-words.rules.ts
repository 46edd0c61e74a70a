const units =
  'un:1 una:1 uno:1 one:1 dos:2 two:2 tres:3 three:3 cuatro:4 four:4 cinco:5 five:5 seis:6 six:6 siete:7 seven:7 ocho:8 eight:8 nueve:9 nine:9'
const teens =
  'diez:10 ten:10 once:11 eleven:11 doce:12 twelve:12 trece:13 thirteen:13 catorce:14 fourteen:14 quince:15 fifteen:15 dieciseis:16 sixteen:16 diecisiete:17 seventeen:17 dieciocho:18 eighteen:18 diecinueve:19 nineteen:19 veinticuatro:24 veinticinco:25'
const tens =
  'veinte:20 twenty:20 treinta:30 thirty:30 cuarenta:40 forty:40 cincuenta:50 fifty:50 sesenta:60 sixty:60 setenta:70 seventy:70 ochenta:80 eighty:80 noventa:90 ninety:90'
const hundreds =
  'cien:100 ciento:100 doscientos:200 trescientos:300 cuatrocientos:400 quinientos:500 seiscientos:600 setecientos:700 ochocientos:800 novecientos:900'

const rowsOf = (text: string): [string, number][] =>
  text.split(' ').map((row) => {
    const [word = '', value = ''] = row.split(':')
    return [word, Number(value)]
  })
const small = new Map(rowsOf(`${units} ${teens} ${tens} ${hundreds}`))
const thousand = new Set(['mil', 'thousand'])

interface Spelled {
  readonly value: number
  /** How many words it takes. */
  readonly length: number
}

const stepOf = (value: number): number => {
  if (value >= 100) return 100
  return value >= 20 ? 10 : 1
}

interface Run {
  readonly value: number
  /** The next part must be smaller than this. */
  readonly limit: number
}

/** The number with one more word, or null where the word is no part of it. */
function withWord({ value, limit }: Run, word: string, isMultiplied: boolean): Run | null {
  const one = small.get(word)
  if (word === 'hundred')
    return limit > 1 && value < 10 ? { value: Math.max(1, value) * 100, limit: 100 } : null
  if (one === undefined || one >= limit) return null
  // 'two hundred': a single figure may still be multiplied
  return { value: value + one, limit: isMultiplied ? Number.POSITIVE_INFINITY : stepOf(one) }
}

const joins = /^(y|and)$/

/** 'doscientos cincuenta', 'treinta y cinco', 'two hundred fifty'. */
function below1000(words: readonly string[], from: number): Spelled {
  let run: Run = { value: 0, limit: Number.POSITIVE_INFINITY }
  let at = from
  for (;;) {
    const isJoined = run.value % 100 >= 20 && joins.test(words[at] ?? '')
    const next = isJoined ? at + 1 : at
    const more = withWord(run, words[next] ?? '', words[next + 1] === 'hundred')
    if (!more || (isJoined && more.value - run.value >= 10)) break
    run = more
    at = next + 1
  }
  return { value: run.value, length: at - from }
}

const digitsAt = (words: readonly string[], at: number): Spelled | null =>
  /^\d{1,3}$/.test(words[at] ?? '') ? { value: Number(words[at]), length: 1 } : null

/** The number that is spelled from this word on: 'mil quinientos', '2 mil 500', 'treinta y cinco'. */
export function numberAt(words: readonly string[], from: number): Spelled | null {
  const isThousand = (at: number) => thousand.has(words[at] ?? '')
  const digits = digitsAt(words, from)
  if (digits && !isThousand(from + 1)) return null
  const first = digits ?? below1000(words, from)
  if (!isThousand(from + first.length)) return first.length > 0 ? first : null
  const at = from + first.length + 1
  const rest = digitsAt(words, at) ?? below1000(words, at)
  const value = Math.max(1, first.value) * 1000
  // 'mil 2 paneles' is no amount
  return rest.value >= 10
    ? { value: value + rest.value, length: at - from + rest.length }
    : { value, length: at - from }
}
