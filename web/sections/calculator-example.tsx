import { useLocale } from '#design/words-context.tsx'
import { formatNumber } from '#kernel/words.ts'
import { dailyWh, exampleHouse, sizesFor } from '../energy-example.ts'
import { usePagesWords } from '../use-page-words.ts'

const sizes = sizesFor(exampleHouse)
const needs = [
  { part: 'inverter', value: sizes.inverterW, unit: 'W' },
  { part: 'battery', value: sizes.batteryWh, unit: 'Wh' },
  { part: 'panel', value: sizes.panelW, unit: 'W' },
] as const

const cell = 'py-2 pl-2 text-right sm:pl-3'

function ExampleTable() {
  const words = usePagesWords().calculator
  const locale = useLocale()
  const { table } = words
  return (
    <table className="figures mt-4 w-full max-w-2xl text-sm md:text-base">
      <thead>
        <tr className="border-b border-line text-soft-ink">
          <th scope="col" className="py-2 text-left font-semibold">
            {table.device}
          </th>
          {[table.watts, table.quantity, table.hours, table.wh].map((heading) => (
            <th key={heading} scope="col" className={`${cell} align-bottom font-semibold`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {exampleHouse.map((load) => (
          <tr key={load.device} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {words.devices[load.device]}
            </th>
            <td className={cell}>{load.watts}</td>
            <td className={cell}>{load.quantity}</td>
            <td className={cell}>{formatNumber(locale, load.hours, 1)}</td>
            <td className={`${cell} font-semibold`}>{formatNumber(locale, dailyWh([load]))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4} className="pt-3 text-left align-bottom font-semibold">
            {table.total}
          </th>
          <td className="pt-3 text-right font-display text-2xl leading-none font-bold">
            {formatNumber(locale, sizes.dailyWh)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The sum of the calculator, done once for a small house. */
export function CalculatorExample() {
  const words = usePagesWords().calculator
  const locale = useLocale()
  return (
    <section aria-labelledby="el-ejemplo" className="mt-12 grid gap-10 lg:grid-cols-[3fr_2fr]">
      <div>
        <h2 id="el-ejemplo" className="text-2xl font-bold">
          {words.exampleTitle}
        </h2>
        <ExampleTable />
      </div>
      <div className="rounded-card bg-sunk p-5 md:p-6 lg:self-start">
        <h3 className="text-xl font-bold">{words.needsTitle}</h3>
        <ul className="mt-4 space-y-4">
          {needs.map(({ part, value, unit }) => (
            <li key={part}>
              <p className="figures font-display text-2xl leading-tight font-bold">
                {formatNumber(locale, value)} <span className="text-base">{unit}</span>
              </p>
              <p className="text-soft-ink">{words.needs[part]}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4 border-t border-line pt-4 text-sm text-soft-ink">{words.surge}</p>
      </div>
    </section>
  )
}
