import type { Block, LetterContent, LetterFrame } from '../letter.rules.ts'

function lineOf(block: Block): string {
  if (block.kind === 'quote') return block.text.replace(/^/gm, '> ')
  return block.kind === 'text' ? block.text : `${block.label}\n${block.link}`
}

/** The plain part of a letter: whole without the HTML, each address on a line of its own. */
export const letterText = ({ heading, blocks }: LetterContent, frame: LetterFrame): string =>
  [heading, ...blocks.map(lineOf), `-- \n${frame.footer.join('\n')}`].join('\n\n').concat('\n')
