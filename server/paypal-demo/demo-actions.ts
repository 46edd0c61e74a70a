import { approvedNotice, captureNotice, type DemoNotice, disputeNotice } from './demo-notices.ts'
import { addRefund, newId, restOf } from './demo-payments.ts'
import type { DemoOrder } from './demo-state.ts'

/** What the page plays: first the payer's part, then what may happen to the money. */
export const demoActions = [
  'approve',
  'pending',
  'decline',
  'cancel',
  'complete',
  'deny',
  'refund',
  'dispute',
  'won',
  'lost',
] as const
export type DemoAction = (typeof demoActions)[number]

export function actionsFor(order: DemoOrder): DemoAction[] {
  const { capture, dispute } = order
  if (!capture) return ['approve', 'pending', 'decline', 'cancel']
  if (capture.status === 'PENDING') return ['complete', 'deny']
  if (dispute?.state === 'open') return ['won', 'lost']
  if (restOf(order) === 0) return []
  return dispute ? ['refund'] : ['refund', 'dispute']
}

export interface Played {
  /** Where the payer goes next; null stays on the page. */
  readonly to: string | null
  readonly notices: readonly DemoNotice[]
}

const withToken = (path: string, { id }: DemoOrder) =>
  `${path}${path.includes('?') ? '&' : '?'}token=${id}`

const returning = (order: DemoOrder, plan: DemoOrder['plan']): Played => {
  order.status = 'APPROVED'
  order.plan = plan
  // a declined card is no approval: the shop learns of it when the payer returns
  const notices = plan === 'decline' ? [] : [approvedNotice(order)]
  return { to: withToken(order.returnPath, order), notices }
}

function resolve(order: DemoOrder, state: 'won' | 'lost'): Played {
  if (order.dispute) order.dispute.state = state
  if (state === 'lost') addRefund(order, restOf(order), '')
  return { to: null, notices: [disputeNotice(order)] }
}

function review(order: DemoOrder, status: 'COMPLETED' | 'DECLINED'): Played {
  if (order.capture) order.capture.status = status
  const change = status === 'COMPLETED' ? 'COMPLETED' : 'DENIED'
  return { to: null, notices: [captureNotice(order, change)] }
}

/** Changes the order as PayPal would after this action. */
export const play: Readonly<Record<DemoAction, (order: DemoOrder) => Played>> = {
  approve: (order) => returning(order, 'complete'),
  pending: (order) => returning(order, 'pending'),
  decline: (order) => returning(order, 'decline'),
  cancel: (order) => ({ to: withToken(order.cancelPath, order), notices: [] }),
  complete: (order) => review(order, 'COMPLETED'),
  deny: (order) => review(order, 'DECLINED'),
  refund: (order) => {
    addRefund(order, restOf(order), '')
    return { to: null, notices: [captureNotice(order, 'REFUNDED')] }
  },
  dispute: (order) => {
    order.dispute = { id: newId('PP-D-'), state: 'open' }
    return { to: null, notices: [disputeNotice(order)] }
  },
  won: (order) => resolve(order, 'won'),
  lost: (order) => resolve(order, 'lost'),
}
