import {
  type DeclarationWording,
  type OfficialsBlock,
  officialsBlocks,
} from '../declarations/declaration-wording.rules.ts'

function Block({ block }: { block: OfficialsBlock }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  return (
    <ul className="list-disc space-y-1 pl-6">
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** The officials the statements refer to, collapsed by default. */
export function ProhibitedOfficials({ wording }: { wording: DeclarationWording }) {
  return (
    <details className="rounded-card border border-line bg-sunk px-4">
      <summary className="flex min-h-11 cursor-pointer items-center py-2 font-semibold underline">
        {wording.officialsTitle}
      </summary>
      <div className="measure grid gap-3 pb-4 text-sm">
        {officialsBlocks(wording.officials).map((block) => (
          <Block key={JSON.stringify(block)} block={block} />
        ))}
      </div>
    </details>
  )
}
