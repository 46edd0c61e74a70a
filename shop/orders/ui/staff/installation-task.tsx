import { StaffForm as Act, StaffSelect, StaffText as Text } from '#design/forms/staff-form.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import {
  type InstallationState,
  installationOutcomes,
} from '../../installation/installation.rules.ts'
import type { Order } from '../../order.rules.ts'
import { useOrderStepMessages, useStaffOrderMessages } from '../use-messages.ts'

interface InstallationTaskProps {
  readonly order: Order
  readonly state: InstallationState
  /** Whether whoever looks may note what became of it. */
  readonly mayNote: boolean
}

/** The installation that was paid with the order: it waits until somebody arranged it or returned its price. */
export function InstallationTask({ order, state, mayNote }: InstallationTaskProps) {
  const { installation: messages } = useOrderStepMessages()
  const { note } = useStaffOrderMessages()
  if (!state) return null
  const isOpen = state === 'waits'
  return (
    <section
      aria-labelledby="installation"
      className={`grid content-start gap-2 rounded-card border border-line border-l-4 bg-raised p-3 text-sm ${isOpen ? 'border-l-sun' : 'border-l-good'}`}
    >
      <h2 id="installation" className="font-bold text-base">
        {format(messages.title, { amount: formatUsd(order.installation) })}
      </h2>
      <p>{messages.states[state]}</p>
      {mayNote && (isOpen || state === 'arranged') && (
        <Act intent="install" button={messages.button}>
          <StaffSelect
            label={messages.outcome}
            name="outcome"
            value="arranged"
            choices={installationOutcomes.map((one) => [one, messages.outcomes[one]])}
          />
          <Text label={note} name="reason" hint={messages.hint} />
        </Act>
      )}
    </section>
  )
}
