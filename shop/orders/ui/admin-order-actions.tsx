import { StaffForm as Act, StaffText as Text } from '#design/forms/staff-form.tsx'
import type { Order } from '../order.rules.ts'
import { useStaffOrderMessages } from './use-messages.ts'

interface HoldActionsProps {
  readonly order: Pick<Order, 'number'>
  /** The page to return to, where it is not the order's own. */
  readonly back?: 'cumplimiento' | ''
}

/** The decisions on a hold, in the queue. */
export function HoldActions({ order, back = '' }: HoldActionsProps) {
  const messages = useStaffOrderMessages()
  const path = `/admin/pedidos/${order.number}`
  return (
    <>
      {(['release', 'ask', 'escalate'] as const).map((intent) => (
        <Act
          key={intent}
          intent={intent}
          button={messages.actions[intent]}
          action={path}
          asksFirst={intent === 'release'}
        >
          <input type="hidden" name="vuelta" value={back} />
          <Text label={messages.grounds[intent]} name="reason" isRequired />
          {intent === 'ask' && <p className="text-soft-ink text-sm">{messages.askHint}</p>}
        </Act>
      ))}
      <Act intent="reject" isGrave button={messages.actions.reject} action={path} asksFirst>
        <input type="hidden" name="vuelta" value={back} />
        <Text label={messages.grounds.reject} name="reason" isRequired />
      </Act>
    </>
  )
}
