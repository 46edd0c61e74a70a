import type { Needs } from '#platform/ctx.ts'
import type { Order } from '../order.rules.ts'
import { orderById } from '../orders.service.server.ts'
import type { StatementRefusal } from '../steps/delivery-steps.rules.ts'
import type { DelayRefusal } from './delay.rules.ts'
import { actOnOrder } from './staff.service.server.ts'
import type { BulkStep } from './staff-action.input.ts'

type Staff = Needs<'now' | 'config' | 'shopUrl' | 'requestId'>

export interface BulkOutcome {
  readonly moved: number
  /** The orders that stayed, by number, and why. */
  readonly refused: readonly {
    readonly number: string
    readonly code: StatementRefusal | DelayRefusal
  }[]
}

type Refusal = BulkOutcome['refused'][number]['code']

/** Nothing moves of an order that waits for a decision. */
async function refusalOf(ctx: Staff, order: Order, step: BulkStep): Promise<Refusal | null> {
  const { to, basis, filing, carrier } = step
  if (order.compliance === 'held') return 'order_not_cleared'
  const done = await actOnOrder(ctx, order.id, {
    intent: 'deliver',
    to,
    reason: '',
    receivedBy: '',
    ...(order.exportFiling === '' && filing !== '' && { basis, filing }),
    ...(order.carrier === '' && { carrier }),
  })
  return done.ok ? null : done.code
}

/** Moves several orders one step on; each is decided by itself. */
export async function moveOrders(ctx: Staff, step: BulkStep): Promise<BulkOutcome> {
  const { orders } = step
  const refused: BulkOutcome['refused'][number][] = []
  for (const id of orders) {
    const order = await orderById(ctx, id)
    const code = order ? await refusalOf(ctx, order, step) : 'order_not_found'
    if (code) refused.push({ number: order?.number ?? '', code })
  }
  return { moved: orders.length - refused.length, refused }
}
