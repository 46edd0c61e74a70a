import { zero } from '#kernel/money.ts'
import { ok, refused } from '#kernel/result.ts'
import { asSystem, asSystemWithin } from '#platform/database/transaction.ts'
import {
  recordScreening,
  screenParties,
} from '#shop/compliance/screening/screening.service.server.ts'
import { addNote } from '#shop/orders/history/notes.service.server.ts'
import { changePayment, holdOrder } from '#shop/orders/lifecycle/changes.service.server.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import type {
  Payable,
  PayableLedger,
  Paying,
  Settling,
  StartRefusal,
} from '../engine/payable.service.server.ts'
import type { CaptureOutcome } from '../engine/payment.rules.ts'
import { providers } from '../engine/providers.server.ts'
import { followRefund } from '../orders/follow-refund.service.server.ts'
import { insertEntry, lockMoneyOf } from '../orders/ledger.queries.server.ts'
import { isEnded, isPartPaid, namedPart, type Part, partDetails } from './part.rules.ts'
import { type Moved, writePaid, writeReceipt, writeReturned } from './part-emails.service.server.ts'
import { changePart, partAt, partOfCapture, partsOf, setSettled } from './parts.queries.server.ts'
import { payerThrough } from './payers.queries.server.ts'
import { settleParts } from './settle-parts.service.server.ts'

interface WithOrder {
  readonly part: Part
  readonly order: OrderWithLines
}

/** A part with its order; other changes of the order's money wait where `isLocked`. */
async function find(inside: Settling, id: string, isLocked = false): Promise<WithOrder | null> {
  const found = await partAt(inside.tx, id)
  if (!found) return null
  if (isLocked) await lockMoneyOf(inside.tx, found.orderId)
  const part = isLocked ? await partAt(inside.tx, id) : found
  const order = await orderById(inside, found.orderId)
  return part && order && { part, order }
}

async function locked(inside: Settling, id: string): Promise<WithOrder> {
  const found = await find(inside, id, true)
  if (!found) throw new Error('money is about a part that is not there')
  return found
}

/** Why a part takes no money now; null if it does. */
export function partRefusal({ part, order }: WithOrder, now: Date): StartRefusal | null {
  if (order.payment !== 'awaiting_parts' || isPartPaid(part)) return 'not_payable'
  if (order.compliance === 'held') return 'order_held'
  return order.payBy && order.payBy <= now ? 'not_payable' : null
}

function outcomeOf({ part, order }: WithOrder): CaptureOutcome {
  if (part.attempt === 'review') return 'in_review'
  if (part.attempt === 'capturing') return 'in_progress'
  if (!isEnded(order) && isPartPaid(part)) return 'paid'
  if (order.compliance === 'held') return 'held'
  // somebody else began since, and this attempt ended
  return order.payment === 'awaiting_parts' ? 'not_approved' : 'order_closed'
}

/** For the buyer's history: what came for which part. */
export async function noteReceived(inside: Settling, { part, order }: WithOrder, moved: Moved) {
  const { method, amount } = moved
  if (amount === zero) return
  const details = { part: String(part.number), method }
  await addNote(inside, order.id, { event: { code: 'part_received', ...details } })
  await setSettled(inside.tx, order.id, false)
  const payer = await payerThrough(inside.tx, part.id, moved)
  if (payer) await changePart(inside.tx, part.id, payer)
  await writePaid(inside, order.id, part.id)
  await writeReceipt(inside, part.id, moved)
}

const ledger: PayableLedger = {
  add: async (inside, { payableId, provider, kind, providerId, amount, fee }) => {
    const part = await partAt(inside.tx, payableId)
    if (!part) throw new Error('money came for a part that is not there')
    return insertEntry(inside.tx, {
      ...{ order_id: part.orderId, part_id: part.id, provider, kind, provider_id: providerId },
      ...{ amount_cents: amount, fee_cents: fee, at: inside.now },
    })
  },
  payableOfCapture: partOfCapture,
}

