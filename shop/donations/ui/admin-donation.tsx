import { useId } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/labelled-field.tsx'
import { useLocale } from '#design/words-context.tsx'
import { formatUsd, toDecimal } from '#kernel/money.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import { formatDate } from '#kernel/time.ts'
import { fill } from '#kernel/words.ts'
import type { Donation, DonationMoney, DonationState, StaffDonation } from '../donation.rules.ts'
import { useDonationStaffWords, useDonationWords } from './use-donation-words.ts'

type Intent = 'confirm' | 'release' | 'refuse' | 'close' | 'give_back'
const offered: Readonly<Record<DonationState, readonly Intent[]>> = {
  held: ['release', 'refuse'],
  awaiting: ['confirm', 'close'],
  closed: ['confirm'],
  paid: ['give_back'],
  disputed: [],
  refused: [],
  returned: [],
}
/** What came by PayPal is never looked for in the bank. */
const offeredFor = ({ method, state }: Donation): readonly Intent[] =>
  isTransfer(method) ? offered[state] : offered[state].filter((intent) => intent !== 'confirm')

function Decide({ donation, intent }: { donation: Donation; intent: Intent }) {
  const words = useDonationStaffWords()
  const isConfirming = intent === 'confirm'
  const isByHand = isTransfer(donation.method)
  return (
    <Form method="post" className="grid content-start gap-3 rounded-field bg-sunk p-3" noValidate>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="donation" value={donation.id} />
      {(isConfirming || (intent === 'give_back' && isByHand)) && (
        <LabelledField label={words.reference} name="reference" autoComplete="off" maxLength={60} />
      )}
      {isConfirming ? (
        <>
          <LabelledField label={words.sender} name="sender" autoComplete="off" maxLength={120} />
          <LabelledField
            label={words.amount}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={toDecimal(donation.amount)}
          />
        </>
      ) : (
        <LabelledField label={words.reason} name="reason" autoComplete="off" maxLength={400} />
      )}
      <Button type="submit" look={isConfirming ? 'sun' : 'plain'}>
        {words.actions[intent === 'give_back' && !isByHand ? 'refund' : intent]}
      </Button>
    </Form>
  )
}

function Found({ found }: Pick<Donation, 'found'>) {
  const words = useDonationStaffWords()
  const reasons: Readonly<Record<string, string>> = words.reasons
  return found.map(({ name, reason, listName }) => (
    <p key={name} className="font-semibold text-bad">
      {fill(words.found, { name, reason: reasons[reason] ?? reason, listed: listName })}
    </p>
  ))
}

function Money({ money: { received, returned, fee } }: { money: DonationMoney }) {
  const words = useDonationStaffWords()
  if (received <= 0) return null
  const parts = [
    fill(words.received, { sum: formatUsd(received) }),
    ...(fee > 0 ? [fill(words.fee, { sum: formatUsd(fee) })] : []),
    ...(returned > 0 ? [fill(words.returned, { sum: formatUsd(returned) })] : []),
  ]
  return <p className="figures text-soft-ink text-sm">{parts.join(' · ')}</p>
}

/** One donation as staff see it, with what can be decided about it now. */
export function AdminDonation({ donation }: { donation: StaffDonation }) {
  const words = useDonationStaffWords()
  const { causes } = useDonationWords()
  const locale = useLocale()
  const id = useId()
  const { memo, amount, cause, donorName, email, message, state, found, donatedAt } = donation
  return (
    <article
      aria-labelledby={id}
      className="grid gap-3 rounded-card border border-line bg-raised p-4 md:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="figures font-bold text-lg">
          {memo}: {formatUsd(amount)}
        </h2>
        <strong>{words.states[state]}</strong>
      </div>
      <p className="break-words text-soft-ink">
        {causes[cause].name}. {words.methods[donation.method]}. {donorName || words.anonymous},{' '}
        {email}, {formatDate(donatedAt, locale)}
      </p>
      {message !== '' && (
        <p className="whitespace-pre-line break-words border-line border-l-4 pl-3">
          <span className="sr-only">{words.message}: </span>
          {message}
        </p>
      )}
      {state === 'held' && <Found found={found} />}
      <Money money={donation.money} />
      {offeredFor(donation).length > 0 && (
        <div className="grid gap-3 md:grid-cols-2">
          {offeredFor(donation).map((intent) => (
            <Decide key={intent} donation={donation} intent={intent} />
          ))}
        </div>
      )}
    </article>
  )
}
