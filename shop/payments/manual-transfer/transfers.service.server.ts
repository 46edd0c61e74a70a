import type { Usd } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { itemsStatus } from '#shop/orders/lifecycle/item-reservation.service.server.ts'
import type { ItemsStatus, PaymentState } from '#shop/orders/lifecycle/order-state.rules.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { offeredIn, type TransferTarget } from '../methods/method.rules.ts'
import { currentTransferDetails } from '../methods/methods.service.server.ts'
import { balanceOf } from '../orders/ledger.queries.server.ts'
import { leftOf } from '../orders/refund.rules.ts'
import { dueOf } from './transfer.rules.ts'
import { countProofs, insertZellePayments, zellePaymentOf } from './transfers.queries.server.ts'

/** How to send the money, as the order's page shows it; no e-mail names the account. */
interface ZelleTransfer {
  readonly recipient: string
  readonly registeredName: string
  /** The transfer's memo: names the order that it pays. */
  readonly memo: string
  readonly amount: Usd
  /** Until when the items are reserved without a proof. */
  readonly itemsUntil: Date | null
  /** By the owner, in the payer's language; may be empty. */
  readonly instructions: string
}

type Opened = Pick<Order, 'id' | 'number' | 'userId' | 'total' | 'payment' | 'method'>

/** Opens the transfers of these orders in the transaction that places them. */
export const openTransfers = (
  ctx: Needs<'now'>,
  transfers: readonly { readonly order: Opened; readonly details: TransferTarget }[],
): Promise<void> =>
  inTransaction(ctx, async ({ tx, now }) => {
    const payments = transfers.map(({ order, details }) => ({
      order_id: order.id,
      user_id: order.userId,
      amount: order.total,
      zelle_recipient: details.recipient,
      registered_name: details.registeredName,
      memo_reference: order.number,
      payment_status: order.payment,
      opened_at: now,
    }))
    if (payments.length > 0) await insertZellePayments(tx, payments)
  })

/** Opens the transfer of one order with the current settings. */
export const openZelle = (ctx: Needs<'now'>, order: Opened): Promise<Result<null, 'method_off'>> =>
  inTransaction(ctx, async (inside) => {
    const details = await currentTransferDetails(inside, order.method)
    if (!details?.recipient) return refused('method_off')
    await openTransfers(inside, [{ order, details }])
    return ok(null)
  })

export interface ZelleStatus extends ZelleTransfer {
  readonly orderId: string
  readonly methodName: string
  readonly state: PaymentState
  /** Staff have to decide first: until then it is not said where the money goes. */
  readonly isHeld: boolean
  /** What is still due. */
  readonly due: Usd
  readonly payBy: Date | null
  readonly items: ItemsStatus
  readonly proofs: number
  /** Why another proof is requested; empty if none is. */
  readonly askedAgain: string
}

/** The state of an order's transfer, for the order's page. */
export const zelleOf = (ctx: Needs<'locale'>, orderId: string): Promise<ZelleStatus | null> =>
  inTransaction({ ...ctx, ...asSystem(ctx.db, 'how a transfer stands') }, async (inside) => {
    const { tx } = inside
    const [payment, order] = [await zellePaymentOf(tx, orderId), await orderById(inside, orderId)]
    if (!payment || !order) return null
    const received = leftOf(await balanceOf(tx, orderId))
    const target = await currentTransferDetails(inside, order.method)
    const isHeld = order.compliance === 'held'
    return {
      ...{ orderId, isHeld },
      methodName: order.methodName,
      instructions: target && !isHeld ? offeredIn(ctx.locale, target).instructions : '',
      recipient: isHeld ? '' : payment.zelle_recipient,
      registeredName: isHeld ? '' : payment.registered_name,
      memo: payment.memo_reference,
      amount: payment.amount,
      state: order.payment,
      due: dueOf(payment.amount, received),
      payBy: order.payBy,
      itemsUntil: order.itemsUntil,
      items: await itemsStatus(inside, order),
      proofs: await countProofs(tx, orderId),
      askedAgain: order.payment === 'awaiting_proof' ? payment.asked_again : '',
    }
  })
