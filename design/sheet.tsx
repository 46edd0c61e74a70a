import type { ReactNode } from 'react'
import { ScrollBox } from './scroll-box.tsx'

/** How a cell of a sheet stands. */
export const sheetCell = 'py-2.5 pr-4 align-top last:pr-0'

interface SheetProps {
  readonly label: string
  readonly heads: readonly string[]
  /** The class of its least width. */
  readonly min: string
  readonly children: ReactNode
}

/** A table on a card; what is too wide scrolls by itself. */
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
