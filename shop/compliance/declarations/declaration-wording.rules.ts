import type { Locale } from '#kernel/locale.ts'

/** The full text to read and sign, in one language. */
export interface DeclarationWording {
  readonly title: string
  readonly intro: string
  readonly statements: readonly string[]
  readonly officialsTitle: string
  /** The officials the text refers to, line by line; a line that starts with '- ' is a list item. */
  readonly officials: readonly string[]
}

export interface DeclarationVersion {
  readonly version: string
  readonly words: Readonly<Record<Locale, DeclarationWording>>
}

export type OfficialsBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

/** The lines as blocks: consecutive list items form one list. */
export function officialsBlocks(lines: readonly string[]): readonly OfficialsBlock[] {
  const blocks: OfficialsBlock[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', text: line })
    else if (last?.kind === 'list')
      blocks.splice(-1, 1, { kind: 'list', items: [...last.items, line.slice(2)] })
    else blocks.push({ kind: 'list', items: [line.slice(2)] })
  }
  return blocks
}
