import { formatUsd, type Usd, zero } from '#kernel/money.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { type Change, recordChanges } from '#shop/audit/audit.service.server.ts'
import { addNote } from '#shop/orders/history/notes.service.server.ts'
import {
  saveIdempotencyKey,
  wasDoneBefore,
} from '#shop/orders/lifecycle/staff-idempotency.service.server.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { openRefund, type Refund, sendRefund } from '../../engine/refunds.service.server.ts'
import { countReference } from '../../manual-transfer/references.service.server.ts'
import { referenceProblem } from '../../manual-transfer/transfer.rules.ts'
import { needsSecondPerson } from '../../methods/method.rules.ts'
import { currentTransferDetails } from '../../methods/methods.service.server.ts'
import { followRefund } from '../../orders/follow-refund.service.server.ts'
import { insertEntry, lockMoneyOf } from '../../orders/ledger.queries.server.ts'
import type { Part } from '../part.rules.ts'
import { namedPart, partReference } from '../part.rules.ts'
import { writeNotSeen, writeReturned } from '../part-emails.service.server.ts'
import { partMoneySeen } from '../part-money.rules.ts'
import { noteReceived, partPayable } from '../part-payable.service.server.ts'
import {
  changePartTransfer,
  type PartTransfer,
  partTransfersOf,
} from '../part-transfers.queries.server.ts'
import { partAt } from '../parts.queries.server.ts'
import { settleParts } from '../settle-parts.service.server.ts'
import type { PartDecision } from './part-decision.input.ts'
import { returnable } from './part-task.rules.ts'

type Deciding = Needs<'now' | 'requestId' | 'config' | 'shopUrl' | 'log'>
type Inside = Deciding & { readonly tx: Tx; readonly me: string }

export type PartDecisionRefusal =
  | 'not_allowed'
  | 'not_found'
  | 'order_held'
  | 'reference_missing'
  | 'reference_too_long'
  | 'reference_used'
  | 'amount_missing'
  | 'more_than_paid'
  | 'reason_missing'
  | 'other_person_needed'
  | 'differs_from_first'
  | 'changed_meanwhile'
export type PartDecided =
  | 'counted'
  | 'second_needed'
  | 'cleared'
  | 'not_seen'
  | 'returned'
  | 'requested'
type Decided<Value = PartDecided> = Result<Value, PartDecisionRefusal>

interface Locked {
  readonly part: Part
  readonly order: OrderWithLines
  readonly transfer: PartTransfer | null
}

const noFirst = { first_by: null, first_at: null, first_reference: null, first_amount_cents: null }

const audit = (
  ctx: Inside,
  { part, order }: Locked,
  action: Change['action'],
  after: NonNullable<Change['after']>,
) => {
  const subject = partReference(order.number, part)
  return recordChanges(ctx, [{ area: 'zelle', subject, action, before: null, after }])
}

/** Above the limit, which counts for the whole order, two administrators must have seen it. */
async function secondLook(
  ctx: Inside,
  { part, order, transfer }: Locked,
  seen: { readonly reference: string; readonly amount: Usd },
): Promise<Decided | null> {
  const details = transfer && (await currentTransferDetails(ctx, transfer.method))
  if (!transfer || !details) return null
  if (!needsSecondPerson(order.total, details, transfer.secondAbove)) return null
  if (transfer.first_by === null) {
    await changePartTransfer(ctx.tx, part.id, {
      ...{ first_by: ctx.me, first_at: ctx.now },
      ...{ first_reference: seen.reference, first_amount_cents: seen.amount },
    })
    const after = { reference: seen.reference, amount_cents: seen.amount }
    await audit(ctx, { part, order, transfer }, 'seen', after)
    return ok('second_needed')
  }
  if (transfer.first_by === ctx.me) return refused('other_person_needed')
  const isSame = transfer.first_reference === seen.reference && transfer.firstAmount === seen.amount
  return isSame ? null : refused('differs_from_first')
}

/** What was seen of the money is not how it is: a colleague, or its payer, was faster. */
const isStale = ({ part }: Locked, { seen }: PartDecision): boolean =>
  seen !== '' && seen !== partMoneySeen(part.money)

/** A transfer seen at the bank counts once, whatever became of the order since. */
async function confirm(ctx: Inside, locked: Locked, decision: PartDecision): Promise<Decided> {
  const { part, order, transfer } = locked
  const { reference, amount, reason } = decision
  if (!transfer) return refused('not_found')
  if (isStale(locked, decision)) return refused('changed_meanwhile')
  const unusable = referenceProblem(reference)
  if (unusable) return refused(unusable)
  if (amount === null || amount <= zero) return refused('amount_missing')
  const waits = await secondLook(ctx, locked, { reference, amount })
  if (waits) return waits
  if (!(await countReference(ctx, reference, 'order'))) return refused('reference_used')
  const { method } = transfer
  const isNew = await insertEntry(ctx.tx, {
    ...{ order_id: order.id, part_id: part.id, provider: method, kind: 'capture' },
    ...{
      provider_id: reference,
      amount_cents: amount,
      note: reason,
      noted_by: ctx.me,
      at: ctx.now,
    },
  })
  if (!isNew) return refused('reference_used')
  await changePartTransfer(ctx.tx, part.id, noFirst)
  await audit(ctx, locked, 'approved', { reference, amount_cents: amount, reason })
  const event = { code: 'part_seen', method, part: String(part.number), reference } as const
  await addNote(ctx, order.id, { event, reason })
  await asSystemWithin(ctx, 'a part was seen at the bank', (inside) =>
    noteReceived(inside, { part, order }, { method, amount }),
  )
  await settleParts(ctx, order.id)
  return ok('counted')
}

