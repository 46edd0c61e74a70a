import { useLocale } from '#design/messages-context.tsx'
import { Sheet, sheetCell } from '#design/sheet.tsx'
import { formatUsd, type Usd } from '#kernel/money.ts'
import { formatDateTime } from '#kernel/time.ts'
import { type StoredTariff, tariffInForce } from '../tariff.rules.ts'
import { useTariffMessages } from './use-messages.ts'

/** Every tariff; the newest active one is in force. */
export function TariffHistory({ history }: { history: readonly StoredTariff[] }) {
  const messages = useTariffMessages()
  const locale = useLocale()
  const current = tariffInForce(history)
  const sum = (amount: Usd | null) => (amount === null ? messages.unset : formatUsd(amount))
  const stateOf = ({ id, isActive }: StoredTariff) =>
    id === current?.id
      ? messages.states.inForce
      : isActive
        ? messages.states.before
        : messages.states.retired
  const { libra, agencia, entrega } = messages.fields
  if (history.length === 0) return <p>{messages.none}</p>
  return (
    <Sheet
      label={messages.history}
      heads={[messages.since, libra, agencia, entrega, messages.state]}
      min="min-w-[40rem]"
    >
      {history.map((tariff) => (
        <tr key={tariff.id} className={tariff.id === current?.id ? 'font-semibold' : ''}>
          <th scope="row" className={`${sheetCell} font-[inherit]`}>
            {formatDateTime(tariff.createdAt, locale)}
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
