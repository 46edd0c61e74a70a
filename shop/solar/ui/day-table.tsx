import { useLocale } from '#design/words-context.tsx'
import { fill, formatNumber } from '#kernel/words.ts'
import { isBlackout } from '../blackout.rules.ts'
import { useSolarWords } from './solar-words.tsx'

interface DayTableProps {
  readonly day: {
    readonly sun: readonly number[]
    readonly load: readonly number[]
    readonly level: readonly number[]
  }
  readonly blackoutHours: number
}

/** The drawing in figures. */
export function DayTable({ day, blackoutHours }: DayTableProps) {
  const words = useSolarWords().day
  const locale = useLocale()
  const number = (value: number | undefined) => formatNumber(locale, value ?? 0)
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline decoration-line underline-offset-4">
        {words.table}
      </summary>
      <table className="figures w-full text-right text-sm">
        <thead>
          <tr className="border-b border-line [&>th]:py-1">
            <th scope="col" className="text-left">
              {words.hour}
            </th>
            <th scope="col">{words.sun} W</th>
            <th scope="col">{words.load} W</th>
            <th scope="col">{words.level} %</th>
          </tr>
        </thead>
        <tbody>
          {day.load.map((load, hour) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hours of a day stand still
            <tr key={hour}>
              <th scope="row" className="text-left font-normal">
                {fill(words.hourOf, { hour })}
                {isBlackout(hour, blackoutHours) && ` · ${words.blackout}`}
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
