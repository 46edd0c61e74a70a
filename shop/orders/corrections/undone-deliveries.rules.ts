import { isResolution } from '../history/history-notes.rules.ts'
import {
  type ChangeRefusal,
  type DeliveryState,
  isDeliveryState,
  type OrderStatus,
} from '../lifecycle/order-state.rules.ts'

interface Changed {
  readonly axis: string
  readonly to_state: string
  readonly code?: string | null
}

const isDelivery = ({ axis, to_state }: Changed) => axis === 'delivery' && to_state === 'delivered'

/** A history without the deliveries that were noted by mistake, and without their correction. */
export function withoutUndone<Change extends Changed>(history: readonly Change[]): Change[] {
  const valid: Change[] = []
  for (const change of history)
    if (change.code === 'delivery_undone') valid.splice(valid.findLastIndex(isDelivery), 1)
    else valid.push(change)
  return valid
}

export interface DeliveryToUndo {
  /** Where the order was before it. */
  readonly to: DeliveryState
  /** Who had received it before; empty where nobody had. */
  readonly receivedBy: string
}

interface Stored extends Changed {
  readonly from_state: string
  readonly details: Readonly<Record<string, string>>
}

/** When an order was delivered for the last time; a problem resolved afterwards is no second delivery. */
export const lastDeliveryAt = (
  history: readonly (Stored & { readonly changed_at: Date })[],
): Date | null =>
  withoutUndone(history).findLast(
    (step) => isDelivery(step) && !isResolution({ ...step.details, ...step }),
  )?.changed_at ?? null

/** The delivery on which an order stands; null where it stands on none. */
export function deliveryToUndo(history: readonly Stored[]): DeliveryToUndo | null {
  const last = withoutUndone(history).findLast(({ axis }) => axis === 'delivery')
  if (!last || !isDelivery(last) || !isDeliveryState(last.from_state)) return null
  return { to: last.from_state, receivedBy: last.details.earlier ?? '' }
}

export function undoRefusal({
  delivery,
  compliance,
  closedAt,
}: Pick<OrderStatus, 'delivery' | 'compliance'> & {
  readonly closedAt: Date | null
}): ChangeRefusal | null {
  if (delivery !== 'delivered' || closedAt || compliance === 'rejected') return 'change_not_allowed'
  return compliance === 'held' ? 'order_held' : null
}
