import { cents, formatUsd } from '#kernel/money.ts'
import type { Protections } from '#shop/solar/wiring/protections.service.server.ts'
import { useCompareMessages } from '#web/shell/request/use-page-messages.ts'
import { NoFigure } from './no-figure.tsx'

interface CompareProtectionRowsProps {
  /** One for each column; null of what is no source by itself. */
  readonly protections: readonly (Protections | null)[]
  readonly cell: string
  readonly firstCell: string
}

/** What protects people, of every kit and station alike, and the price with what is bought apart. */
export function CompareProtectionRows({
  protections,
  cell,
  firstCell,
}: CompareProtectionRowsProps) {
  const { protection: messages } = useCompareMessages()
  if (protections.every((one) => one === null)) return null
  const rows = [
    { name: messages.rcd, textOf: ({ rcd }: Protections) => messages.is[rcd] },
    { name: messages.earth, textOf: ({ earth }: Protections) => messages.is[earth] },
    {
      name: messages.installed,
      textOf: ({ installedPrice }: Protections) =>
        installedPrice === null ? null : formatUsd(cents(installedPrice)),
    },
  ]
  return rows.map(({ name, textOf }) => (
    <tr key={name}>
      <th scope="row" className={firstCell}>
        {name}
      </th>
      {protections.map((one, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is a place in the row
        <td key={column} className={`${cell} figures`}>
          {(one && textOf(one)) ?? <NoFigure />}
        </td>
      ))}
    </tr>
  ))
}
