import { Link } from 'react-router'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { formatDate, formatDateTime } from '#kernel/time.ts'
import { ProofText } from '../../ui/proof-text.tsx'
import { usePartMessages, usePartsStaffMessages } from '../../ui/use-messages.ts'
import type { StaffPart, StaffParts } from '../staff/staff-parts.rules.ts'

export interface PartActionResult {
  readonly part: string
  readonly intent: string
  /** Null where it is only asked about. */
  readonly problem: keyof ReturnType<typeof usePartsStaffMessages>['problems'] | null
  /** Where a reference was used before. */
  readonly where: string
  readonly input: { readonly reference: string; readonly amount: string; readonly reason: string }
}

/** Its buttons belong to the form in which a payment is confirmed. */
const besideConfirm = ['look_again', 'not_seen']

const isAnswerTo = (result: PartActionResult | null, part: StaffPart, intent: string): boolean =>
  result?.part === part.id &&
  (result.intent === intent || (intent === 'confirm' && besideConfirm.includes(result.intent)))

interface PartProps {
  readonly part: StaffPart
  readonly action: string
  /** The idempotency key of the page's forms. */
  readonly attempt: string
  readonly result: PartActionResult | null
}

function SecondLook({ part: { transfer } }: { part: StaffPart }) {
  const messages = usePartsStaffMessages()
  const locale = useLocale()
  if (!transfer?.needsSecond) return null
  const { first } = transfer
  const text = first && (first.isMe ? messages.firstIsMe : messages.firstIsOther)
  return (
    <p className="font-semibold text-sm">
      {first && text
        ? format(text, { name: first.name || messages.another, date: formatDate(first.at, locale) })
        : messages.second}
    </p>
  )
}

type DecisionIntent = 'confirm' | 'return'

function DecisionButtons({ part, intent }: Pick<PartProps, 'part'> & { intent: DecisionIntent }) {
  const messages = usePartsStaffMessages()
  const isReturn = intent === 'return'
  const transfer = isReturn ? null : part.transfer
  return (
    <div className="flex flex-wrap gap-2">
      <FormButton name="intent" value={intent} look={isReturn ? 'grave' : 'sun'}>
        {isReturn ? messages.giveBack : messages.confirm}
      </FormButton>
      {transfer?.sentAt && (
        <FormButton name="intent" value="not_seen" look="grave">
          {messages.notSeen}
        </FormButton>
      )}
      {transfer?.first && (
        <FormButton name="intent" value="look_again" look="quiet">
          {messages.lookAgain}
        </FormButton>
      )}
    </div>
  )
}

/** Where what is typed reaches somebody who reads another language than whoever types it. */
function useReadHint({ transfer }: StaffPart, intent: DecisionIntent): string | undefined {
  const { readHint } = usePartsStaffMessages()
  const locale = useLocale()
  const other = transfer?.readIn.find((one) => one !== locale)
  return intent === 'confirm' && transfer?.sentAt && other ? readHint[other] : undefined
}

function DecisionForm({
  part,
  action,
  attempt,
  result,
  intent,
}: PartProps & { intent: DecisionIntent }) {
  const messages = usePartsStaffMessages()
  const readHint = useReadHint(part, intent)
  const own = isAnswerTo(result, part, intent) ? result : null
  const problem = own?.problem && format(messages.problems[own.problem], { where: own.where })
  const isReturn = intent === 'return'
  // what came is written as the bank shows it; only what goes back is known
  const proposed = isReturn ? formatUsd(part.toReturn || part.received).replace('$', '') : ''
  return (
    <PanelForm
      problem={problem ?? undefined}
      isPreviewed={own !== null && !problem}
      action={action}
      className="grid content-start gap-3"
    >
      <input type="hidden" name="asks" value="first" />
      {!isReturn && <h3 className="font-bold">{messages.confirmTitle}</h3>}
      {isReturn ? (
        <p className="text-soft-ink text-sm">{messages.returnHint}</p>
      ) : (
        <SecondLook part={part} />
      )}
      <input type="hidden" name="part" value={part.id} />
      <input type="hidden" name="attempt" value={attempt} />
      <input type="hidden" name="seen" value={part.seen} />
      <ProofText name="reference" label={messages.reference} value={own?.input.reference} />
      <ProofText
        name="amount"
        label={messages.amountField}
        inputMode="decimal"
        value={own?.input.amount ?? proposed}
      />
      <ProofText
        name="reason"
        label={messages.reason}
        hint={readHint}
        maxLength={400}
        value={own?.input.reason}
      />
      <DecisionButtons part={part} intent={intent} />
    </PanelForm>
  )
}

