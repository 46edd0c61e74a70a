import { isUuid } from '#kernel/text/uuid.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { secretsIn } from '#platform/secrets.ts'
import type { StepDates } from './lifecycle/progress.rules.ts'
import { isTokenOf, orderToken, readToken } from './lookup/order-link.server.ts'
import type { Order, OrderViewer, OrderWithLines } from './order.rules.ts'
import { changesOf, findOrderWithLines, soldContents } from './orders.queries.server.ts'
import { readOrderNumber } from './placing/order-number.rules.ts'
import { stepDates } from './steps/step-dates.rules.ts'

export const orderById = (ctx: Needs, id: string): Promise<OrderWithLines | null> =>
  inTransaction(ctx, async ({ tx }) => (isUuid(id) ? findOrderWithLines(tx, { id }) : null))

export const orderByNumber = (ctx: Needs, input: string): Promise<OrderWithLines | null> =>
  inTransaction(ctx, async ({ tx }) => {
    const number = readOrderNumber(input)
    return number === null ? null : findOrderWithLines(tx, { number })
  })

export const linkOf = (
  { config }: Pick<Needs<'config'>, 'config'>,
  order: Pick<Order, 'id' | 'linkVersion'>,
  viewer: OrderViewer,
): string => `/pedido/${orderToken(secretsIn(config), order, viewer)}`

/** The page after ordering; without its key it shows only that the order exists. */
export const successPath = (
  { config }: Pick<Needs<'config'>, 'config'>,
  order: Pick<Order, 'id' | 'linkVersion' | 'number'>,
): string =>
  `/pedido-exitoso/${order.number}?clave=${orderToken(secretsIn(config), order, 'payer')}`

export interface OpenedOrder {
  readonly order: OrderWithLines
  readonly viewer: OrderViewer
}

/** Finds an order by its link; the token grants access without signing in. */
export async function orderByLink(
  { db, config }: Needs<'config'>,
  token: string,
): Promise<OpenedOrder | null> {
  const read = readToken(token)
  if (!read) return null
  const order = await orderById(asSystem(db, 'an order is opened by its link'), read.id)
  if (!order || !isTokenOf(secretsIn(config), order, read.viewer, token)) return null
  return { order, viewer: read.viewer }
}

/** The history of an order; for staff, since reasons are internal. */
export const historyOf = (ctx: Needs, orderId: string) =>
  inTransaction(ctx, ({ tx }) => changesOf(tx, orderId))

/** What was sold, whatever the catalogue shows today; for whoever packs and declares it. */
export const soldContentsOf = (ctx: Needs, orderId: string) =>
  inTransaction(ctx, ({ tx }) => soldContents(tx, orderId))

/** When each step of an order was done; nothing else of its history is for the buyer. */
export const datesOf = ({ db }: Needs, order: Order): Promise<StepDates> =>
  inTransaction(asSystem(db, 'the days of an order'), async ({ tx }) =>
    stepDates(order, await changesOf(tx, order.id)),
  )
