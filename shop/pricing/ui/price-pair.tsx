import type { Destination } from '#kernel/destination.ts'
import { formatUsd, type Usd } from '#kernel/money.ts'
import { usePricingMessages } from './use-messages.ts'

interface PricePairProps {
  readonly usa: Usd | null
  readonly cuba: Usd | null
  /** The destinations where it may be sold. */
  readonly availableFor: Destination | 'all'
  readonly destination: Destination
}

/** The chosen destination's price in large type, the other one in small type below. */
export function PricePair({ usa, cuba, availableFor, destination }: PricePairProps) {
  const messages = usePricingMessages()
  const first = availableFor === 'all' ? destination : availableFor
  const places = {
    cuba: { name: messages.inCuba, price: cuba, note: null },
    usa: { name: messages.inUsa, price: usa, note: messages.plusTax },
  }
  const main = places[first]
  const other = places[first === 'cuba' ? 'usa' : 'cuba']
  return (
    <div>
      <p className="text-sm text-soft-ink">{main.name}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        {main.price === null ? (
          <strong className="text-2xl">{messages.missing}</strong>
        ) : (
          <>
            <strong className="figures font-display text-3xl leading-none font-bold md:text-4xl">
              {formatUsd(main.price)}
            </strong>
            {main.note && <span className="text-sm text-soft-ink">{main.note}</span>}
          </>
        )}
      </p>
      <p className="mt-2 text-soft-ink">
        {availableFor !== 'all' ? (
          availableFor === 'cuba' ? (
            messages.onlyCuba
          ) : (
            messages.onlyUsa
          )
        ) : other.price === null ? (
          `${other.name}: ${messages.missing}`
        ) : (
          <>
            {other.name}{' '}
            <span className="figures font-semibold text-ink">{formatUsd(other.price)}</span>{' '}
            {other.note}
          </>
        )}
      </p>
    </div>
  )
}
