import { CheckField } from '#design/forms/check-field.tsx'
import { useRefusalOf } from '#design/forms/refusal-context.ts'
import { StaffForm as Act, StaffText as Text } from '#design/forms/staff-form.tsx'
import { format } from '#kernel/messages.ts'
import type { Order } from '../../order.rules.ts'
import { useOrderStepMessages } from '../use-messages.ts'

export interface Undelivering {
  /** Who had received it before; empty where nobody had. */
  readonly earlier: string
  /** The recipient said that it is there. */
  readonly isInHands: boolean
  /** Somebody reported damage. */
  readonly isReported: boolean
}

function useConsequences({ order, ...going }: Undelivering & { order: Order }): string[] {
  const { undeliver } = useOrderStepMessages()
  const { receivedBy: name } = order
  const receiver = going.earlier ? undeliver.receiverBack : undeliver.receiver
  return [
    name && format(receiver, { name, earlier: going.earlier }),
    undeliver.deadline,
    undeliver.emails,
    undeliver.history,
    going.isInHands && format(undeliver.inHands, { name: order.recipient.givenNames }),
    going.isReported && undeliver.report,
  ].filter((text): text is string => Boolean(text))
}

/** A delivery that was noted by mistake: what is undone, why, and whether who was written to hears of it. */
export function UndeliverForm(props: Undelivering & { order: Order }) {
  const { undeliver, why, actions, reasonUnread } = useOrderStepMessages()
  const consequences = useConsequences(props)
  const again = useRefusalOf('undeliver')
  return (
    <Act intent="undeliver" button={actions.undeliver.name} isGrave asksFirst>
      <ul className="list-disc pl-5 text-sm">
        {consequences.map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      <Text label={why} name="reason" isRequired hint={reasonUnread} />
      <CheckField
        name="writes"
        label={undeliver.writes}
        hint={undeliver.writesHint}
        defaultChecked={again ? again.entered.writes === 'on' : true}
      />
    </Act>
  )
}
