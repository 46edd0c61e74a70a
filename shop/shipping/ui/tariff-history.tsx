import { Sheet, sheetCell } from '#design/sheet.tsx'
import { useLocale } from '#design/words-context.tsx'
import { formatUsd, type Usd } from '#kernel/money.ts'
import { momentText } from '#kernel/time.ts'
import { type KeptTariff, tariffInForce } from '../tariff.rules.ts'
import { useTariffWords } from './use-tariff-words.ts'

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
    <Sheet
      label={words.history}
      heads={[words.since, libra, agencia, entrega, words.state]}
      least="min-w-[40rem]"
    >
      {history.map((tariff) => (
        <tr key={tariff.id} className={tariff.id === current?.id ? 'font-semibold' : ''}>
          <th scope="row" className={`${sheetCell} font-[inherit]`}>
            {momentText(tariff.createdAt, locale)}
          </th>
          {[tariff.costPerPound, tariff.agencyFee, tariff.fixedDeliveryFee].map(
            (amount, column) => (
              <td key={[libra, agencia, entrega][column]} className={`${sheetCell} tabular-nums`}>
                {sum(amount)}
              </td>
            ),
          )}
          <td className={sheetCell}>{stateOf(tariff)}</td>
        </tr>
      ))}
    </Sheet>
  )
}
