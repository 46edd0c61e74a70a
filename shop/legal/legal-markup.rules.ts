import type { LegalBlock, LegalSection } from './legal.rules.ts'

export type MarkupProblem = 'no_heading' | 'empty_section' | 'ragged_table'
export type ReadMarkup =
  | { readonly ok: true; readonly sections: readonly LegalSection[] }
  | { readonly ok: false; readonly problem: MarkupProblem }

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

const rowOf = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

const looksLikeSign = /^\\*(?:-\s|\d+[.)]\s|>|\||##(?:\s|$))/
/** A paragraph that starts like markup is escaped with a backslash. */
const writtenParagraph = (text: string) => (looksLikeSign.test(text) ? `\\${text}` : text)
const readParagraph = (text: string) =>
  text.startsWith('\\') && looksLikeSign.test(text) ? text.slice(1) : text

function writtenBlock(block: LegalBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return writtenParagraph(block.text)
    case 'note':
      return `> ${block.text}`
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item}`)
        .join('\n')
    case 'table':
      return [block.head, ...block.rows].map(rowOf).join('\n')
  }
}

/** A text as markup for its editor: headings, paragraphs, lists, notes and tables by prefixes. */
export const writtenSections = (sections: readonly LegalSection[]): string =>
  sections
    .map(({ id, heading, blocks }) =>
      [`## ${heading} {#${id}}`, ...blocks.map(writtenBlock)].join('\n\n'),
    )
    .join('\n\n')

const folded = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '') || 'parte'

const signs = { bullet: /^-\s+/, number: /^\d+[.)]\s+/, note: /^>\s?/, row: /^\|/ } as const

const listOf = (lines: readonly string[], sign: RegExp, ordered: boolean): LegalBlock => {
  const items = lines.map((line) => line.replace(sign, '').trim())
  return ordered ? { kind: 'list', items, ordered } : { kind: 'list', items }
}

const joined = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .join(' ')
    .trim()

function blockOf(lines: readonly string[]): LegalBlock {
  const all = (sign: RegExp) => lines.every((line) => sign.test(line))
  if (all(signs.bullet)) return listOf(lines, signs.bullet, false)
  if (all(signs.number)) return listOf(lines, signs.number, true)
  if (all(signs.note))
    return {
      kind: 'note',
      text: joined(lines.map((line) => line.replace(signs.note, ''))),
    }
  if (all(signs.row)) {
    const [head = [], ...rows] = lines.map(cellsOf)
    return { kind: 'table', head, rows }
  }
  return { kind: 'paragraph', text: readParagraph(joined(lines)) }
}

const isRagged = (block: LegalBlock): boolean =>
  block.kind === 'table' &&
  (block.rows.length === 0 || block.rows.some((row) => row.length !== block.head.length))

interface Growing extends LegalSection {
  readonly blocks: LegalBlock[]
}

function sectionOf(line: string, taken: readonly LegalSection[]): Growing {
  const [, heading = '', named] = /^##\s+(.+?)(?:\s*\{#([a-z][a-z0-9-]*)\})?\s*$/.exec(line) ?? []
  const requested = named ?? folded(heading)
  const isTaken = (id: string) => taken.some((section) => section.id === id)
  let id = requested
  for (let number = 2; isTaken(id); number++) id = `${requested}-${number}`
  return { id, heading, blocks: [] }
}

/** Parses markup; every block needs a heading, and every heading needs content. */
export function readMarkup(text: string): ReadMarkup {
  const sections: Growing[] = []
  const parts = text
    .replaceAll('\r', '')
    .replace(/^(##\s.*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
  for (const lines of parts.filter((part) => part.length > 0)) {
    if (/^##\s+\S/.test(lines[0] ?? '')) {
      sections.push(sectionOf(lines[0] ?? '', sections))
      continue
    }
    const block = blockOf(lines)
    if (isRagged(block)) return { ok: false, problem: 'ragged_table' }
    const section = sections.at(-1)
    if (!section) return { ok: false, problem: 'no_heading' }
    section.blocks.push(block)
  }
  if (sections.length === 0) return { ok: false, problem: 'no_heading' }
  const isWhole = sections.every(({ blocks }) => blocks.length > 0)
  return isWhole ? { ok: true, sections } : { ok: false, problem: 'empty_section' }
}
