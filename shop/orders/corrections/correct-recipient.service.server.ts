import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, type Tx } from '#platform/database/transaction.ts'
import type { Screening } from '#shop/compliance/screening/screening.rules.ts'
import { recordScreening } from '#shop/compliance/screening/screening.service.server.ts'
import { addNote } from '../history/notes.service.server.ts'
import { auditedOrder } from '../history/order-audit.service.server.ts'
import { holdOrder } from '../lifecycle/changes.service.server.ts'
import { delaysOf } from '../lifecycle/delays.queries.server.ts'
import { mayFollow } from '../lifecycle/order-state.rules.ts'
import { once } from '../lifecycle/staff-idempotency.service.server.ts'
import { promisedWindow } from '../lookup/arrival.service.server.ts'
import { write } from '../notifications/order-notifications.service.server.ts'
import type { Order, OrderWindow } from '../order.rules.ts'
import { linesOf, lockOrder, writeRecipient } from '../orders.queries.server.ts'
import { placeOf, type Recipient } from '../parties.rules.ts'
import {
  type Correction,
  type CorrectionRefusal,
  correctionRefusal,
  correctionsBetween,
  notesOf,
  windowAfter,
} from './recipient-correction.rules.ts'

type Correcting = Needs<'now' | 'config' | 'shopUrl' | 'requestId'>
type Inside = Correcting & { readonly tx: Tx }

export interface RecipientCorrection {
  readonly orderId: string
  /** As it was read: what somebody else corrected since is not undone. */
  readonly earlier: Recipient
  readonly recipient: Recipient
  /** Of the new name or address; null where neither changed. */
  readonly screening: Screening | null
  readonly reason: string
  readonly attempt: string | null
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The days of the new place, counted from the payment as those that were promised. */
async function windowThere(inside: Inside, order: Order, recipient: Recipient) {
  const { window, paidAt } = order
  const isElsewhere = placeOf(order.recipient.address) !== placeOf(recipient.address)
  if (!isElsewhere || !window || !paidAt) return window
  const there = await promisedWindow({ ...inside, now: paidAt }, { ...order, recipient })
  const delays = await delaysOf(inside.tx, order.id)
  return windowAfter({ window, wasDelayed: delays.length > 0 }, there)
}

/** Whoever corrects need not decide about names: the shop holds the order. */
async function hold(
  inside: Inside,
  order: Order,
  { verdict, reason }: Screening,
): Promise<boolean> {
  if (verdict !== 'MATCH' || !mayFollow('compliance', order.compliance, 'held')) return false
  const event = { code: 'recipient_held', verdict: reason } as const
  const held = await asSystemWithin(inside, 'a corrected recipient is like a listed one', (shop) =>
    holdOrder(shop, { orderId: order.id, event }),
  )
  return held.ok
}

interface Writing {
  readonly correction: RecipientCorrection
  readonly corrections: readonly Correction[]
  readonly window: OrderWindow | null
}

async function writeAll(inside: Inside, order: Order, writing: Writing): Promise<void> {
  const { correction, corrections, window } = writing
  const { recipient, screening, reason } = correction
  const { id: orderId } = order
  await writeRecipient(inside.tx, orderId, recipient, isSame(window, order.window) ? null : window)
  for (const [at, details] of notesOf(corrections).entries())
    await addNote(inside, orderId, {
      event: { code: 'recipient_corrected', ...details },
      ...(at === 0 && { reason }),
    })
  if (screening) await recordScreening(inside, { orderId, screening })
  const isHeld =
    (screening && (await hold(inside, order, screening))) || order.compliance === 'held'
  const corrected = { ...order, recipient, window, lines: await linesOf(inside.tx, orderId) }
  const newDays = isHeld || isSame(window, order.window) ? null : window
  await write(
    inside,
    corrected,
    { buyer: ['order_corrected'], recipient: [], owner: [] },
    { corrections, window: newDays },
  )
}

type Corrected = Result<null, CorrectionRefusal | 'order_not_found'>

async function correct(inside: Inside, correction: RecipientCorrection): Promise<Corrected> {
  const { orderId, earlier, recipient } = correction
  const order = await lockOrder(inside.tx, orderId)
  if (!order) return refused('order_not_found')
  const refusal = correctionRefusal(order)
  if (refusal) return refused(refusal)
  if (!isSame(order.recipient, earlier)) return refused('correct_meanwhile')
  const corrections = correctionsBetween(earlier, recipient)
  if (corrections.length === 0) return refused('correct_nothing')
  const window = await windowThere(inside, order, recipient)
  await writeAll(inside, order, { correction, corrections, window })
  return ok(null)
}

/** Corrects who receives an order and where: noted field by field, screened again, and written to who bought it. */
export const correctRecipient = (
  ctx: Correcting,
  correction: RecipientCorrection,
): Promise<Result<unknown, CorrectionRefusal | 'order_not_found'>> => {
  const { orderId, earlier, recipient, reason, attempt } = correction
  const fields = correctionsBetween(earlier, recipient).map(({ field }) => field)
  const decision = { intent: 'correct', reason, fields }
  return once(ctx, { orderId, attempt }, (inside) =>
    auditedOrder(inside, orderId, decision, () => correct(inside, correction)),
  )
}
