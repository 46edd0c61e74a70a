import { ScrollBox } from '#design/scroll-box.tsx'
import { format } from '#kernel/messages.ts'
import type { LegalBlock } from '../legal.rules.ts'
import { useLegalMessages } from './use-messages.ts'

type TableBlock = Extract<LegalBlock, { kind: 'table' }>

function LegalTable({ block, label }: { block: TableBlock; label: string }) {
  return (
    <ScrollBox label={label} className="goes-on overflow-x-auto rounded-card border border-line">
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col" className="px-3 py-2 align-bottom font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {block.rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, column) => (
                <td key={block.head[column]} className="min-w-32 px-3 py-2 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

interface LegalBlockProps {
  readonly block: LegalBlock
  readonly heading: string
  readonly number: number
}

export function LegalBlockView({ block, heading, number }: LegalBlockProps) {
  const messages = useLegalMessages()
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'note':
      return (
        <p className="rounded-field border-l-4 border-warn bg-sunk px-4 py-3">
          <strong className="text-warn">{messages.note}. </strong>
          {block.text}
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={`space-y-2 pl-6 ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      )
    }
    case 'table':
      return <LegalTable block={block} label={format(messages.table, { heading, number })} />
  }
}