async function lookAgain(ctx: Inside, locked: Locked): Promise<Decided> {
  await changePartTransfer(ctx.tx, locked.part.id, noFirst)
  await audit(ctx, locked, 'cleared', { part: locked.part.number })
  return ok('cleared')
}

/** What was said to be sent is not at the bank: its payer reads so, and may pay as long as the order waits. */
async function noteNotSeen(ctx: Inside, locked: Locked, decision: PartDecision): Promise<Decided> {
  const { part, order, transfer } = locked
  const { reason } = decision
  if (isStale(locked, decision)) return refused('changed_meanwhile')
  if (!transfer?.sent_at) return refused('not_found')
  if (order.compliance === 'held') return refused('order_held')
  if (reason === '') return refused('reason_missing')
  await audit(ctx, locked, 'rejected', { reason })
  await changePartTransfer(ctx.tx, part.id, noFirst)
  await asSystemWithin(ctx, 'a part was not seen at the bank', async (inside) => {
    await changePartTransfer(inside.tx, part.id, { sent_at: null })
    await writeNotSeen(inside, part, { method: transfer.method, reason })
  })
  await settleParts(ctx, order.id)
  return ok('not_seen')
}

/** The history names who returned money of which part, and why. */
const noteReturn = (ctx: Inside, { part, order }: Locked, amount: Usd, reason: string) => {
  const details = { part: String(part.number), amount: formatUsd(amount) }
  return addNote(ctx, order.id, { event: { code: 'part_refund_asked', ...details }, reason })
}

/** A transfer that staff sent back is recorded; a provider is asked. */
async function giveBack(
  ctx: Inside,
  locked: Locked,
  decision: PartDecision,
): Promise<Decided<PartDecided | Refund>> {
  const { reference, amount, reason, attempt } = decision
  const { part, order } = locked
  const form = { orderId: order.id, attempt }
  if (await wasDoneBefore(ctx, form)) return ok('returned')
  if (isStale(locked, decision)) return refused('changed_meanwhile')
  if (reason === '') return refused('reason_missing')
  if (order.compliance === 'held') return refused('order_held')
  if (amount === null || amount <= zero) return refused('amount_missing')
  const source = returnable(part.money).find((one) => one.amount >= amount)
  if (!source) return refused('more_than_paid')
  const { provider, id: captureId } = source.capture
  const after = { reference, amount_cents: amount, reason }
  if (!isTransfer(provider)) {
    await saveIdempotencyKey(ctx, form, ctx.me)
    await audit(ctx, locked, 'refunded', after)
    await noteReturn(ctx, locked, amount, reason)
    const asked = { payableId: part.id, provider, captureId, amount, reason, askedBy: ctx.me }
    return ok(
      await asSystemWithin(ctx, 'staff returns a part', (inside) =>
        openRefund(inside, partPayable, asked),
      ),
    )
  }
  const unusable = referenceProblem(reference)
  if (unusable) return refused(unusable)
  const returned = await asSystemWithin(ctx, 'staff returned a part', async (inside) => {
    const isNew = await insertEntry(inside.tx, {
      ...{ order_id: order.id, part_id: part.id, provider, kind: 'refund', provider_id: reference },
      ...{ amount_cents: amount, note: reason, noted_by: ctx.me, at: ctx.now },
    })
    if (!isNew) return false
    await followRefund(inside, order.id, { refunded: amount, reason, note: namedPart(part) })
    await writeReturned(inside, part.id, { method: provider, amount })
    return true
  })
  if (!returned) return refused('reference_used')
  await audit(ctx, locked, 'refunded', after)
  return ok('returned')
}

const verbs = {
  confirm,
  return: giveBack,
  look_again: lookAgain,
  not_seen: noteNotSeen,
} as const

async function find(ctx: Inside, id: string): Promise<Locked | null> {
  const known = await partAt(ctx.tx, id)
  if (!known) return null
  await lockMoneyOf(ctx.tx, known.orderId)
  const part = await partAt(ctx.tx, id)
  const order = await orderById(ctx, known.orderId)
  const [transfer = null] = await partTransfersOf(ctx.tx, [id])
  return part && order && { part, order, transfer }
}

/** What is decided; of a refund, what its provider is still to be asked. */
export async function prepareDecision(
  ctx: Deciding,
  decision: PartDecision,
): Promise<Decided<PartDecided | Refund>> {
  const { actor } = ctx
  if (actor.role !== 'admin') return refused('not_allowed')
  return inTransaction(ctx, async (inside): Promise<Decided<PartDecided | Refund>> => {
    const acting = { ...inside, me: actor.id }
    const locked = await find(acting, decision.part)
    return locked ? verbs[decision.intent](acting, locked, decision) : refused('not_found')
  })
}

/** An administrator decides about the money of one part; decisions are serialised per order. */
export async function decidePart(ctx: Deciding, decision: PartDecision): Promise<Decided> {
  const decided = await prepareDecision(ctx, decision)
  if (!decided.ok) return decided
  if (typeof decided.value === 'string') return ok(decided.value)
  const outcome = await sendRefund(ctx, partPayable, decided.value)
  return ok(outcome === 'refunded' ? 'returned' : 'requested')
}
