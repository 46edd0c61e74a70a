import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Chip as ChipData, Part } from '#shop/assistant/replies/answer.rules.ts'

export const chipsIn = (parts: readonly Part[]): readonly ChipData[] =>
  parts.flatMap((part) => (part.kind === 'known' ? part.chips : []))

interface ChipProps {
  readonly label: string
  /** What pressing it does, for screen readers. */
  readonly hint: string
  readonly value?: string
  readonly onClick?: () => void
}

/** A remembered fact as a button that removes it; in a form it posts its name. */
export function Chip({ label, hint, value, onClick }: ChipProps) {
  return (
    <button
      type={onClick ? 'button' : 'submit'}
      name="drop"
      value={value}
      onClick={onClick}
      aria-label={hint}
      className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-line bg-raised px-3 text-sm hover:border-ink"
    >
      {label}
      <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
    </button>
  )
}

interface KnownChipsProps {
  readonly chips: readonly ChipData[]
  readonly title: string
  readonly children: (chip: ChipData) => ReactNode
}

/** What the conversation remembers. */
export function KnownChips({ chips, title, children }: KnownChipsProps) {
  return (
    <div className="mt-4 grid gap-2">
      <p className="text-sm text-soft-ink">{title}</p>
      <ul className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <li key={chip.name}>{children(chip)}</li>
        ))}
      </ul>
    </div>
  )
}
