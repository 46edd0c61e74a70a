import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { StaffForm as Act, StaffText as Text } from '#design/forms/staff-form.tsx'
import { format } from '#kernel/messages.ts'
import { toDecimal, type Usd } from '#kernel/money.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import { exportBases } from '#shop/compliance/release.rules.ts'
import { delayRefusal } from '../lifecycle/delay.rules.ts'
import { deliveryNext, mayBeCancelled, mayRefund } from '../lifecycle/order-state.rules.ts'
import type { Order } from '../order.rules.ts'
import { useStaffOrderMessages } from './use-messages.ts'

interface HoldActionsProps {
  readonly order: Pick<Order, 'number'>
  /** The page to return to, where it is not the order's own. */
  readonly back?: 'cumplimiento' | ''
}

/** The decisions on a hold, on the order page and in the queue. */
export function HoldActions({ order, back = '' }: HoldActionsProps) {
  const messages = useStaffOrderMessages()
  const { reject } = messages.questions
  const path = `/admin/pedidos/${order.number}`
  return (
    <>
      {(['release', 'ask', 'escalate'] as const).map((intent) => (
        <Act key={intent} intent={intent} button={messages.actions[intent]} action={path}>
          <input type="hidden" name="vuelta" value={back} />
          <Text label={messages.reason} name="reason" isRequired />
          {intent === 'ask' && <p className="text-soft-ink text-sm">{messages.askHint}</p>}
        </Act>
      ))}
      <Act
        intent="reject"
        isGrave
        button={messages.actions.reject}
        action={path}
        question={{
          ...messages.question,
          ...reject,
          title: format(reject.title, { number: order.number }),
        }}
      >
        <input type="hidden" name="vuelta" value={back} />
        <Text label={messages.reason} name="reason" isRequired />
      </Act>
    </>
  )
}

function Deliver({ order }: { order: Order }) {
  const messages = useStaffOrderMessages()
  const next = deliveryNext[order.delivery].filter((state) => state !== 'cancelled')
  if (next.length === 0) return null
  return (
    <Act intent="deliver" button={messages.actions.deliverButton}>
      <LabelledSelect
        label={messages.actions.deliver}
        name="to"
        choices={next.map((state) => [state, messages.deliveryStates[state]])}
      />
      <Text label={messages.actions.receivedBy} name="receivedBy" />
      <Text label={messages.reason} name="reason" />
    </Act>
  )
}

function Papers({ order }: { order: Order }) {
  const messages = useStaffOrderMessages().actions
  return (
    <>
      {order.destination === 'cuba' && (
        <Act intent="export" button={messages.exportButton}>
          <LabelledSelect
            label={messages.export}
            name="basis"
            value={order.exportBasis ?? 'SCP'}
            choices={exportBases.map((basis) => [basis, basis])}
          />
          <Text label={messages.filing} name="filing" value={order.exportFiling} />
        </Act>
      )}
      <Act intent="track" button={messages.trackButton}>
        <Text label={messages.carrier} name="carrier" value={order.carrier} />
        <Text label={messages.code} name="code" value={order.trackingCode} />
      </Act>
    </>
  )
}

/** A full refund unless another amount is entered. */
function MoneyBack({ order, left }: { order: Order; left: Usd }) {
  const messages = useStaffOrderMessages()
  const { refund, amount, reference } = messages.actions
  if (!mayRefund(order) || left <= 0) return null
  return (
    <Act
      intent="refund"
      button={refund}
      question={{
        ...messages.question,
        ...messages.questions.refund,
        title: format(messages.questions.refund.title, { number: order.number }),
      }}
    >
      <Text label={amount} name="amount" value={toDecimal(left)} isRequired />
      {isTransfer(order.method) && <Text label={reference} name="reference" isRequired />}
      <Text label={messages.reason} name="reason" isRequired />
    </Act>
  )
}

function Late({ order }: { order: Order }) {
  const messages = useStaffOrderMessages()
  const { delay, delayFrom, delayTo } = messages.actions
  if (delayRefusal(order)) return null
  return (
    <Act intent="delay" button={delay}>
      <Text label={delayFrom} name="from" type="date" />
      <Text label={delayTo} name="to" type="date" />
      <Text label={messages.reason} name="reason" isRequired />
    </Act>
  )
}

/** For a link that reached someone it was not meant for. */
function Link({ order, link }: { order: Order; link: string }) {
  const messages = useStaffOrderMessages()
  const { renewLink } = messages.questions
  return (
    <Act
      intent="renew_link"
      isGrave
      button={messages.actions.renewLink}
      question={{
        ...messages.question,
        ...renewLink,
        title: format(renewLink.title, { number: order.number }),
      }}
    >
      <p className="text-sm">
        {messages.actions.link}: <span className="select-all break-all">{link}</span>
      </p>
      <Text label={messages.reason} name="reason" isRequired />
    </Act>
  )
}

interface AdminOrderActionsProps {
  readonly order: Order
  readonly left: Usd
  /** The payer's link, as it is now. */
  readonly link: string
}

/** Staff actions the order's state allows; others are not shown, and refused if sent. */
export function AdminOrderActions({ order, left, link }: AdminOrderActionsProps) {
  const messages = useStaffOrderMessages()
  const { actions } = messages
  const { cancel } = messages.questions
  return (
    <div className="grid gap-5 rounded-card border border-line bg-raised p-4 md:p-6">
      {order.compliance === 'held' ? <HoldActions order={order} /> : <Deliver order={order} />}
      <Papers order={order} />
      <MoneyBack order={order} left={left} />
      {order.compliance !== 'held' && order.compliance !== 'rejected' && (
        <Act intent="hold" button={actions.hold}>
          <Text label={messages.reason} name="reason" isRequired />
        </Act>
      )}
      <Late order={order} />
      {mayBeCancelled(order) && (
        <Act
          intent="cancel"
          isGrave
          button={actions.cancel}
          question={{
            ...messages.question,
            ...cancel,
            title: format(cancel.title, { number: order.number }),
          }}
        >
          <Text label={messages.reason} name="reason" isRequired />
        </Act>
      )}
      <Act intent="note" button={actions.note}>
        <Text label={messages.reason} name="reason" isRequired />
      </Act>
      <Link order={order} link={link} />
    </div>
  )
}
