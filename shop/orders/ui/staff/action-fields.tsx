import {
  StaffForm as Act,
  StaffSelect as Select,
  StaffText as Text,
} from '#design/forms/staff-form.tsx'
import { exportBases } from '#shop/compliance/release.rules.ts'
import type { DeliveryState } from '../../lifecycle/order-state.rules.ts'
import type { Order } from '../../order.rules.ts'
import { stepsBack, stepsForward } from '../../steps/delivery-steps.rules.ts'
import { useOrderStepMessages, useStaffOrderMessages } from '../use-messages.ts'
import { useBuyerReads } from './buyer-reads.ts'

export function ExportFields({ order }: { order: Order }) {
  const { actions } = useStaffOrderMessages()
  const steps = useOrderStepMessages()
  return (
    <>
      <Select
        label={actions.export}
        name="basis"
        value={order.exportBasis ?? 'SCP'}
        choices={exportBases.map((basis) => [basis, basis])}
        hint={steps.basisHint}
      />
      <Text
        label={actions.filing}
        name="filing"
        value={order.exportFiling}
        hint={steps.filingHint}
      />
    </>
  )
}

interface TrackingProps {
  readonly order: Order
  readonly isRequired?: boolean
}

export function TrackingFields({ order, isRequired = false }: TrackingProps) {
  const { actions } = useStaffOrderMessages()
  return (
    <>
      <Text label={actions.carrier} name="carrier" value={order.carrier} isRequired={isRequired} />
      <Text label={actions.code} name="code" value={order.trackingCode} />
    </>
  )
}

export function ReceiverField({ isRequired = false }: { isRequired?: boolean }) {
  const { receivedBy, receivedHint } = useOrderStepMessages()
  return <Text label={receivedBy} name="receivedBy" hint={receivedHint} isRequired={isRequired} />
}

interface StateFormProps {
  readonly name: 'deliver' | 'back'
  readonly order: Order
}

/** Any other state: forward with the usual one first, or back with its reason. */
export function StateForm({ name, order }: StateFormProps) {
  const staff = useStaffOrderMessages()
  const steps = useOrderStepMessages()
  const isBack = name === 'back'
  const states: DeliveryState[] = isBack ? stepsBack(order) : stepsForward(order)
  const hasEnd = states.includes('delivered')
  const isHandOver = states.includes('handed_over')
  const buyerReads = useBuyerReads(order.locale)
  // only the details of an incident are written to the buyer
  const isWritten = states.includes('incident') && buyerReads
  return (
    <Act
      intent="deliver"
      name={name}
      button={staff.actions.deliverButton}
      isGrave={isBack}
      asksFirst
    >
      <Select
        label={steps.to}
        name="to"
        choices={states.map((state) => [state, staff.deliveryStates[state]])}
      />
      {hasEnd && <ReceiverField />}
      {isHandOver && order.destination === 'cuba' && <ExportFields order={order} />}
      {isHandOver && <TrackingFields order={order} />}
      <Text
        label={isBack ? steps.why : steps.optional}
        name="reason"
        isRequired={isBack}
        {...(isWritten && { hint: buyerReads })}
      />
    </Act>
  )
}
