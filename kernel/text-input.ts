const cut = (text: string, longest: number) => [...text].slice(0, longest).join('')

/** What was typed as one line of at most `longest` characters, without what cannot be seen. */
export const oneLine = (typed: string, longest: number): string =>
  cut(typed.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim(), longest)

/** What was typed with its own lines, at most `longest` characters, without what cannot be seen. */
export const severalLines = (typed: string, longest: number): string =>
  cut(
    typed
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{C}\n]/gu, '')
      .trim(),
    longest,
  )
