import { format } from '#kernel/messages.ts'
import { usePartMessages } from '../../ui/use-messages.ts'
import type { ShownPart } from '../paying/part-page.rules.ts'

export const usePartName = () => {
  const { partName } = usePartMessages()
  return ({ name, number }: Pick<ShownPart, 'name' | 'number'>) =>
    name || format(partName, { number })
}

const edges: Partial<Record<ShownPart['state'], string>> = {
  paid: 'text-good',
  over: 'text-soft-ink',
  returned: 'text-soft-ink',
}

export function PartStateText({ state }: Pick<ShownPart, 'state'>) {
  const { states } = usePartMessages()
  return <span className={`font-semibold ${edges[state] ?? ''}`}>{states[state]}</span>
}

/** Who pays, and how each part stands. */
export function PartList({ parts, own }: { parts: readonly ShownPart[]; own: number }) {
  const nameOf = usePartName()
  return (
    <ul className="grid">
      {parts.map((part) => (
        <li
          key={part.number}
          aria-current={part.number === own || undefined}
          className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2"
        >
          <span className={part.number === own ? 'font-bold' : ''}>{nameOf(part)}</span>
          <PartStateText state={part.state} />
        </li>
      ))}
    </ul>
  )
}
