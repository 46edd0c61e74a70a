import { format } from '#kernel/messages.ts'
import { formatUsd, type Usd } from '#kernel/money.ts'
import type { Cause, DonationState } from '../donation.rules.ts'
import type { DonationStatus } from '../payment/donation-payment.rules.ts'
import { useDonationMessages } from './use-messages.ts'

/** What a donation's page shows; the recipient only while the money is expected. */
export interface OwnDonationProps {
  readonly cause: Cause
  readonly amount: Usd
  readonly memo: string
  readonly state: DonationState
  readonly methodName: string
  readonly transfer: {
    readonly instructions: string
    readonly recipient: string
    readonly registeredName: string
  } | null
  /** The state at the provider while the money is expected. */
  readonly atProvider: DonationStatus | null
}

const status = {
  held: 'held',
  awaiting: 'afterwards',
  paid: 'paid',
  disputed: 'disputed',
  refused: 'ended',
  closed: 'ended',
  returned: 'returned',
} as const

const providerStatus = {
  to_pay: 'unfinished',
  in_progress: 'inProgress',
  in_review: 'inReview',
} as const

function Facts({ rows }: { rows: readonly (readonly [string, string, string?])[] }) {
  return (
    <dl className="grid">
      {rows.map(([label, text, hint]) => (
        <div key={label} className="border-line border-t py-2">
          <dt className="text-soft-ink text-sm">{label}</dt>
          <dd className="figures break-words font-semibold">{text}</dd>
          {hint && <dd className="text-soft-ink text-sm">{hint}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** A donation's state and, while its money is expected, how to send it. */
export function OwnDonation({
  cause,
  amount,
  memo,
  state,
  methodName,
  transfer,
  atProvider,
}: OwnDonationProps) {
  const messages = useDonationMessages()
  const { mine } = messages
  return (
    <section className="grid max-w-xl gap-4 rounded-card border border-line bg-raised p-5">
      <Facts
        rows={[
          [mine.for, messages.causes[cause].name],
          [mine.amount, formatUsd(amount)],
        ]}
      />
      {transfer && (
        <>
          <p>
            {format(mine.send, { method: methodName })} {transfer.instructions}
          </p>
          <Facts
            rows={[
              [format(mine.recipient, { method: methodName }), transfer.recipient],
              [mine.registered, transfer.registeredName],
              [mine.memo, memo, mine.memoHint],
            ]}
          />
        </>
      )}
      {atProvider === 'to_pay' && (
        <p>{format(mine.byProvider, { amount: formatUsd(amount), method: methodName })}</p>
      )}
      <p role="status" className="font-semibold">
        {format(mine[atProvider === null ? status[state] : providerStatus[atProvider]], {
          method: methodName,
        })}
      </p>
    </section>
  )
}
