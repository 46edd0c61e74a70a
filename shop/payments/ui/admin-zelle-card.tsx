import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate, formatDateTime } from '#kernel/time.ts'
import type { ZelleCase } from '../manual-transfer/zelle-case.rules.ts'
import { AdminZelleForm } from './admin-zelle-form.tsx'
import { AdminZelleProof } from './admin-zelle-proof.tsx'
import { useZelleStaffMessages } from './use-messages.ts'
import type { ZelleResult } from './zelle-result.ts'

function Facts({ zelleCase }: { zelleCase: ZelleCase }) {
  const messages = useZelleStaffMessages()
  const locale = useLocale()
  const facts = [
    [messages.buyer, `${zelleCase.buyerName} · ${zelleCase.buyerEmail}`],
    [messages.memo, zelleCase.memo],
    [messages.recipient, zelleCase.recipient],
    ...(zelleCase.payBy ? [[messages.until, formatDate(zelleCase.payBy, locale)]] : []),
  ]
  const sums = [
    [messages.total, zelleCase.total],
    [messages.received, zelleCase.received],
    [messages.due, zelleCase.due],
  ] as const
  return (
    <div className="grid content-start gap-2">
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt className="text-soft-ink text-sm">{label}</dt>
            <dd>
              <Money amount={amount} className="font-bold text-lg" />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="grid gap-2">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className="text-soft-ink text-sm">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const stateText = (states: Readonly<Record<string, string>>, state: string) =>
  Object.hasOwn(states, state) ? states[state] : state

/** How long the buyer has been waiting for the promised answer. */
function Clock({ zelleCase: { answerBy }, now }: { zelleCase: ZelleCase; now: Date }) {
  const messages = useZelleStaffMessages()
  const locale = useLocale()
  if (!answerBy) return null
  const isLate = answerBy < now
  const text = isLate ? messages.answerLate : messages.answerBy
  return (
    <span className={isLate ? 'font-semibold text-bad' : ''}>
      {' · '}
      {format(text, { dateTime: formatDateTime(answerBy, locale) })}
    </span>
  )
}

/** One order: what is due, its proofs, and the decision form. */
export function AdminZelleCard({
  zelleCase,
  result,
  now,
}: {
  zelleCase: ZelleCase
  result: ZelleResult | null
  now: Date
}) {
  const messages = useZelleStaffMessages()
  const locale = useLocale()
  return (
    <article className="grid gap-5 rounded-card border border-line bg-raised p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="font-bold text-lg">
          <TextLink to={`/admin/pedidos/${zelleCase.number}`}>
            {format(messages.order, { number: zelleCase.number })}
          </TextLink>{' '}
          · {zelleCase.methodName}
        </h3>
        <p className="text-soft-ink text-sm">
          {format(messages.placed, { date: formatDate(zelleCase.placedAt, locale) })} ·{' '}
          <strong className="text-ink">{stateText(messages.states, zelleCase.state)}</strong>
          <Clock zelleCase={zelleCase} now={now} />
          {zelleCase.isReleased && (
            <strong className="text-bad"> · {messages.itemsReleased}</strong>
          )}
          {zelleCase.isHeld && <strong className="text-bad"> · {messages.held}</strong>}
        </p>
      </header>
      <div className="grid items-start gap-5 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1.2fr)]">
        <Facts zelleCase={zelleCase} />
        <div className="grid gap-3">
          {zelleCase.proofs.length === 0 && <p className="text-soft-ink">{messages.proof.none}</p>}
          {zelleCase.proofs.map((proof) => (
            <AdminZelleProof key={proof.id} proof={proof} />
          ))}
        </div>
        <AdminZelleForm zelleCase={zelleCase} result={result} />
      </div>
    </article>
  )
}
