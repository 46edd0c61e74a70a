import { parseLocale } from '#kernel/locale.ts'
import { zero } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { orderById, orderByNumber } from '#shop/orders/orders.service.server.ts'
import { firstLook } from '../../manual-transfer/first-look.service.server.ts'
import { proofLink } from '../../manual-transfer/queue.service.server.ts'
import { needsSecondPerson } from '../../methods/method.rules.ts'
import { currentTransferDetails } from '../../methods/methods.service.server.ts'
import { awaitedOf, isComplete, type Part, partState, takenOf } from '../part.rules.ts'
import { partMoneySeen, receivedOf, returnedOf } from '../part-money.rules.ts'
import { type PartTransfer, partTransfersOf } from '../part-transfers.queries.server.ts'
import { ordersWithPartTasks, partAt, partsOf } from '../parts.queries.server.ts'
import { lookedForSince, partTask, toReturnByHand } from './part-task.rules.ts'
import type { StaffPart, StaffParts } from './staff-parts.rules.ts'

type Looking = Needs<'now' | 'config'>

async function transferOf(
  ctx: Looking,
  transfer: PartTransfer | undefined,
  { total, locale }: Pick<Order, 'total' | 'locale'>,
) {
  if (!transfer) return null
  const details = await currentTransferDetails(ctx, transfer.method)
  return {
    methodName: transfer.methodName,
    memo: transfer.memo,
    senderName: transfer.sender_name,
    confirmation: transfer.confirmation,
    sentAt: transfer.sent_at,
    readIn:
      transfer.payer_email === ''
        ? [locale]
        : [locale, parseLocale(transfer.payer_locale) ?? locale],
    proof: transfer.proof_file && (await proofLink(ctx, transfer.proof_file)),
    isProofKnown: transfer.isImageKnown,
    needsSecond: details !== null && needsSecondPerson(total, details, transfer.secondAbove),
    first: await firstLook(ctx, transfer, 'id' in ctx.actor ? ctx.actor.id : ''),
  }
}

/** Of a transfer that is looked for, whoever sent it; somebody else may have begun since. */
function payerOf(part: Part, transfer: PartTransfer | undefined) {
  const { payerName, payerCountry, payerEmail } = part
  const isLookedFor = transfer?.sent_at && transfer.payer_name && receivedOf(part.money) === zero
  return isLookedFor
    ? {
        payerName: transfer.payer_name,
        payerCountry: transfer.payer_country,
        payerEmail: transfer.payer_email,
      }
    : { payerName, payerCountry, payerEmail }
}

const partsOfOrder = (ctx: Looking, orderId: string): Promise<StaffParts | null> =>
  inTransaction(ctx, async (inside) => {
    const [order, parts] = await Promise.all([
      orderById(inside, orderId),
      partsOf(inside.tx, orderId),
    ])
    if (!order || parts.length === 0) return null
    const ids = parts.map(({ id }) => id)
    const transfers = await partTransfersOf(inside.tx, ids)
    const shown: StaffPart[] = []
    for (const part of parts) {
      const { id, number, name, amount } = part
      const transfer = transfers.find(({ part_id }) => part_id === id)
      shown.push({
        ...{ id, number, name, amount, ...payerOf(part, transfer) },
        state: partState(part, order),
        task: partTask(order, part, inside.now),
        due: awaitedOf(part, order),
        returned: returnedOf(part.money),
        received: receivedOf(part.money),
        toReturn: toReturnByHand(order, part),
        seen: partMoneySeen(part.money),
        transfer: await transferOf(inside, transfer, order),
      })
    }
    const { number: orderNumber, payment, total, payBy: until } = order
    const since = { isComplete: isComplete(order), taken: takenOf(parts, order) }
    return { orderNumber, payment, total, until, ...since, parts: shown }
  })

const atOnce = 50

/** Divided orders with a part that waits for a person; row security shows them to staff only. */
export const partsWaiting = (ctx: Looking): Promise<StaffParts[]> =>
  inTransaction(ctx, async (inside) => {
    const found: StaffParts[] = []
    for (const id of await ordersWithPartTasks(inside.tx, atOnce, lookedForSince(inside.now))) {
      const order = await partsOfOrder(inside, id)
      if (order?.parts.some(({ task }) => task !== null)) found.push(order)
    }
    return found
  })

export const partsWaitingCount = async (ctx: Looking): Promise<number> =>
  (await partsWaiting(ctx)).flatMap(({ parts }) => parts).filter(({ task }) => task !== null).length

/** The order of a part with all of its parts, whether it waits for a person or not. */
export const partsBeside = (ctx: Looking, partId: string): Promise<StaffParts | null> =>
  inTransaction(ctx, async (inside) => {
    const part = await partAt(inside.tx, partId)
    return part && partsOfOrder(inside, part.orderId)
  })

/** The parts of one order; null where it is not divided. */
export const partsForStaff = async (ctx: Looking, number: string): Promise<StaffParts | null> => {
  const order = await orderByNumber(ctx, number)
  return order && partsOfOrder(ctx, order.id)
}
