import { withoutUndone } from '../corrections/undone-deliveries.rules.ts'
import { isResolution } from '../history/history-notes.rules.ts'
import type { Step, StepDates } from '../lifecycle/progress.rules.ts'
import type { Order } from '../order.rules.ts'

/** A change of an order, as its history has it. */
export interface DatedChange {
  readonly axis: string
  readonly from_state?: string
  readonly to_state: string
  readonly details?: Readonly<Record<string, string>>
  readonly code?: string | null
  readonly changed_at: Date
}

const stepOf: Readonly<Record<string, Step>> = {
  'compliance released': 'verified',
  'delivery prepared': 'preparing',
  'delivery handed_over': 'on_the_way',
  'delivery in_customs': 'in_cuba',
  'delivery in_province': 'in_cuba',
  'delivery delivered': 'delivered',
}

/** When each step was done: the last time, for an order may go back; in Cuba it arrives once. */
export function stepDates(
  { placedAt, paidAt, compliance }: Pick<Order, 'placedAt' | 'paidAt' | 'compliance'>,
  changes: readonly DatedChange[],
): StepDates {
  const dates: Partial<Record<Step, Date>> = {
    received: placedAt,
    // the last check is that of the payer, with the payment
    ...(paidAt && { paid: paidAt, ...(compliance === 'clear' && { verified: paidAt }) }),
  }
  for (const change of withoutUndone(changes)) {
    const { axis, from_state = '', to_state, code, changed_at } = change
    if (axis === 'delivery' && isResolution({ ...change.details, from_state, to_state })) continue
    if (code === 'receipt_confirmed') dates.delivered ??= changed_at
    const step = stepOf[`${axis} ${to_state}`]
    if (step && !(step === 'in_cuba' && dates[step])) dates[step] = changed_at
  }
  return dates
}
