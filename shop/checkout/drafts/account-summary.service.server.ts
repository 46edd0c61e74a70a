import type { User } from '#kernel/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Headline, headlineOf } from '#shop/orders/lifecycle/progress.rules.ts'
import { ownOrders } from '#shop/orders/lookup/lookup.service.server.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { newestOwnDraft } from './drafts.service.server.ts'

export interface OpenOrder {
  readonly number: string
  readonly link: string
  readonly headline: Headline
  /** The name of the method by which it is paid. */
  readonly method: string
}

/** The newest order that is neither delivered nor closed, and whether there is an unfinished checkout. */
export async function accountSummary(
  ctx: Ctx,
  user: User,
): Promise<{ order: OpenOrder | null; hasDraft: boolean }> {
  const orders = await ownOrders(ctx, user.id)
  const open = orders.find(
    ({ closedAt, delivery }) => closedAt === null && delivery !== 'delivered',
  )
  const order = open && {
    number: open.number,
    link: linkOf(ctx, open, 'payer'),
    headline: headlineOf(open),
    method: open.methodName,
  }
  return { order: order ?? null, hasDraft: (await newestOwnDraft(ctx)) !== null }
}
