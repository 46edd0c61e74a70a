import { fold } from '#kernel/text/fold.ts'
import { keyWords } from './key-words.rules.ts'
import { numberAt } from './number-words.rules.ts'

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
export const soundOf = (word: string): string =>
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
  pabajo: 'para abajo',
  parriba: 'para arriba',
  palante: 'para adelante',
  paca: 'para aca',
  palla: 'para alla',
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
  wheres: 'where is',
  im: 'i am',
  dont: 'do not',
  cant: 'can not',
  callo: 'cayo',
  calleron: 'cayeron',
  pegao: 'pegado',
  quemao: 'quemado',
  mojao: 'mojado',
  brequer: 'breaker',
  breker: 'breaker',
  cuto: 'cuanto',
  qto: 'cuanto',
  cuantoo: 'cuanto',
  dnd: 'donde',
  dsd: 'desde',
  asta: 'hasta',
  aki: 'aqui',
  aka: 'aca',
  aser: 'hacer',
  ase: 'hace',
  bn: 'bien',
  msj: 'mensaje',
  fri: 'refri',
  yega: 'llega',
  yegar: 'llegar',
  yegue: 'llegue',
  yeva: 'lleva',
  yevan: 'llevan',
  llevao: 'llevado',
  pagao: 'pagado',
  mandao: 'mandado',
  comprao: 'comprado',
  parao: 'parado',
  thru: 'through',
  wanna: 'want to',
  gonna: 'going to',
  ur: 'your',
  kema: 'quema',
  kemo: 'quemo',
  toke: 'toque',
  toka: 'toca',
  umo: 'humo',
  fumo: 'humo',
  jumo: 'humo',
  incho: 'hincho',
  inchado: 'hinchado',
  inchada: 'hinchada',
  ay: 'hay',
  sta: 'esta',
  stan: 'estan',
  kalambre: 'calambre',
  korriente: 'corriente',
}

/** 'humito' is smoke and 'cablecito' a cable. */
function undiminished(word: string): string | null {
  const found = /^(.{3,}?)e?c?it([oa])(s?)$|^(.{2,}t)ic([oa])(s?)$/.exec(word)
  if (!found) return null
  const [stem = '', vowel = '', plural = ''] = found.slice(1).filter((one) => one !== undefined)
  return (
    [vowel, 'e', ''].map((end) => `${stem}${end}${plural}`).find((one) => keyWords.has(one)) ?? null
  )
}

/** Right as they are, though a key word is near. */
const wholeWords: ReadonlySet<string> = new Set(
  'cuando cuarto cuartos compras instalo instale llevan llevas lleven correr conecto descarta cuanta aguante ventilator ventilators neverita neveritas chipping'.split(
    ' ',
  ),
)

/** 'mareao' and 'enchufao' are spoken participles. */
const participle = (word: string): string | null =>
  /^[a-z]{3,}ao$/.test(word) && !/^(bacalao|cacao|marianao)$/.test(word)
    ? `${word.slice(0, -1)}do`
    : null

/** Corrects a word to the key word that sounds alike or is at distance one. */
function corrected(word: string): string {
  const written = shorthand[word]
  if (written) return written
  if (/\d/.test(word) || keyWords.has(word) || wholeWords.has(word)) return word
  const whole = participle(word)
  if (whole) return corrected(whole)
  const plain = undiminished(word)
  if (plain) return plain
  const alike = word.length > 4 ? bySound.get(soundOf(word)) : undefined
  if (alike) return alike
  if (word.length < minCorrectedLength) return word
  for (const known of keyWords)
    if (known[0] === word[0] && known.length >= minCorrectedLength && isOneSlip(word, known))
      return known
  return word
}

export { fold }

/** Numbers as digits, other words corrected; 'three 550W panels' is no 3 550. */
function spelled(words: readonly string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < words.length; ) {
    const found = numberAt(words, at)
    const isCount =
      found !== null && found.value < 100 && /^\d/.test(words[at + found.length] ?? '')
    if (found) out.push(isCount ? `${found.value} de` : String(found.value))
    else out.push(corrected(words[at] ?? ''))
    at += found?.length ?? 1
  }
  return out
}

/** Normalises a question: no accents or capitals, numbers as digits, key words corrected. */
export function readable(question: string): string {
  const words = fold(question)
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9.,$%/+\s-]+/g, ' ')
    .replace(/[.,]+(?=\s|$)/g, ' , ')
    .split(/\s+/)
    .filter(Boolean)
  return ` ${spelled(words).join(' ')} `.replace(/ 1 par de /g, ' 2 ')
}

export const wordCount = (text: string): number =>
  text.split(' ').filter((word) => /[a-z0-9]/.test(word)).length
