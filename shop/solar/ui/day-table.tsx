import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { isBlackout } from '../calculator/blackout.rules.ts'
import { useSolarMessages } from './solar-messages.tsx'

interface DayTableProps {
  readonly day: {
    readonly sun: readonly number[]
    readonly load: readonly number[]
    readonly level: readonly number[]
  }
  readonly blackoutHours: number
}

/** The data of the drawing as a table. */
export function DayTable({ day, blackoutHours }: DayTableProps) {
  const messages = useSolarMessages().day
  const locale = useLocale()
  const number = (value: number | undefined) => formatNumber(locale, value ?? 0)
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline decoration-line underline-offset-4">
        {messages.table}
      </summary>
      <table className="figures w-full text-right text-sm">
        <thead>
          <tr className="border-b border-line [&>th]:py-1">
            <th scope="col" className="text-left">
              {messages.hour}
            </th>
            <th scope="col">{messages.sun} W</th>
            <th scope="col">{messages.load} W</th>
            <th scope="col">{messages.level} %</th>
          </tr>
        </thead>
        <tbody>
          {day.load.map((load, hour) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hours of a day stand still
            <tr key={hour}>
              <th scope="row" className="text-left font-normal">
                {format(messages.hourOf, { hour })}
                {isBlackout(hour, blackoutHours) && ` · ${messages.blackout}`}
              </th>
              <td>{number(day.sun[hour])}</td>
              <td>{number(load)}</td>
              <td>{number(day.level[hour])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
