import {
  StaffForm as Act,
  StaffSelect as Select,
  StaffText as Text,
} from '#design/forms/staff-form.tsx'
import { exportBases } from '#shop/compliance/release.rules.ts'
import type { DeliveryState } from '../../lifecycle/order-state.rules.ts'
import type { Order } from '../../order.rules.ts'
import { isAfterDelivery, stepsBack, stepsForward } from '../../steps/delivery-steps.rules.ts'
import { useOrderStepMessages, useStaffOrderMessages } from '../use-messages.ts'
import { useBuyerReads } from './buyer-reads.ts'

interface ExportProps {
  readonly order: Order
  /** The hints are folded, beside other fields. */
  readonly isBrief?: boolean
}

export function ExportFields({ order, isBrief }: ExportProps) {
  const { actions } = useStaffOrderMessages()
  const steps = useOrderStepMessages()
  const fold = isBrief ? steps.which : undefined
  return (
    <>
      <Select
        label={actions.export}
        name="basis"
        value={order.exportBasis ?? 'SCP'}
        choices={exportBases.map((basis) => [basis, basis])}
        hint={steps.basisHint}
        fold={fold}
      />
      <Text
        label={actions.filing}
        name="filing"
        value={order.exportFiling}
        hint={steps.filingHint}
        fold={fold}
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

interface ReceiverProps {
  readonly isRequired?: boolean
  /** Who received it before. */
  readonly value?: string
}

export function ReceiverField({ isRequired = false, value = '' }: ReceiverProps) {
  const { receivedBy, receivedHint } = useOrderStepMessages()
  return (
    <Text
      label={receivedBy}
      name="receivedBy"
      value={value}
      hint={receivedHint}
      isRequired={isRequired}
    />
  )
}

/** How a problem after the delivery ended, as the buyer reads it. */
export function ResolveFields({ order }: { order: Order }) {
  const { resolve } = useOrderStepMessages()
  const hint = useBuyerReads(order.locale)
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <Text label={resolve.how} name="reason" isRequired {...(hint && { hint })} />
      <ReceiverField isRequired value={order.receivedBy} />
    </div>
  )
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
  // only the details of an incident and how it ended are written to the buyer
  const isResolving = !isBack && isAfterDelivery(order)
  const isWritten = (states.includes('incident') || isResolving) && buyerReads
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
      {hasEnd && <ReceiverField value={order.receivedBy} />}
      {isHandOver && order.destination === 'cuba' && <ExportFields order={order} />}
      {isHandOver && <TrackingFields order={order} />}
      <Text
        label={isBack ? steps.why : isResolving ? steps.resolve.how : steps.optional}
        name="reason"
        isRequired={isBack || isResolving}
        {...(isWritten && { hint: buyerReads })}
      />
    </Act>
  )
}
