import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { sendOnAgain, undoDelivery } from '../corrections/undo-delivery.service.server.ts'
import { addNote } from '../history/notes.service.server.ts'
import { auditedOrder } from '../history/order-audit.service.server.ts'
import { noteHoldStep } from '../holds/hold-steps.service.server.ts'
import { installationState } from '../installation/installation.rules.ts'
import type { Order } from '../order.rules.ts'
import { lockOrder, renewLink, writePapers } from '../orders.queries.server.ts'
import {
  filingRefusal,
  isAfterDelivery,
  isOnItsWayAgain,
  type StatementRefusal,
  statementRefusal,
} from '../steps/delivery-steps.rules.ts'
import {
  cancelOrder,
  changeDelivery,
  holdOrder,
  rejectOrder,
  releaseOrder,
} from './changes.service.server.ts'
import type { DelayRefusal } from './delay.rules.ts'
import { sendDelay } from './delay.service.server.ts'
import { type ChangeRefusal, deliveryRefusal } from './order-state.rules.ts'
import type { StaffAction } from './staff-action.input.ts'
import { once } from './staff-idempotency.service.server.ts'

type Staff = Needs<'now' | 'config' | 'shopUrl' | 'requestId'>
type Done = Result<StaffAction['intent'], StatementRefusal | DelayRefusal>
type Inside = Staff & { readonly tx: Tx }

const onLocked = (
  ctx: Staff,
  orderId: string,
  work: (inside: Inside, order: Order) => Promise<void>,
): Promise<Result<null, ChangeRefusal>> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside.tx, orderId)
    if (!order) return refused('order_not_found')
    await work(inside, order)
    return ok(null)
  })

const papers = (ctx: Staff, orderId: string, action: StaffAction) =>
  onLocked(ctx, orderId, async (inside) => {
    if (action.intent === 'export') {
      const { basis, filing } = action
      await writePapers(inside.tx, orderId, { export_basis: basis, export_filing: filing })
      await addNote(inside, orderId, { event: { code: 'export_basis_set', basis, filing } })
    } else if (action.intent === 'track') {
      const { carrier, code } = action
      await writePapers(inside.tx, orderId, { carrier, tracking_code: code })
      const event = { code: 'tracking_set', carrier, tracking: code } as const
      await addNote(inside, orderId, { event })
    } else if (action.intent === 'note') await addNote(inside, orderId, action)
  })

/** Ends the links of payer and recipient; new ones are made by asking for them. */
const renew = (ctx: Staff, orderId: string, reason: string) =>
  onLocked(ctx, orderId, async (inside) => {
    await renewLink(inside.tx, orderId)
    await addNote(inside, orderId, { event: { code: 'link_renewed' }, reason })
  })

/** What became of an installation that was paid with the order. */
const noteInstallation = (
  ctx: Staff,
  orderId: string,
  { outcome, reason }: StaffAction & { readonly intent: 'install' },
): Promise<Result<null, ChangeRefusal>> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside.tx, orderId)
    if (!order) return refused('order_not_found')
    if (installationState(order, []) === null) return refused('change_not_allowed')
    await addNote(inside, orderId, { event: { code: `installation_${outcome}` }, reason })
    return ok(null)
  })

type Delivering = StaffAction & { readonly intent: 'deliver' }

/** The papers that a step brings along: what the agency needs, and who received the order. */
async function papersOf(inside: Inside, order: Order, action: Delivering) {
  const { to, basis, filing, carrier, code } = action
  if (to === 'delivered') await writePapers(inside.tx, order.id, { received_by: action.receivedBy })
  if (to !== 'handed_over') return
  if (basis && filing && order.destination === 'cuba')
    await papers(inside, order.id, { intent: 'export', basis, filing })
  if (carrier && (carrier !== order.carrier || code !== order.trackingCode))
    await papers(inside, order.id, { intent: 'track', carrier, code: code ?? '' })
}

/** What was entered counts, an emptied field too. */
const withPapers = (order: Order, { basis, filing }: Delivering): Order => ({
  ...order,
  exportBasis: basis ?? order.exportBasis,
  exportFiling: filing ?? order.exportFiling,
})

const receiptOf = ({ receivedBy }: Order, action: Delivering) => ({
  event: { code: 'delivered_to' as const, receiver: action.receivedBy, earlier: receivedBy },
})

/** Checked before anything is written: a refusal rolls nothing back. */
const deliver = (
  ctx: Staff,
  orderId: string,
  action: Delivering,
): Promise<Result<Order, StatementRefusal>> =>
  inTransaction(ctx, async (inside): Promise<Result<Order, StatementRefusal>> => {
    const { to, reason } = action
    const order = await lockOrder(inside.tx, orderId)
    if (!order) return refused('order_not_found')
    const refusal =
      statementRefusal(order, action) ?? deliveryRefusal(withPapers(order, action), to)
    if (refusal) return refused(refusal)
    if (isOnItsWayAgain(order, to)) return sendOnAgain(inside, { order, to, reason })
    await papersOf(inside, order, action)
    // the details of an incident and how it ended are written to the buyer, as the form shows before
    return changeDelivery(inside, {
      ...{ orderId, to, reason, ...(to === 'delivered' && receiptOf(order, action)) },
      ...(to === 'incident' || isAfterDelivery(order) ? { note: reason } : {}),
    })
  })

function change(ctx: Staff, orderId: string, action: StaffAction) {
  switch (action.intent) {
    case 'release':
      return releaseOrder(ctx, { orderId, reason: action.reason })
    case 'reject':
      return rejectOrder(ctx, { orderId, reason: action.reason })
    case 'hold':
      return holdOrder(ctx, { orderId, reason: action.reason })
    case 'cancel':
      return cancelOrder(ctx, { orderId, reason: action.reason })
    case 'deliver':
      return deliver(ctx, orderId, action)
    case 'undeliver':
      return undoDelivery(ctx, {
        ...{ orderId, reason: action.reason, writes: action.writes === 'on' },
      })
    case 'ask':
    case 'escalate':
      return noteHoldStep(ctx, {
        orderId,
        step: action.intent === 'ask' ? 'asked' : 'escalated',
        reason: action.reason,
      })
    case 'delay':
      return sendDelay(ctx, orderId, action)
    case 'renew_link':
      return renew(ctx, orderId, action.reason)
    case 'install':
      return noteInstallation(ctx, orderId, action)
    case 'export':
      return filingRefusal(action.filing)
        ? Promise.resolve(refused('export_filing_invalid' as const))
        : papers(ctx, orderId, action)
    default:
      return papers(ctx, orderId, action)
  }
}

/** Performs a staff action once per form; row security stops other roles. */
export async function actOnOrder(
  ctx: Staff,
  orderId: string,
  action: StaffAction,
  attempt: string | null = null,
): Promise<Done> {
  const done = await once(ctx, { orderId, attempt }, (inside) =>
    auditedOrder(inside, orderId, action, () => change(inside, orderId, action)),
  )
  return done.ok ? ok(action.intent) : done
}
