import type { ReactNode } from 'react'
import { ScrollBox } from './scroll-box.tsx'

/** The alignment of a cell. */
export const sheetCell = 'py-2.5 pr-4 align-top last:pr-0'

interface SheetProps {
  readonly label: string
  readonly heads: readonly string[]
  /** The class of its minimum width. */
  readonly min: string
  readonly children: ReactNode
}

/** A table on a card; scrolls within it when it is too wide. */
export function Sheet({ label, heads, min, children }: SheetProps) {
  return (
    <ScrollBox
      label={label}
      className="goes-on overflow-x-auto rounded-card border border-line px-4"
    >
      <table className={`w-full text-left text-sm ${min}`}>
        <thead className="border-ink border-b">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={sheetCell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </ScrollBox>
  )
}
