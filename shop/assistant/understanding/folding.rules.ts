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
  cien: '100',
  hundred: '100',
}

/** True for one character added, missing or changed, or two swapped. */
export function isOneSlip(input: string, meant: string): boolean {
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

const minCorrectedLength = 5

/** Corrects a word to the key word at distance one. */
function corrected(word: string): string {
  if (word.length < minCorrectedLength || /\d/.test(word) || keyWords.has(word)) return word
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
    .map((word) => numberWords[word] ?? corrected(word))
  return ` ${words.join(' ')} `
    .replace(/ 1 par de /g, ' 2 ')
    .replace(
      / (?:(\d{1,3}) )?mil (?=\D)/g,
      (_, count: string | undefined) => ` ${Number(count ?? 1) * 1000} `,
    )
}
