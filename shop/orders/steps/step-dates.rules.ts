import { withoutUndone } from '../corrections/undone-deliveries.rules.ts'
import type { Step, StepDates } from '../lifecycle/progress.rules.ts'
import type { Order } from '../order.rules.ts'

/** A change of an order, as its history has it. */
export interface DatedChange {
  readonly axis: string
  readonly to_state: string
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
  for (const { axis, to_state, code, changed_at } of withoutUndone(changes)) {
    if (code === 'receipt_confirmed') dates.delivered ??= changed_at
    const step = stepOf[`${axis} ${to_state}`]
    if (step && !(step === 'in_cuba' && dates[step])) dates[step] = changed_at
  }
  return dates
}
