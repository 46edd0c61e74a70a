import { StaffForm as Act, StaffText as Text } from '#design/forms/staff-form.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd, type Usd } from '#kernel/money.ts'
import type { Order } from '../../order.rules.ts'
import type { OrderAction } from '../../steps/next-step.rules.ts'
import { useOrderStepMessages, useStaffOrderMessages } from '../use-messages.ts'
import { ExportFields, StateForm, TrackingFields } from './action-fields.tsx'
import { useBuyerReads } from './buyer-reads.ts'
import { RefundForm } from './refund-form.tsx'
import { UndeliverForm, type Undelivering } from './undeliver-form.tsx'

export interface Balance {
  readonly captured: Usd
  readonly refunded: Usd
  readonly left: Usd
}

export interface ActionFormProps {
  readonly action: Exclude<OrderAction, 'cost' | 'correct'>
  readonly order: Order
  readonly balance: Balance
  /** The payer's link, as it is now. */
  readonly link: string
  /** What a delivery noted by mistake goes back to. */
  readonly undelivering: Undelivering
}

function LinkForm({ link }: { link: string }) {
  const { actions, reason } = useStaffOrderMessages()
  return (
    <Act intent="renew_link" isGrave button={actions.renewLink}>
      <p className="select-all break-all text-sm">{link}</p>
      <Text label={reason} name="reason" isRequired />
    </Act>
  )
}

function DelayForm({ order }: { order: Order }) {
  const buyerReads = useBuyerReads(order.locale)
  const { actions, reason } = useStaffOrderMessages()
  return (
    <Act intent="delay" button={actions.delay} asksFirst>
      <div className="grid gap-3 sm:grid-cols-2">
        <Text label={actions.delayFrom} name="from" type="date" />
        <Text label={actions.delayTo} name="to" type="date" />
      </div>
      <Text label={reason} name="reason" isRequired {...(buyerReads && { hint: buyerReads })} />
    </Act>
  )
}

const grave: readonly OrderAction[] = ['reject', 'cancel']
const writes: readonly OrderAction[] = [...grave, 'release', 'hold']

/** What ending an order leaves to return. */
function ToReturn({ left }: { left: Usd }) {
  const { toReturn, nothingToReturn } = useOrderStepMessages()
  return (
    <p className="font-semibold">
      {left > 0 ? format(toReturn, { amount: formatUsd(left) }) : nothingToReturn}
    </p>
  )
}

/** The fields of one action, with its own button. */
export function ActionForm({ action, order, balance, link, undelivering }: ActionFormProps) {
  const { actions, reason, note } = useStaffOrderMessages()
  const { actions: names, reasonUnread } = useOrderStepMessages()
  switch (action) {
    case 'deliver':
    case 'back':
      return <StateForm name={action} order={order} />
    case 'undeliver':
      return <UndeliverForm order={order} {...undelivering} />
    case 'export':
      return (
        <Act intent="export" button={actions.exportButton}>
          <ExportFields order={order} />
        </Act>
      )
    case 'track':
      return (
        <Act intent="track" button={actions.trackButton}>
          <TrackingFields order={order} />
        </Act>
      )
    case 'refund':
      return <RefundForm order={order} left={balance.left} />
    case 'delay':
      return <DelayForm order={order} />
    case 'renew_link':
      return <LinkForm link={link} />
    default:
      return (
        <Act
          intent={action}
          button={names[action].name}
          isGrave={grave.includes(action)}
          asksFirst={writes.includes(action)}
        >
          {grave.includes(action) && <ToReturn left={balance.left} />}
          <Text
            label={action === 'note' ? note : reason}
            name="reason"
            isRequired
            {...(writes.includes(action) && { hint: reasonUnread })}
          />
        </Act>
      )
  }
}
