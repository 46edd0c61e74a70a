/** The value of the option "none" in a select; an empty one cannot be told from a select without options. */
export const noChoice = '-'

/** What a select sent; empty where nothing was chosen. */
export const chosen = (value: string): string => (value === noChoice ? '' : value)

/** Without signs that nobody sees or that turn a text around; the joiners of emoji and scripts stay. */
export const withoutUnseen = (input: string): string =>
  input.replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')

const cut = (text: string, maxLength: number) => [...text].slice(0, maxLength).join('')

/** Single-line input of at most `longest` characters, without invisible characters. */
export const oneLine = (input: string, maxLength: number): string =>
  cut(input.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim(), maxLength)

/** How long a text is to a person: emoji and accents count as one. */
export const isLonger = (text: string, maxLength: number): boolean => [...text].length > maxLength

/** A name is written in letters or figures; emoji and punctuation alone name nobody and nothing. */
export const isReadableName = (name: string): boolean => /[\p{L}\p{N}]/u.test(name)

/** Multi-line input of at most `longest` characters, without invisible characters. */
export const severalLines = (input: string, maxLength: number): string =>
  cut(
    input
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{C}\n]/gu, '')
      .trim(),
    maxLength,
  )
