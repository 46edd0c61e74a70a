import { Link } from 'react-router'
import { Money } from '#design/money.tsx'
import { useLocale } from '#design/words-context.tsx'
import { phoneText } from '#kernel/phone.ts'
import { formatDate, momentText } from '#kernel/time.ts'
import { fill } from '#kernel/words.ts'
import type { PartyScreening } from '../../compliance/screening.rules.ts'
import type { HoldReport } from '../hold.rules.ts'
import type { HoldStep } from '../hold-steps.rules.ts'
import type { Order } from '../order.rules.ts'
import { shippingAddress } from '../parties.rules.ts'
import { HoldActions } from './admin-order-actions.tsx'
import { useHoldWords, useStaffOrderWords } from './use-staff-order-words.ts'

export interface ShownHold {
  readonly order: Order
  readonly since: Date
  readonly steps: readonly HoldStep[]
  readonly report: HoldReport | null
  readonly scans: readonly PartyScreening[]
}

/** What is known of somebody who resembles a listed name, as staff need it to tell them apart. */
function Person({ order, scan }: { order: Order; scan: PartyScreening }) {
  const words = useHoldWords()
  const { roles } = useStaffOrderWords()
  const to = shippingAddress(order.recipient)
  const isRecipient = scan.role === 'recipient'
  const place = [to.street, to.reparto, to.municipality, to.province].filter(Boolean).join(', ')
  const phone = isRecipient ? to.phone : order.buyer.phone
  return (
    <div className="grid content-start gap-1">
      <h3 className="text-soft-ink text-sm">
        {words.person} · {roles[scan.role]}
      </h3>
      <p className="font-bold text-lg">{scan.name}</p>
      {isRecipient && (
        <p>
          {words.address}: {place}
        </p>
      )}
      {(isRecipient || scan.role === 'buyer') && (
        <p>
          {words.phone}: <span className="figures">{phoneText(phone)}</span>
        </p>
      )}
    </div>
  )
}

function Hits({ scan }: { scan: PartyScreening }) {
  const words = useHoldWords()
  const { reasons } = useStaffOrderWords()
  if (scan.hits.length === 0) return <p>{fill(words.noHits, { reason: reasons[scan.reason] })}</p>
  return (
    <ul className="grid gap-2">
      {scan.hits.map((hit) => (
        <li key={`${hit.list} ${hit.listName}`} className="grid gap-0.5">
          <strong>{hit.listName}</strong>
          <span className="text-sm">
            {words.list}: {hit.list}
            {hit.program && ` · ${words.program}: ${hit.program}`} · {words.likeness}:{' '}
            <span className="figures">{Math.round(hit.score * 100)} %</span>
            {hit.evidence && (
              <strong className={hit.evidence === 'other_birth_date' ? 'text-good' : 'text-bad'}>
                {' · '}
                {words.evidence[hit.evidence]}
              </strong>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Report({ report }: { report: HoldReport }) {
  const words = useHoldWords().report
  const date = formatDate(`${report.until}T17:00:00Z`, useLocale(), 'PPP')
  const { daysLeft } = report
  const text = daysLeft > 0 ? words.open : daysLeft === 0 ? words.today : words.over
  return <p className="font-bold text-bad">{fill(text, { date, days: daysLeft })}</p>
}

/** One held order: who it is about beside what the lists say, and what a person decides. */
export function HeldOrder({ held }: { held: ShownHold }) {
  const words = useHoldWords()
  const staff = useStaffOrderWords()
  const locale = useLocale()
  const { order, since, steps, report } = held
  const found = held.scans.filter(({ verdict }) => verdict === 'MATCH')
  const mail = `mailto:${order.buyer.email}?subject=${encodeURIComponent(order.number)}`
  return (
    <article className="grid gap-5 rounded-card border border-line bg-raised p-4 md:p-6">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-bold text-lg">
          <Link to={`/admin/pedidos/${order.number}`} className="figures underline">
            {order.number}
          </Link>{' '}
          · {order.buyer.name}
        </h2>
        <p className="text-soft-ink text-sm">
          {fill(words.since, { date: momentText(since, locale) })} ·{' '}
          {staff.paymentStates[order.payment]} · <Money amount={order.total} />
        </p>
      </header>
      {report && <Report report={report} />}
      <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
        <div className="grid gap-5">
          {found.map((scan) => (
            <div
              key={`${scan.role} ${scan.name}`}
              className="grid gap-4 border-line border-b pb-4 sm:grid-cols-2"
            >
              <Person order={order} scan={scan} />
              <div className="grid content-start gap-1">
                <h3 className="text-soft-ink text-sm">{words.hits}</h3>
                <Hits scan={scan} />
              </div>
            </div>
          ))}
          {steps.length > 0 && (
            <ul className="grid gap-1 text-sm">
              {steps.map(({ step, reason, at }) => (
                <li key={`${step} ${at.toISOString()} ${reason}`}>
                  {momentText(at, locale)} · <strong>{words.steps[step]}</strong>: {reason}
                </li>
              ))}
            </ul>
          )}
          <p className="text-sm">
            <span className="text-soft-ink">{words.customerReads}:</span> «{words.neutral}»{' '}
            <a href={mail} className="underline">
              {words.write}
            </a>
          </p>
        </div>
        <section aria-label={words.decide} className="grid gap-4">
          <HoldActions order={order} back="cumplimiento" />
        </section>
      </div>
    </article>
  )
}
