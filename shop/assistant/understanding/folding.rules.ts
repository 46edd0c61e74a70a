import { keyWords } from './key-words.rules.ts'

const numberWords: Readonly<Record<string, string>> = {
  un: '1',
  una: '1',
  uno: '1',
  one: '1',
  dos: '2',
  two: '2',
  tres: '3',
  three: '3',
  cuatro: '4',
  four: '4',
  cinco: '5',
  five: '5',
  seis: '6',
  six: '6',
  siete: '7',
  seven: '7',
  ocho: '8',
  eight: '8',
  nueve: '9',
  nine: '9',
  diez: '10',
  ten: '10',
  doce: '12',
  twelve: '12',
  quince: '15',
  veinte: '20',
  twenty: '20',
  veinticuatro: '24',
  treinta: '30',
  cincuenta: '50',
  fifty: '50',
  doscientos: '200',
  trescientos: '300',
  cuatrocientos: '400',
  quinientos: '500',
  seiscientos: '600',
  setecientos: '700',
  ochocientos: '800',
  novecientos: '900',
  cien: '100',
  hundred: '100',
}

/** True for one character added, missing or changed, or two swapped. */
function isOneSlip(input: string, meant: string): boolean {
  if (input === meant || Math.abs(input.length - meant.length) > 1) return false
  let at = 0
  while (at < input.length && input[at] === meant[at]) at += 1
  const [left, right] = [input.slice(at), meant.slice(at)]
  const isSwapped =
    left.length > 1 &&
    left[0] === right[1] &&
    left[1] === right[0] &&
    left.slice(2) === right.slice(2)
  return (
    isSwapped ||
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1)
  )
}

const minCorrectedLength = 6

/** How Cubans write by ear: b for v, s for c and z, k for qu, y for ll, no h. */
const soundOf = (word: string): string =>
  word
    .replace(/m(?=[bpv])/g, 'n')
    .replace(/qu(?=[ei])|k|c(?=[aou]|[^eihaou]|$)/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/sh|ch/g, '#')
    .replace(/h/g, '')
    .replace(/c(?=[ei])|z|x/g, 's')
    .replace(/v|w/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/(.)\1+/g, '$1')
const bySound: ReadonlyMap<string, string> = new Map(
  [...keyWords].filter((word) => word.length > 4).map((word) => [soundOf(word), word]),
)

/** The abbreviations of messages. */
const shorthand: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  ke: 'que',
  d: 'de',
  x: 'por',
  xfa: 'por favor',
  pa: 'para',
  pal: 'para el',
  pq: 'porque',
  xq: 'porque',
  tb: 'tambien',
  ta: 'esta',
  toy: 'estoy',
  tngo: 'tengo',
  tas: 'estas',
  kiero: 'quiero',
  kieren: 'quieren',
  kien: 'quien',
  cto: 'cuanto',
  vaina: 'cosa',
  pls: 'please',
  u: 'you',
  whats: 'what is',
  im: 'i am',
  dont: 'do not',
  cant: 'can not',
  pegao: 'pegado',
  quemao: 'quemado',
  mojao: 'mojado',
}

/** Corrects a word to the key word that sounds alike or is at distance one. */
function corrected(word: string): string {
  const written = shorthand[word]
  if (written) return written
  if (/\d/.test(word) || keyWords.has(word)) return word
  const alike = word.length > 4 ? bySound.get(soundOf(word)) : undefined
  if (alike) return alike
  if (word.length < minCorrectedLength) return word
  for (const known of keyWords)
    if (known[0] === word[0] && known.length >= minCorrectedLength && isOneSlip(word, known))
      return known
  return word
}

export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Normalises a question: no accents or capitals, numbers as digits, key words corrected. */
export function readable(question: string): string {
  const words = fold(question)
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9.,$%/+\s-]+/g, ' ')
    .replace(/[.,]+(?=\s|$)/g, ' , ')
    .split(/\s+/)
    .filter(Boolean)
    .map((word, at, all) => {
      const digits = numberWords[word]
      // 'three 550W panels' is no 3 550
      const isCount = digits !== undefined && /^\d/.test(all[at + 1] ?? '')
      return isCount ? `${digits} de` : (digits ?? corrected(word))
    })
  return ` ${words.join(' ')} `
    .replace(/ 1 par de /g, ' 2 ')
    .replace(
      / (?:(\d{1,3}) )?mil (?=\D)/g,
      (_, count: string | undefined) => ` ${Number(count ?? 1) * 1000} `,
    )
}
