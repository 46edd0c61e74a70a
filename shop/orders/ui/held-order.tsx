import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { format } from '#kernel/messages.ts'
import { phoneText } from '#kernel/text/phone.ts'
import { formatDate, formatDateTime, parseDay, readDay } from '#kernel/time.ts'
import { birthDateOf } from '#shop/compliance/carnet.rules.ts'
import type { Hit, PartyScreening } from '#shop/compliance/screening/screening.rules.ts'
import type { HoldReport } from '../holds/hold.rules.ts'
import type { HeldOrder as HeldOrderFacts } from '../holds/hold-steps.rules.ts'
import type { Order } from '../order.rules.ts'
import { recipientName, shippingAddress } from '../parties.rules.ts'
import { HoldActions } from './admin-order-actions.tsx'
import { useHoldMessages, useStaffOrderMessages } from './use-messages.ts'

type Compared = Pick<PartyScreening, 'role' | 'name'>

interface ShownHold extends HeldOrderFacts {
  readonly scans: readonly PartyScreening[]
}

/** By the carné, which recipients and those authorised by them have. */
function bornOnOf({ order, recipientBornOn }: HeldOrderFacts, { role }: Compared) {
  if (role === 'recipient') return recipientBornOn
  return role === 'authorised' ? birthDateOf(order.recipient.authorised?.nationalId ?? '') : null
}

/** Data of a party that resembles a listed name, for comparison by staff. */
function Person({ held, scan }: { held: HeldOrderFacts; scan: Compared }) {
  const { order } = held
  const bornOn = bornOnOf(held, scan)
  const locale = useLocale()
  const messages = useHoldMessages()
  const { roles } = useStaffOrderMessages()
  const to = shippingAddress(order.recipient)
  const isRecipient = scan.role === 'recipient'
  const place = [to.street, to.reparto, to.municipality, to.province].filter(Boolean).join(', ')
  const phone = isRecipient ? to.phone : order.buyer.phone
  return (
    <div className="grid content-start gap-1">
      <h3 className="text-soft-ink text-sm">
        {messages.person} · {roles[scan.role]}
      </h3>
      <p className="font-bold text-lg">{scan.name}</p>
      {bornOn && (
        <p>
          {messages.ownBirth}: {formatDate(parseDay(bornOn), locale, 'PP', 'UTC')}
        </p>
      )}
      {isRecipient && (
        <p>
          {messages.address}: {place}
        </p>
      )}
      {(isRecipient || scan.role === 'buyer') && (
        <p>
          {messages.phone}: <span className="figures">{phoneText(phone)}</span>
        </p>
      )}
    </div>
  )
}

/** When and where a listed person was born, as far as the list knows. */
function Born({ birth }: Pick<Hit, 'birth'>) {
  const messages = useHoldMessages()
  const locale = useLocale()
  const days = (birth?.dates ?? []).map((date) => {
    const day = readDay(date)
    return day ? formatDate(parseDay(day), locale, 'PP', 'UTC') : date
  })
  const known = [...days, ...(birth?.places ?? [])].join(' · ')
  return (
    <span className="text-sm">
      {messages.birth}: {known || messages.noBirth}
    </span>
  )
}

function Hits({ scan }: { scan: PartyScreening }) {
  const messages = useHoldMessages()
  const { reasons } = useStaffOrderMessages()
  if (scan.hits.length === 0)
    return <p>{format(messages.noHits, { reason: reasons[scan.reason] })}</p>
  return (
    <ul className="grid gap-2">
      {scan.hits.map((hit) => (
        <li key={`${hit.list} ${hit.listName}`} className="grid gap-0.5">
          <strong>{hit.listName}</strong>
          <span className="text-sm">
            {messages.list}: {hit.list}
            {hit.program && ` · ${messages.program}: ${hit.program}`} · {messages.likeness}:{' '}
            <span className="figures">{Math.round(hit.score * 100)} %</span>
            {hit.evidence && (
              <strong className={hit.evidence === 'other_birth_date' ? 'text-good' : 'text-bad'}>
                {' · '}
                {messages.evidence[hit.evidence]}
              </strong>
            )}
          </span>
          {hit.program !== 'keyword' && <Born birth={hit.birth} />}
        </li>
      ))}
    </ul>
  )
}

function Report({ report }: { report: HoldReport }) {
  const messages = useHoldMessages().report
  const date = formatDate(`${report.until}T17:00:00Z`, useLocale(), 'PPP')
  const { daysLeft } = report
  const text = daysLeft > 0 ? messages.open : daysLeft === 0 ? messages.today : messages.over
  return <p className="font-bold text-bad">{format(text, { date, days: daysLeft })}</p>
}

const partiesOf = ({ buyer, recipient }: Order): Compared[] => [
  { role: 'buyer', name: buyer.name },
  { role: 'recipient', name: recipientName(recipient) },
]

/** A held order: its parties beside the list entries, and the decision. */
export function HeldOrder({ held }: { held: ShownHold }) {
  const messages = useHoldMessages()
  const staff = useStaffOrderMessages()
  const locale = useLocale()
  const { order, since, steps, report } = held
  const found = held.scans.filter(({ verdict }) => verdict === 'MATCH')
  const screened = held.scans.length > 0 ? held.scans : partiesOf(order)
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
          {format(messages.since, { date: formatDateTime(since, locale) })} ·{' '}
          {staff.paymentStates[order.payment]} · <Money amount={order.total} />
        </p>
      </header>
      {report && <Report report={report} />}
      <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
        <div className="grid gap-5">
          {held.reason && (
            <p>
              <span className="text-soft-ink">{messages.heldBecause}:</span>{' '}
              <strong className="wrap-anywhere">{held.reason}</strong>
            </p>
          )}
          {found.length === 0 && (
            <>
              <p>{messages.noLikeness}</p>
              <div className="grid gap-4 sm:grid-cols-2">
                {screened.map((scan) => (
                  <Person key={`${scan.role} ${scan.name}`} held={held} scan={scan} />
                ))}
              </div>
            </>
          )}
          {found.map((scan) => (
            <div
              key={`${scan.role} ${scan.name}`}
              className="grid gap-4 border-line border-b pb-4 sm:grid-cols-2"
            >
              <Person held={held} scan={scan} />
              <div className="grid content-start gap-1">
                <h3 className="text-soft-ink text-sm">{messages.hits}</h3>
                <Hits scan={scan} />
              </div>
            </div>
          ))}
          {steps.length > 0 && (
            <ul className="grid gap-1 text-sm">
              {steps.map(({ step, reason, at }) => (
                <li key={`${step} ${at.toISOString()} ${reason}`}>
                  {formatDateTime(at, locale)} · <strong>{messages.steps[step]}</strong>: {reason}
                </li>
              ))}
            </ul>
          )}
          <p className="text-sm">
            <span className="text-soft-ink">{messages.customerReads}:</span> «{messages.neutral}»{' '}
            <a href={mail} className="underline">
              {messages.write}
            </a>
          </p>
        </div>
        <section aria-label={messages.decide} className="grid gap-4">
          <HoldActions order={order} back="cumplimiento" />
        </section>
      </div>
    </article>
  )
}