/** A payer whom staff released holds the order no second time. */
export async function screenPartPayer(ctx: Paying, id: string, name: string) {
  const found = await asSystemWithin(ctx, 'who pays a part', (inside) => find(inside, id))
  if (!found) throw new Error('a payer of a part that is not there')
  const { part, order } = found
  if (order.compliance === 'released' && part.screenedName === name) return null
  const acting = { ...ctx, ...asSystem(ctx.db, 'who pays a part is screened') }
  const screening = await screenParties(acting, [{ role: 'payer', name }])
  await recordScreening(acting, { orderId: order.id, screening })
  if (screening.verdict === 'CLEAR') return null
  return async (inside: Settling) => {
    const event = {
      code: 'part_held',
      part: String(part.number),
      verdict: screening.reason,
    } as const
    await holdOrder(inside, { orderId: order.id, event })
    await changePart(inside.tx, id, { screened_name: name.slice(0, 200) })
  }
}

/** An order is disputed while any of its parts is; one that still waits waits on. */
async function followDispute(inside: Settling, orderId: string, reference: string): Promise<void> {
  const order = await orderById(inside, orderId)
  const isDisputed = (await partsOf(inside.tx, orderId)).some(({ disputed }) => disputed !== '')
  const to = isDisputed ? 'disputed' : 'paid'
  const from = isDisputed ? ['paid', 'partly_refunded'] : ['disputed']
  if (!order || !from.includes(order.payment)) return
  const event = { code: isDisputed ? 'part_disputed' : 'part_dispute_closed', reference } as const
  await changePayment(inside, { orderId, to, event })
}

const onRefunded: Payable['onRefunded'] = async (inside, { payableId, provider }, { amount }) => {
  const { order, part } = await locked(inside, payableId)
  await changePart(inside.tx, payableId, { disputed: '' })
  const event = { code: 'refunded', method: provider } as const
  // a dispute that is lost leaves an order that lacks a part: a person decides
  if (order.payment === 'disputed')
    await changePayment(inside, { orderId: order.id, to: 'refund_due', event })
  await followRefund(inside, order.id, { refunded: amount, event, note: namedPart(part) })
  await writeReturned(inside, payableId, { method: provider, amount })
}

/** A part of an order as a payable: the order is paid once all of its parts are. */
export const partPayable: Payable = {
  kind: 'part',
  returnPath: '/pagar',
  ledger,
  isOpen: async ({ config }, provider) => providers[provider].isConfigured(config),
  details: async (inside, { payableId }) => {
    const found = await find(inside, payableId)
    const refusal = found ? partRefusal(found, inside.now) : 'order_not_found'
    if (refusal || !found) return refused(refusal ?? 'order_not_found')
    return ok(partDetails(found.part, found.order))
  },
  isAwaited: async (inside, id) => {
    const found = await find(inside, id)
    return found !== null && partRefusal(found, inside.now) === null
  },
  outcomeNow: async (inside, { payableId }) => {
    const found = await find(inside, payableId)
    return found ? outcomeOf(found) : 'unknown_payment'
  },
  onCapturing: async (inside, { payableId }) => {
    const found = await find(inside, payableId, true)
    if (!found) return 'unknown_payment'
    const refusal = partRefusal(found, inside.now)
    if (refusal === null) return null
    return refusal === 'order_held' ? 'held' : outcomeOf(found)
  },
  screenPayer: (ctx, { payableId }, name) => screenPartPayer(ctx, payableId, name),
  // a part has no state of its own: its attempts and its money say how it stands
  onNotCaptured: async () => {},
  onAssessed: async () => {},
  onAbandoned: async () => {},
  onCaptured: async (inside, { id, payableId, provider: method }, { isExact, added }) => {
    const found = await locked(inside, payableId)
    if (!isExact) inside.log.error({ order: found.order.number }, 'another sum came for a part')
    await noteReceived(inside, found, { method, amount: added, attempt: id })
    await settleParts(inside, found.order.id)
  },
  onRefunded,
  onDisputed: async (inside, { payableId }, { isSaved, reference }) => {
    const { order } = await locked(inside, payableId)
    await changePart(inside.tx, payableId, { disputed: isSaved ? '' : reference.slice(0, 100) })
    await followDispute(inside, order.id, reference)
    await settleParts(inside, order.id)
  },
  onReversed: async (inside, { payableId }, captureId) => {
    const { order } = await locked(inside, payableId)
    await changePart(inside.tx, payableId, { disputed: captureId.slice(0, 100) })
    await followDispute(inside, order.id, captureId)
  },
}
