import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { formatNumber } from '#kernel/messages.ts'
import { useHomeMessages } from '#web/shell/request/use-page-messages.ts'
import { dailyWh, exampleLoads } from './energy-example.ts'

const named = ['fridge', 'fan', 'light'] as const
const loads = named.map((device) => ({ device, load: exampleLoads[device] }))

/** Links to the calculator with the example of the section. */
export function HomeCalculator() {
  const messages = useHomeMessages().calculator
  const locale = useLocale()
  const wh = (value: number) => (
    <>
      {formatNumber(locale, value)} <span className="text-base font-semibold">Wh</span>
    </>
  )
  return (
    <section aria-labelledby="cuanto" className="border-y border-line bg-sunk">
      <div className="page grid items-center gap-8 py-10 md:grid-cols-2 md:py-16">
        <div>
          <h2 id="cuanto" className="text-2xl font-bold">
            {messages.title}
          </h2>
          <p className="measure mt-3 text-soft-ink">{messages.text}</p>
          <p className="mt-6">
            <ButtonLink to="/calculadora-solar">{messages.action}</ButtonLink>
          </p>
        </div>
        <table className="figures w-full max-w-md md:justify-self-end">
          <tbody>
            {loads.map(({ device, load }) => (
              <tr key={device} className="border-b border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {messages.devices[device]}
                </th>
                <td className="py-2 text-right text-lg font-semibold">{wh(dailyWh([load]))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="pt-3 text-left align-bottom font-semibold">
                {messages.total}
              </th>
              <td className="pt-3 text-right font-display text-3xl leading-none font-bold">
                {wh(dailyWh(loads.map(({ load }) => load)))}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
