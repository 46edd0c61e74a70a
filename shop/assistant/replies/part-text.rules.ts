import type { Part } from './answer.rules.ts'

const maxLength = 1_500

/** What an answer said, as the conversation sends it back: the names of its products and its sentences. */
export const writtenIn = (parts: readonly Part[]): string =>
  parts
    .flatMap((part) => {
      if (part.kind === 'cards') return part.cards.map(({ name }) => name)
      if (part.kind === 'text' || part.kind === 'warning') return part.text
      return []
    })
    .join('\n')
    .slice(0, maxLength)
