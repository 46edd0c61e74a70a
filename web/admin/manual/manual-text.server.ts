import type { LegalBlock } from '#shop/legal/legal.rules.ts'
import { readMarkup } from '#shop/legal/legal-markup.rules.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'

const [manual = ''] = Object.values(
  import.meta.glob<string>('/docs/manual.es.md', { query: '?raw', import: 'default', eager: true }),
)

export interface ManualPicture {
  readonly kind: 'picture'
  readonly text: string
  readonly src: string
}

export interface ManualSection {
  /** Of a page of the panel: its word in the navigation. */
  readonly id: string
  readonly heading: string
  readonly blocks: readonly (LegalBlock | ManualPicture)[]
}

const picture = /^!\[(.+)\]\(\.\.\/public(\/manual\/[\w-]+\.webp)\)$/

function blockOf(block: LegalBlock): LegalBlock | ManualPicture {
  const [, text, src] = (block.kind === 'paragraph' && picture.exec(block.text)) || []
  return text && src ? { kind: 'picture', text, src } : block
}

function sectionsOf(text: string): ManualSection[] {
  const read = readMarkup(text.slice(text.indexOf('\n## ')))
  if (!read.ok) throw new Error(`docs/manual.es.md: ${read.problem}`)
  const names = Object.entries(messagesIn('es').admin.nav)
  return read.sections.map(({ id, heading, blocks }) => ({
    id: names.find(([, name]) => name === heading)?.[0] ?? id,
    heading,
    blocks: blocks.map(blockOf),
  }))
}

export const manualSections = sectionsOf(manual)
