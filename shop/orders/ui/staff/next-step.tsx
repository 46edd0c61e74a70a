import type { ReactNode } from 'react'
import { ButtonLink } from '#design/button.tsx'
import { StaffForm as Act } from '#design/forms/staff-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { formatDateTime } from '#kernel/time.ts'
import { overtakesAnswer } from '../../lifecycle/delay.rules.ts'
import type { DeliveryState } from '../../lifecycle/order-state.rules.ts'
import { mayBeReceived } from '../../lookup/recipient-stage.rules.ts'
import type { Order } from '../../order.rules.ts'
import { isAfterDelivery } from '../../steps/delivery-steps.rules.ts'
import type { NextStep } from '../../steps/next-step.rules.ts'
import { AdminOrderGuards } from '../admin-order-papers.tsx'
import { useOrderStepMessages, useStaffOrderMessages } from '../use-messages.ts'
import { ExportFields, ReceiverField, ResolveFields, TrackingFields } from './action-fields.tsx'
import type { Balance } from './action-form.tsx'

/** The part of the page with a damage report that waits. */
export const damageId = 'aviso-de-dano'

interface NextStepProps {
  readonly order: Order
  readonly balance: Balance
  readonly next: NextStep
  /** Since when the recipient says that it is there, before staff do; null where nobody says so. */
  readonly inHandsSince?: Date | null
  /** What a damage report waits for. */
  readonly reportWaits?: 'answer' | 'promise' | null
  /** The buyer has not answered a delay notice. */
  readonly isDelayOpen?: boolean
  /** An installation awaits its date. */
  readonly isInstallationOpen?: boolean
  /** Leads to the dialog of an action. */
  readonly pathOf: (action: string) => string
  /** A damage report that waits. */
  readonly children?: ReactNode
}

/** What the step needs is entered with it. */
function Fields({ order, to }: { order: Order; to: DeliveryState }) {
  if (isAfterDelivery(order)) return <ResolveFields order={order} />
  if (to === 'delivered') return <ReceiverField isRequired />
  if (to !== 'handed_over') return null
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-[1.15fr_1fr_0.75fr_1.1fr]">
        {order.destination === 'cuba' && <ExportFields order={order} isBrief />}
        <TrackingFields order={order} isRequired />
      </div>
      <AdminOrderGuards order={order} />
    </>
  )
}

function DeliverForm({ order, to }: { order: Order; to: keyof Forward }) {
  const { deliver, resolve } = useOrderStepMessages()
  const { button } = isAfterDelivery(order) ? resolve : deliver[to]
  return (
    <Act intent="deliver" name="next" button={button} isNext asksFirst>
      <input type="hidden" name="to" value={to} />
      <Fields order={order} to={to} />
    </Act>
  )
}
type Forward = ReturnType<typeof useOrderStepMessages>['deliver']

function Links({ next, pathOf }: Pick<NextStepProps, 'next' | 'pathOf'>) {
  const messages = useOrderStepMessages()
  const { documents } = useStaffOrderMessages()
  if (next.kind === 'verify')
    return (
      <ButtonLink to="/admin/zelle" look="sun">
        {messages.verify}
      </ButtonLink>
    )
  if (next.kind === 'refund')
    return (
      <ButtonLink to={pathOf('refund')} look="sun" preventScrollReset>
        {messages.actions.refund.name}
      </ButtonLink>
    )
  if (next.kind === 'decide')
    return (
      <>
        <ButtonLink to="/admin/cumplimiento" look="sun">
          {messages.compare}
        </ButtonLink>
        {(['release', 'ask', 'escalate', 'reject'] as const).map((action) => (
          <ButtonLink
            key={action}
            to={pathOf(action)}
            preventScrollReset
            look={action === 'reject' ? 'grave' : 'plain'}
          >
            {messages.actions[action].name}
          </ButtonLink>
        ))}
      </>
    )
  return next.kind === 'deliver' && next.to === 'prepared' ? (
    <ButtonLink
      to={pathOf('').replace(/\?.*/, '/papeles')}
      look="quiet"
      className="-ml-4 underline"
    >
      {documents.papers}
    </ButtonLink>
  ) : null
}

