import { useLocale } from '#design/words-context.tsx'
import { formatUsd, type Usd } from '#kernel/money.ts'
import { momentText } from '#kernel/time.ts'
import { type KeptTariff, tariffInForce } from '../tariff.rules.ts'
import { useTariffWords } from './use-tariff-words.ts'

const cell = 'py-2.5 pr-4 align-top'

/** Every tariff there was; of the active ones the newest counts. */
export function TariffHistory({ history }: { history: readonly KeptTariff[] }) {
  const words = useTariffWords()
  const locale = useLocale()
  const current = tariffInForce(history)
  const sum = (amount: Usd | null) => (amount === null ? words.unset : formatUsd(amount))
  const stateOf = ({ id, isActive }: KeptTariff) =>
    id === current?.id
      ? words.states.inForce
      : isActive
        ? words.states.before
        : words.states.retired
  const { libra, agencia, entrega } = words.fields
  if (history.length === 0) return <p>{words.none}</p>
  return (
    <section
      aria-label={words.history}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keyboard too
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-raised px-4"
    >
      <table className="w-full min-w-[40rem] text-left text-sm">
        <thead className="border-ink border-b">
          <tr>
            {[words.since, libra, agencia, entrega, words.state].map((head) => (
              <th key={head} scope="col" className={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {history.map((tariff) => (
            <tr key={tariff.id} className={tariff.id === current?.id ? 'font-semibold' : ''}>
              <th scope="row" className={`${cell} font-[inherit]`}>
                {momentText(tariff.createdAt, locale)}
              </th>
              {[tariff.costPerPound, tariff.agencyFee, tariff.fixedDeliveryFee].map(
                (amount, column) => (
                  <td key={[libra, agencia, entrega][column]} className={`${cell} tabular-nums`}>
                    {sum(amount)}
                  </td>
                ),
              )}
              <td className={cell}>{stateOf(tariff)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
