const cut = (text: string, maxLength: number) => [...text].slice(0, maxLength).join('')

/** What was typed as one line of at most `longest` characters, without what cannot be seen. */
export const oneLine = (input: string, maxLength: number): string =>
  cut(input.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim(), maxLength)

/** What was typed with its own lines, at most `longest` characters, without what cannot be seen. */
export const severalLines = (input: string, maxLength: number): string =>
  cut(
    input
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{C}\n]/gu, '')
      .trim(),
    maxLength,
  )
