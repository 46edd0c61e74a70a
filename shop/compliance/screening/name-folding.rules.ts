/** Legal forms of companies, which do not distinguish names. */
const legalForms = new Set(
  'sa cv ltd ltda limited llc llp lp inc incorporated co company corp corporation gmbh sarl srl bv nv ag kg sl spa sas plc pte pty pvt cia est fze fzc fzco jsc ojsc pjsc ooo oao zao eirl'.split(
    ' ',
  ),
)
const smallWords = new Set('el la los las un una de del y e the of and for al'.split(' '))

/** Letters that Unicode normalisation does not decompose. */
const special: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
}

/** Lower case without accents, invisible characters and periods; other punctuation becomes spaces. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’‘`´.]/gu, '')
    .replace(/[ßæœøđðłħıþ]/g, (character) => special[character] ?? character)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const nameWords = (name: string): string[] => foldName(name).split(' ').filter(Boolean)

/** The distinctive words of a name; all words where none is distinctive. */
export function nameTokens(name: string): string[] {
  const words = nameWords(name)
  const significantWords = words.filter((word) => !legalForms.has(word) && !smallWords.has(word))
  return significantWords.length > 0 ? significantWords : words
}

const maxNameLength = 200
const maxWords = 12
const usualSigns = /^[\p{L}\p{M}\p{N}\p{Cf}\s.,'’‘`´"“”()\-–—/&+#ºª°:;·]*$/u
/** 'D1az' is an invalid word; '3ra' is valid. */
const mixedWord = /\b(?!\d+(?:r[ao]|d[ao]|t[ao]|[ao]|st|nd|rd|th)\b)(?=\w*\d)(?=\w*[a-z])\w+/

/** Whether a name can be compared: Latin words of plausible form and limited length. */
export const isReadable = (name: string): boolean => {
  if (name.length > maxNameLength || !usualSigns.test(name)) return false
  const folded = foldName(name)
  const isLatin = /[a-z]/.test(folded) && !/[^\x20-\x7e]/.test(folded)
  return isLatin && !mixedWord.test(folded) && folded.split(' ').length <= maxWords
}
