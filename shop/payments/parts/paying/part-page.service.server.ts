import { zero } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import { nameIn } from '#shop/orders/order.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { offeredIn } from '../../methods/method.rules.ts'
import { currentTransferDetails, offeredMethods } from '../../methods/methods.service.server.ts'
import {
  backOf,
  checkingOf,
  dueOfPart,
  isComplete,
  isEnded,
  missingOf,
  type Part,
  type PartState,
  partState,
  takenOf,
} from '../part.rules.ts'
import { partTransfersOf } from '../part-transfers.queries.server.ts'
import { partsOf } from '../parts.queries.server.ts'
import type { OpenedPart } from './open-part.service.server.ts'
import { partLink } from './part-link.server.ts'
import type { BuyersParts, PartPage, ShownPart, ShownTransfer } from './part-page.rules.ts'

const shown = (part: Part, order: OpenedPart['order']): ShownPart => ({
  number: part.number,
  name: part.name,
  state: partState(part, order),
})

async function transferOf(ctx: Ctx, { part }: OpenedPart): Promise<ShownTransfer | null> {
  const [transfer] = await asSystemWithin(ctx, 'where a part is sent', ({ tx }) =>
    partTransfersOf(tx, [part.id]),
  )
  if (!transfer) return null
  const target = await currentTransferDetails(ctx, transfer.method)
  return {
    methodName: transfer.methodName,
    instructions: target ? offeredIn(ctx.locale, target).instructions : '',
    recipient: transfer.recipient,
    registeredName: transfer.registered_name,
    memo: transfer.memo,
    isSent: transfer.sent_at !== null,
    hasProof: transfer.proof_file !== null,
  }
}

const missingNow = (parts: readonly Part[], order: OpenedPart['order']) =>
  isComplete(order) ? zero : missingOf(parts)

const payable: readonly PartState[] = ['to_pay', 'partly_paid', 'sent']

export async function partPage(ctx: Ctx, opened: OpenedPart): Promise<PartPage> {
  const { part, parts, order } = opened
  const own = shown(part, order)
  const isHeld = order.compliance === 'held' || order.compliance === 'rejected'
  const isOpen = !isHeld && !isEnded(order) && payable.includes(own.state)
  const due = dueOfPart(part)
  return {
    ...own,
    ...{ due, isHeld, isOpen, amount: part.amount, until: order.payBy },
    missing: missingNow(parts, order),
    isComplete: isComplete(order),
    back: isComplete(order) ? backOf(part, order) : zero,
    checking: checkingOf(parts, order),
    parts: parts.map((one) => shown(one, order)),
    orderNumber: order.number,
    buyerName: order.buyer.name,
    items: order.lines.map((line) => ({ name: nameIn(line, ctx.locale), quantity: line.quantity })),
    methods: isOpen ? await offeredMethods(ctx, order.destination, due) : [],
    transfer: isOpen ? await transferOf(ctx, opened) : null,
  }
}

/** The parts of an order for its buyer; null for one that is not divided. */
export const partsForBuyer = (ctx: Ctx, orderId: string): Promise<BuyersParts | null> =>
  asSystemWithin(ctx, 'the buyer sees the parts', async (inside) => {
    const parts = await partsOf(inside.tx, orderId)
    const order = parts.length > 0 ? await orderById(inside, orderId) : null
    if (!order) return null
    return {
      missing: missingNow(parts, order),
      taken: takenOf(parts, order),
      checking: checkingOf(parts, order),
      parts: parts.map((part) => ({
        ...shown(part, order),
        amount: part.amount,
        back: backOf(part, order),
        link: `${ctx.shopUrl}${partLink(ctx, part, order)}`,
      })),
    }
  })
