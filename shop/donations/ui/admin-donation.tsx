import { useId } from 'react'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import { formatDate, formatDateTime } from '#kernel/time.ts'
import type { Donation, DonationMoney, DonationState, StaffDonation } from '../donation.rules.ts'
import { useDonationMessages, useDonationStaffMessages } from './use-messages.ts'

const intents = ['confirm', 'release', 'refuse', 'close', 'give_back', 'look_again'] as const
type Intent = (typeof intents)[number]
export const isIntent = (input = ''): input is Intent => intents.some((intent) => intent === input)
const offered: Readonly<Record<DonationState, readonly Intent[]>> = {
  held: ['release', 'refuse'],
  awaiting: ['confirm', 'close'],
  closed: ['confirm'],
  paid: ['give_back'],
  disputed: [],
  refused: [],
  returned: [],
}
/** Online donations are not confirmed at the bank; what one person saw there may be begun again. */
function offeredFor({ method, state, first }: Donation): readonly Intent[] {
  if (!isTransfer(method)) return offered[state].filter((intent) => intent !== 'confirm')
  return first && offered[state].includes('confirm')
    ? [...offered[state], 'look_again']
    : offered[state]
}

/** One that was refused stays, so that what was typed does, even if the state allows it no more. */
const shownFor = (donation: Donation, answer: Answer | null): readonly Intent[] => {
  const offers = offeredFor(donation)
  const intent = answer?.entered.intent
  return isIntent(intent) && !offers.includes(intent) ? [...offers, intent] : offers
}

/** Why a decision was refused, and what was typed; without a reason where it is only asked about. */
interface Answer {
  readonly code: string
  readonly text: string | null
  readonly entered: Readonly<Record<string, string>>
}

interface DecideProps {
  readonly donation: Donation
  readonly intent: Intent
  readonly answer: Answer | null
}

function Decide({ donation, intent, answer }: DecideProps) {
  const messages = useDonationStaffMessages()
  const isConfirming = intent === 'confirm'
  const isByHand = isTransfer(donation.method)
  const shared = (name: 'reference' | 'sender' | 'amount' | 'reason') => ({
    name,
    label: messages[name],
    defaultValue: answer?.entered[name],
    problem: answer?.code.startsWith(name) ? (answer.text ?? undefined) : undefined,
    autoComplete: 'off',
  })
  return (
    <PanelForm
      problem={answer?.text}
      isPreviewed={answer !== null && answer.text === null}
      className="grid content-start gap-3 rounded-field bg-sunk p-3"
      noValidate
    >
      <input type="hidden" name="asks" value="first" />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="donation" value={donation.id} />
      {(isConfirming || (intent === 'give_back' && isByHand)) && (
        <LabelledField {...shared('reference')} maxLength={60} />
      )}
      {isConfirming ? (
        <>
          <LabelledField {...shared('sender')} maxLength={120} />
          <LabelledField {...shared('amount')} inputMode="decimal" />
        </>
      ) : (
        intent !== 'look_again' && <LabelledField {...shared('reason')} maxLength={400} />
      )}
      <FormButton look={isConfirming ? 'sun' : 'plain'}>
        {format(messages.actions[intent === 'give_back' && !isByHand ? 'refund' : intent], {
          method: donation.methodName,
        })}
      </FormButton>
    </PanelForm>
  )
}

/** Above the owner's sum two persons see it at the bank. */
function SecondLook({ donation: { first, amount, secondAbove } }: { donation: Donation }) {
  const messages = useDonationStaffMessages()
  const locale = useLocale()
  if (first)
    return (
      <p className="font-semibold">
        {format(messages.seenOnce, {
          ...{ date: formatDateTime(first.at, locale), reference: first.reference },
          sum: formatUsd(first.amount),
        })}
      </p>
    )
  if (secondAbove === null || amount <= secondAbove) return null
  return <p className="font-semibold">{format(messages.second, { sum: formatUsd(secondAbove) })}</p>
}

function Found({ found }: Pick<Donation, 'found'>) {
  const messages = useDonationStaffMessages()
  const reasons: Readonly<Record<string, string>> = messages.reasons
  return found.map(({ name, reason, listName }) => (
    <p key={name} className="font-semibold text-bad">
      {format(messages.found, { name, reason: reasons[reason] ?? reason, listed: listName })}
    </p>
  ))
}

/** The money is gone without anybody here having sent it. */
function Reversed({ donation: { money, methodName } }: { donation: StaffDonation }) {
  const { reversed } = useDonationStaffMessages()
  if (money.reversed <= 0) return null
  const values = { method: methodName, sum: formatUsd(money.reversed) }
  return <p className="font-semibold text-bad">{format(reversed, values)}</p>
}

function Money({ money: { received, returned, fee } }: { money: DonationMoney }) {
  const messages = useDonationStaffMessages()
  if (received <= 0) return null
  const parts = [
    format(messages.received, { sum: formatUsd(received) }),
    ...(fee > 0 ? [format(messages.fee, { sum: formatUsd(fee) })] : []),
    ...(returned > 0 ? [format(messages.returned, { sum: formatUsd(returned) })] : []),
  ]
  return <p className="figures text-soft-ink text-sm">{parts.join(' · ')}</p>
}

/** Who decided what, when and why. */
function History({ history }: Pick<StaffDonation, 'history'>) {
  const messages = useDonationStaffMessages()
  const locale = useLocale()
  if (history.length === 0) return null
  return (
    <ul aria-label={messages.history} className="grid gap-1 text-soft-ink text-sm">
      {history.map(({ to, by, reason, at }) => (
        <li key={`${to} ${at.getTime()}`} className="[overflow-wrap:anywhere]">
          {formatDateTime(at, locale)} · {messages.states[to]} · {by || messages.shop}
          {reason !== '' && `: ${reason}`}
        </li>
      ))}
    </ul>
  )
}

interface AdminDonationProps {
  /** Whether whoever looks may decide so. */
  readonly may: (intent: string) => boolean
  readonly donation: StaffDonation
  readonly answer: Answer | null
}

/** One donation for staff, with the decisions that its state allows. */
export function AdminDonation({ donation, answer, may }: AdminDonationProps) {
  const messages = useDonationStaffMessages()
  const { causes } = useDonationMessages()
  const locale = useLocale()
  const id = useId()
  const shown = shownFor(donation, answer).filter(may)
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
        <strong>{messages.states[state]}</strong>
      </div>
      <p className="break-words text-soft-ink">
        {causes[cause].name}. {donation.methodName}. {donorName || messages.anonymous}, {email},{' '}
        {formatDate(donatedAt, locale)}
      </p>
      {message !== '' && (
        <p className="whitespace-pre-line break-words border-line border-l-4 pl-3">
          <span className="sr-only">{messages.message}: </span>
          {message}
        </p>
      )}
      {state === 'held' && <Found found={found} />}
      {state === 'held' && !may('release') && <p>{messages.ofCompliance}</p>}
      {offeredFor(donation).includes('confirm') && <SecondLook donation={donation} />}
      <Reversed donation={donation} />
      <Money money={donation.money} />
      <History history={donation.history} />
      {shown.length > 0 && (
        <div className="grid gap-3 md:grid-cols-2">
          {shown.map((intent) => (
            <Decide
              key={intent}
              donation={donation}
              intent={intent}
              answer={answer?.entered.intent === intent ? answer : null}
            />
          ))}
        </div>
      )}
    </article>
  )
}
