import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import type { Destination } from '#kernel/destination.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import { formatUsd, type Usd } from '#kernel/money.ts'
import type { PriceBreakdown as Breakdown } from '../price.rules.ts'
import { usePricingMessages } from './use-messages.ts'

interface PriceBreakdownProps {
  readonly breakdown: Breakdown
  readonly weightLbs: number | null
  /** True for a manual price, which has no parts. */
  readonly isOwnPrice: boolean
  readonly destination: Destination
}

function Line({ name, amount }: { name: string; amount: Usd }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1">
      <dt className="text-soft-ink">{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  )
}

/** The landed price as a visible sum of its parts. */
export function PriceBreakdown(props: PriceBreakdownProps) {
  const { breakdown, weightLbs, isOwnPrice, destination } = props
  const messages = usePricingMessages().breakdown
  const locale = useLocale()
  if (!breakdown.isValid) return null
  const freight = format(messages.freight, {
    weight: formatNumber(locale, weightLbs ?? 0, 2),
    rate: formatUsd(breakdown.shippingRate),
  })
  return (
    <section className="text-sm">
      <h2 className="mb-1 text-sm font-semibold">
        {destination === 'cuba' ? messages.title : messages.titleCuba}
      </h2>
      <dl>
        {isOwnPrice ? (
          <Line name={messages.own} amount={breakdown.finalPrice} />
        ) : (
          <>
            <Line name={messages.equipment} amount={breakdown.sellPrice} />
            <Line name={freight} amount={breakdown.shippingCost} />
            <Line name={messages.delivery} amount={breakdown.deliveryFee} />
          </>
        )}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>{messages.total}</dt>
          <dd>
            <Money amount={breakdown.finalPrice} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
