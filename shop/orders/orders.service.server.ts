import { isUuid } from '#kernel/text/uuid.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { isTokenOf, orderToken, readToken } from './lookup/order-link.server.ts'
import type { Order, OrderViewer, OrderWithLines } from './order.rules.ts'
import { changesOf, findOrderWithLines } from './orders.queries.server.ts'
import { readOrderNumber } from './placing/order-number.rules.ts'

export const orderById = (ctx: Needs, id: string): Promise<OrderWithLines | null> =>
  inTransaction(ctx, async ({ tx }) => (isUuid(id) ? findOrderWithLines(tx, { id }) : null))

export const orderByNumber = (ctx: Needs, input: string): Promise<OrderWithLines | null> =>
  inTransaction(ctx, async ({ tx }) => {
    const number = readOrderNumber(input)
    return number === null ? null : findOrderWithLines(tx, { number })
  })

/** The address of an order's page for one of the two who follow it. */
export const linkOf = (
  { config }: Pick<Needs<'config'>, 'config'>,
  order: Pick<Order, 'id' | 'linkVersion'>,
  viewer: OrderViewer,
): string => `/pedido/${orderToken(config.SESSION_SECRET, order, viewer)}`

/** The page after ordering; without its key it says no more than that the order exists. */
export const successPath = (
  { config }: Pick<Needs<'config'>, 'config'>,
  order: Pick<Order, 'id' | 'linkVersion' | 'number'>,
): string =>
  `/pedido-exitoso/${order.number}?clave=${orderToken(config.SESSION_SECRET, order, 'payer')}`

export interface OpenedOrder {
  readonly order: OrderWithLines
  readonly viewer: OrderViewer
}

/** The link is the key: whoever holds it sees the order, signed in or not. */
export async function orderByLink(
  { db, config }: Needs<'config'>,
  token: string,
): Promise<OpenedOrder | null> {
  const read = readToken(token)
  if (!read) return null
  const order = await orderById(asSystem(db, 'an order is opened by its link'), read.id)
  if (!order || !isTokenOf(config.SESSION_SECRET, order, read.viewer, token)) return null
  return { order, viewer: read.viewer }
}

/** What happened to an order and why; for staff, since reasons are the shop's own. */
export const historyOf = (ctx: Needs, orderId: string) =>
  inTransaction(ctx, ({ tx }) => changesOf(tx, orderId))