function Transfer({ part: { transfer } }: { part: StaffPart }) {
  const messages = usePartsStaffMessages()
  const locale = useLocale()
  if (!transfer) return null
  const { methodName: method, memo, sentAt, senderName, confirmation, proof } = transfer
  return (
    <p className="text-sm">
      {format(messages.transfer, { method, memo })}
      {sentAt &&
        ` · ${format(messages.sent, { name: senderName, date: formatDateTime(sentAt, locale) })}`}
      {confirmation && ` · ${format(messages.confirmation, { code: confirmation })}`}
      {proof && (
        <>
          {' · '}
          <a href={proof} target="_blank" rel="noreferrer">
            {messages.proof}
          </a>
          {transfer.isProofKnown && <strong className="text-bad"> {messages.proofKnown}</strong>}
        </>
      )}
    </p>
  )
}

function Part(form: PartProps) {
  const { part, result } = form
  const messages = usePartsStaffMessages()
  const { states } = usePartMessages()
  const isAnswered = (intent: string) => isAnswerTo(result, part, intent)
  const name = part.name || format(messages.part, { number: part.number })
  const sums = [
    [messages.amount, part.amount],
    [messages.received, part.received],
    ...(part.returned > 0 ? ([[messages.returned, part.returned]] as const) : []),
    ...(part.toReturn > 0 ? ([[messages.toReturn, part.toReturn]] as const) : []),
  ] as const
  return (
    <li className="grid gap-2 border-line border-t py-4">
      <p className="flex flex-wrap gap-x-4 font-semibold">
        <span>
          {part.number}. {name}
        </span>
        <span>{states[part.state]}</span>
      </p>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {sums.map(([label, amount]) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-soft-ink">{label}:</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
        {part.payerName && (
          <div className="flex gap-1.5">
            <dt className="text-soft-ink">{messages.payer}:</dt>
            <dd>
              {part.payerName} ({part.payerCountry}) {part.payerEmail}
            </dd>
          </div>
        )}
      </dl>
      <Transfer part={part} />
      <div className="grid gap-5 md:grid-cols-2">
        {part.transfer && (part.due > 0 || isAnswered('confirm')) && (
          <DecisionForm {...form} intent="confirm" />
        )}
        {(part.received > 0 || isAnswered('return')) && (
          <details open={part.toReturn > 0 || isAnswered('return')}>
            <summary className="opens min-h-11">{messages.returnTitle}</summary>
            <DecisionForm {...form} intent="return" />
          </details>
        )}
      </div>
    </li>
  )
}

/** One divided order with the forms of its parts. */
export function StaffOrderParts({
  order,
  ...rest
}: { order: StaffParts } & Omit<PartProps, 'part'>) {
  const messages = usePartsStaffMessages()
  const locale = useLocale()
  return (
    <section className="rounded-card border border-line bg-raised p-4">
      <h2 className="flex flex-wrap items-baseline gap-x-4 font-bold text-lg">
        <Link to={`/admin/pedidos/${order.orderNumber}`} className="underline">
          {format(messages.order, { number: order.orderNumber })}
        </Link>
        <Money amount={order.total} />
        {order.until && (
          <span className="font-normal text-sm text-soft-ink">
            {format(messages.until, { date: formatDateTime(order.until, locale) })}
          </span>
        )}
      </h2>
      <ul className="mt-2 grid">
        {order.parts.map((part) => (
          <Part key={part.id} part={part} {...rest} />
        ))}
      </ul>
    </section>
  )
}
