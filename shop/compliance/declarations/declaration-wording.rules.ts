import type { Locale } from '#kernel/locale.ts'

/** All that is read and signed, in one language. */
export interface DeclarationWording {
  readonly title: string
  readonly intro: string
  readonly statements: readonly string[]
  readonly officialsTitle: string
  /** Whom the text speaks of, line by line; one that begins with '- ' is an entry of a list. */
  readonly officials: readonly string[]
}

export interface DeclarationVersion {
  readonly version: string
  readonly words: Readonly<Record<Locale, DeclarationWording>>
}

export type OfficialsBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

/** The lines as they are shown: entries that follow one another are one list. */
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
