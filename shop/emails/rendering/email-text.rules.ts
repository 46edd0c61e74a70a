import type { Block, EmailContent, EmailFrame, Labelled } from '../email.rules.ts'

const width = 48

/** Left and right on one line, padded to the full width. */
const apart = (left: string, right: string): string =>
  `${left}${' '.repeat(Math.max(2, width - left.length - right.length))}${right}`

const titled = (title: string, lines: readonly string[]): string =>
  [title.toUpperCase(), ...lines].join('\n')

function factsText({ title, rows }: Extract<Block, { kind: 'facts' }>): string {
  const max = Math.max(...rows.map(({ label }) => label.length))
  return titled(
    title,
    rows.map(({ label, value }) => `${`${label}:`.padEnd(max + 2)}${value}`),
  )
}

const sumText = ({ label, value }: Labelled): string => apart(label, value)

function itemsText({ title, rows, sums, total }: Extract<Block, { kind: 'goods' }>): string {
  const items = rows.flatMap(({ name, detail, total: amount }) => [
    name,
    ...(amount ? [apart(`  ${detail}`, amount)] : detail ? [`  ${detail}`] : []),
  ])
  const below = total ? ['-'.repeat(width), ...sums.map(sumText), sumText(total)] : []
  return titled(title, [...items, ...below])
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'notice':
    case 'small':
      return block.text
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'button':
    case 'link':
      return `${block.label}\n${block.link}`
    case 'choices':
    case 'links':
      return block.links.map(({ label, link }) => `${label}\n${link}`).join('\n\n')
    case 'lines':
      return titled(block.title, block.lines)
    case 'facts':
      return factsText(block)
    case 'goods':
      return itemsText(block)
  }
}

/** The plain-text part: complete without the HTML, each URL on its own line. */
export const emailText = ({ heading, blocks }: EmailContent, frame: EmailFrame): string =>
  [heading, ...blocks.map(textOf), `-- \n${frame.footer.join('\n')}`].join('\n\n').concat('\n')
