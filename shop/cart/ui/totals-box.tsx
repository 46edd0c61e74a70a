import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import type { Destination } from '#kernel/destination.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import { cents, type Usd } from '#kernel/money.ts'
import type { Totals } from '../totals.rules.ts'
import { useCartMessages } from './use-messages.ts'

function Row({ name, amount }: { name: string; amount: Usd }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1">
      <dt className="text-soft-ink">{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  )
}

interface TotalsBoxProps {
  readonly totals: Totals
  readonly destination: Destination
  readonly code: string | null
}

/** Shipping included in the prices, shown separately from the calculation. */
function Logistics({ totals }: { totals: Totals }) {
  const messages = useCartMessages().totals
  const locale = useLocale()
  if (totals.logistics === null) return null
  return (
    <div className="mt-4 rounded-field bg-sunk p-3 text-sm">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{messages.logistics}</span>
        <Money amount={totals.logistics} />
      </p>
      <p className="mt-1 text-soft-ink">
        {format(messages.logisticsText, { weight: formatNumber(locale, totals.weightLbs, 2) })}
      </p>
    </div>
  )
}

/** The calculation of the total, row by row. */
export function TotalsBox({ totals, destination, code }: TotalsBoxProps) {
  const messages = useCartMessages().totals
  const { subtotal, shipping, tax, agencyFee, discount, installation, total } = totals
  return (
    <div>
      <dl>
        <Row name={messages.subtotal[destination]} amount={subtotal} />
        {destination === 'usa' && (
          <>
            <Row name={messages.shipping} amount={shipping} />
            <Row name={messages.tax} amount={tax} />
          </>
        )}
        <Row name={messages.agencyFee} amount={agencyFee} />
        {discount > 0 && (
          <Row name={format(messages.discount, { code: code ?? '' })} amount={cents(-discount)} />
        )}
        {installation > 0 && <Row name={messages.installation} amount={installation} />}
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="font-semibold">{messages.totalFor[destination]}</dt>
          <dd className="text-2xl leading-tight font-bold" data-total="">
            <Money amount={total} />
          </dd>
        </div>
      </dl>
      <Logistics totals={totals} />
    </div>
  )
}
