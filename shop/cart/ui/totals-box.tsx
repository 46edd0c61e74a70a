import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import type { Destination } from '#kernel/destination.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import { cents, type Usd } from '#kernel/money.ts'
import { includedIn, type Totals } from '../totals.rules.ts'
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

/** The freight and delivery within the prices, as the lines contain them. */
function Included({ totals }: { totals: Totals }) {
  const messages = useCartMessages().totals
  const locale = useLocale()
  const { freight, delivery, weightLbs } = includedIn(totals)
  if (freight === 0 && delivery === 0) return null
  return (
    <div className="mt-4 rounded-field bg-sunk p-3 text-sm">
      <p className="font-semibold">{messages.included}</p>
      <dl className="mt-1">
        <Row
          name={format(messages.freight, { weight: formatNumber(locale, weightLbs, 2) })}
          amount={freight}
        />
        <Row name={messages.delivery} amount={delivery} />
      </dl>
    </div>
  )
}

/** The calculation of the total, row by row. */
export function TotalsBox({ totals, destination, code }: TotalsBoxProps) {
  const messages = useCartMessages().totals
  const { subtotal, shipping, tax, agencyFee, discount, installation, total } = totals
  const { deliverySaving } = totals
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
        {deliverySaving > 0 && (
          <Row name={messages.deliverySaving} amount={cents(-deliverySaving)} />
        )}
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
      {destination === 'cuba' && <Included totals={totals} />}
    </div>
  )
}
