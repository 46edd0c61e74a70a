import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import { secretsIn } from '#platform/secrets.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import type { Paying } from '../../engine/payable.service.server.ts'
import { returnedFrom } from '../../engine/return.service.server.ts'
import type { Part } from '../part.rules.ts'
import { partPayable } from '../part-payable.service.server.ts'
import { partAt, partsOf } from '../parts.queries.server.ts'
import { isPartToken, partLink, readPartToken } from './part-link.server.ts'

export interface OpenedPart {
  readonly part: Part
  readonly parts: readonly Part[]
  readonly order: OrderWithLines
}

const openedBy = (ctx: Needs, id: string): Promise<OpenedPart | null> =>
  asSystemWithin(ctx, 'a part is opened by its link', async (inside) => {
    const part = await partAt(inside.tx, id)
    const order = part && (await orderById(inside, part.orderId))
    return part && order && { part, order, parts: await partsOf(inside.tx, order.id) }
  })

/** The part that a link opens, with or without an account. */
export async function partByLink(ctx: Needs<'config'>, token: string): Promise<OpenedPart | null> {
  const id = readPartToken(token)
  const opened = id === null ? null : await openedBy(ctx, id)
  if (!opened) return null
  const { linkVersion } = opened.order
  const isGenuine = isPartToken(secretsIn(ctx.config), { id: opened.part.id, linkVersion }, token)
  return isGenuine ? opened : null
}

/** The link of the part whose payer returns from a provider; null for an unknown payment. */
export async function partReturnedFrom(
  ctx: Paying,
  named: Parameters<typeof returnedFrom>[2],
): Promise<string | null> {
  const id = await returnedFrom(ctx, partPayable, named)
  const opened = id === null ? null : await openedBy(ctx, id)
  return opened && partLink(ctx, opened.part, opened.order)
}
