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
