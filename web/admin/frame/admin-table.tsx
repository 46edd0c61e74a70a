import type { ReactNode } from 'react'
import { ScrollBox } from '#design/scroll-box.tsx'

interface AdminTableProps {
  readonly label: string
  readonly heads: readonly ReactNode[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
  /** Columns with figures, aligned to the right. */
  readonly figures?: readonly number[]
}

/** A table of the panel: its first column names the row; scrolls when it is too wide. */
export function AdminTable({ label, heads, rows, figures = [] }: AdminTableProps) {
  const side = (column: number) => (figures.includes(column) ? 'text-right tabular-nums' : '')
  return (
    <ScrollBox
      label={label}
      className="goes-on overflow-x-auto rounded-card border border-line px-4"
    >
      <table className="w-full min-w-[36rem] text-left text-sm lg:[&_a.underline]:min-h-0!">
        <thead>
          <tr className="border-ink border-b">
            {heads.map((head, column) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                key={column}
                scope="col"
                className={`py-3 pr-4 align-bottom last:pr-0 lg:py-1.5 ${side(column)}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, column) => {
                const Cell = column === 0 ? 'th' : 'td'
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                    key={column}
                    {...(column === 0 && { scope: 'row' })}
                    className={`break-words py-2.5 pr-4 lg:py-1.5 align-top last:pr-0 ${side(column)} ${column === 0 ? 'font-semibold' : ''}`}
                  >
                    {cell}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
