/** The value of the option "none" in a select; an empty one cannot be told from a select without options. */
export const noChoice = '-'

/** What a select sent; empty where nothing was chosen. */
export const chosen = (value: string): string => (value === noChoice ? '' : value)

const cut = (text: string, maxLength: number) => [...text].slice(0, maxLength).join('')

/** Single-line input of at most `longest` characters, without invisible characters. */
export const oneLine = (input: string, maxLength: number): string =>
  cut(input.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim(), maxLength)

/** Multi-line input of at most `longest` characters, without invisible characters. */
export const severalLines = (input: string, maxLength: number): string =>
  cut(
    input
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{C}\n]/gu, '')
      .trim(),
    maxLength,
  )
