import { Money } from '#design/money.tsx'
import { useLocale } from '#design/words-context.tsx'
import { formatDate, momentText } from '#kernel/time.ts'
import { fill } from '#kernel/words.ts'
import { AdminZelleForm } from './admin-zelle-form.tsx'
import { AdminZelleProof } from './admin-zelle-proof.tsx'
import { useZelleStaffWords } from './use-payment-words.ts'
import type { ZelleAnswer, ZelleMatter } from './zelle-matter.ts'

function Facts({ matter }: { matter: ZelleMatter }) {
  const words = useZelleStaffWords()
  const locale = useLocale()
  const facts = [
    [words.buyer, `${matter.buyerName} · ${matter.buyerEmail}`],
    [words.memo, matter.memo],
    [words.recipient, matter.recipient],
    ...(matter.payBy ? [[words.until, formatDate(matter.payBy, locale)]] : []),
  ]
  const sums = [
    [words.total, matter.total],
    [words.received, matter.received],
    [words.due, matter.due],
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
            <dd className="break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const stateText = (states: Readonly<Record<string, string>>, state: string) =>
  Object.hasOwn(states, state) ? states[state] : state

/** How long the buyer has been waiting for an answer that was promised. */
function Clock({ matter: { answerBy }, now }: { matter: ZelleMatter; now: Date }) {
  const words = useZelleStaffWords()
  const locale = useLocale()
  if (!answerBy) return null
  const isLate = answerBy < now
  const text = isLate ? words.answerLate : words.answerBy
  return (
    <span className={isLate ? 'font-semibold text-bad' : ''}>
      {' · '}
      {fill(text, { moment: momentText(answerBy, locale) })}
    </span>
  )
}

/** One order: what is to come, what its proofs show, and what a person decides. */
export function AdminZelleCard({
  matter,
  answer,
  now,
}: {
  matter: ZelleMatter
  answer: ZelleAnswer | null
  now: Date
}) {
  const words = useZelleStaffWords()
  const locale = useLocale()
  return (
    <article className="grid gap-5 rounded-card border border-line bg-raised p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="font-bold text-lg">{fill(words.order, { number: matter.number })}</h3>
        <p className="text-soft-ink text-sm">
          {fill(words.placed, { date: formatDate(matter.placedAt, locale) })} ·{' '}
          <strong className="text-ink">{stateText(words.states, matter.state)}</strong>
          <Clock matter={matter} now={now} />
          {matter.isHeld && <strong className="text-bad"> · {words.held}</strong>}
        </p>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_1.2fr_1.2fr]">
        <Facts matter={matter} />
        <div className="grid gap-3">
          {matter.proofs.length === 0 && <p className="text-soft-ink">{words.proof.none}</p>}
          {matter.proofs.map((proof) => (
            <AdminZelleProof key={proof.id} proof={proof} />
          ))}
        </div>
        <AdminZelleForm matter={matter} answer={answer} />
      </div>
    </article>
  )
}