function Frame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { next } = useOrderStepMessages()
  return (
    <section
      aria-labelledby="next-step"
      className="grid content-start gap-2 rounded-card border border-line border-l-4 border-l-sun bg-raised p-3"
    >
      <div>
        <h2 id="next-step" className="font-bold">
          <span className="text-soft-ink">{next}:</span> {title}
        </h2>
        <p className="text-sm">{text}</p>
      </div>
      {children}
    </section>
  )
}

const stillHere: readonly DeliveryState[] = ['to_prepare', 'prepared']

/** What went back may be what would be packed. */
function PartRefunded({ order, balance }: Pick<NextStepProps, 'order' | 'balance'>) {
  const { partRefunded, partRefundedPlain } = useOrderStepMessages()
  if (order.payment !== 'partly_refunded' || !stillHere.includes(order.delivery)) return null
  return (
    <p className="border-sun border-l-4 bg-sunk px-3 py-2 font-semibold text-sm">
      {format(balance.captured > 0 ? partRefunded : partRefundedPlain, {
        refunded: formatUsd(balance.refunded),
        captured: formatUsd(balance.captured),
      })}
    </p>
  )
}

/** The buyer may still cancel what would be packed. */
export function DelayOpen({ numbers = [] }: { numbers?: readonly string[] }) {
  const { delayOpen, delayOpenOf } = useOrderStepMessages()
  return (
    <p className="border-sun border-l-4 bg-sunk px-3 py-2 font-semibold text-sm">
      {numbers.length > 0 && format(delayOpenOf, { numbers: numbers.join(', ') })} {delayOpen}
    </p>
  )
}

function InHands({ order, inHandsSince }: Pick<NextStepProps, 'order' | 'inHandsSince'>) {
  const { inHands } = useOrderStepMessages()
  const locale = useLocale()
  if (!inHandsSince || !mayBeReceived(order)) return null
  return (
    <p className="border-sun border-l-4 bg-sunk px-3 py-2 font-semibold text-sm">
      {format(inHands, {
        name: order.recipient.givenNames,
        date: formatDateTime(inHandsSince, locale),
      })}
    </p>
  )
}

interface StepTexts {
  readonly title: string
  readonly text: string
  /** Where the recipient has no e-mail. */
  readonly textAlone?: string
}

/** What is left to do with an order that takes no more steps; empty where nothing is. */
function useLeft({ reportWaits, isInstallationOpen = false }: NextStepProps): string {
  const { damageWaits, promiseWaits, installationWaits } = useOrderStepMessages()
  if (reportWaits) return reportWaits === 'answer' ? damageWaits : promiseWaits
  return isInstallationOpen ? installationWaits : ''
}

/** What is to be known before the step. */
function BeforeStep({ order, balance, isDelayOpen, to }: NextStepProps & { to: DeliveryState }) {
  return (
    <>
      {isDelayOpen && overtakesAnswer(to) && <DelayOpen />}
      <PartRefunded order={order} balance={balance} />
    </>
  )
}

/** The one thing that the order waits for, with what it needs. */
export function OrderNextStep(props: NextStepProps) {
  const { order, next, pathOf, children } = props
  const { kinds, deliver, resolve } = useOrderStepMessages()
  const left = useLeft(props)
  const to = next.kind === 'deliver' && next.to in deliver ? (next.to as keyof Forward) : null
  const moved = isAfterDelivery(order) ? resolve : deliver[to ?? 'prepared']
  const step: StepTexts = next.kind === 'deliver' ? moved : kinds[next.kind]
  const isOver = next.kind === 'done' || next.kind === 'closed'
  const textAlone = order.recipient.email === '' ? step.textAlone : undefined
  return (
    <Frame title={step.title} text={(isOver && left) || (textAlone ?? step.text)}>
      <InHands order={order} inHandsSince={props.inHandsSince} />
      {to && <BeforeStep {...props} to={to} />}
      <div className="flex flex-wrap items-center gap-2 empty:hidden [&>form]:border-0 [&>form]:pt-0">
        {to && <DeliverForm key={to} order={order} to={to} />}
        <Links next={next} pathOf={pathOf} />
      </div>
      {children}
    </Frame>
  )
}
