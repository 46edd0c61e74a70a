import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import type { Order } from '../order.rules.ts'
import { changesOf } from '../orders.queries.server.ts'
import { type InstallationState, installationState } from './installation.rules.ts'

/** How far the installation of an order is; nothing is read of an order without one. */
export const installationOf = async (
  ctx: Needs<'now'>,
  order: Order,
): Promise<InstallationState> =>
  order.installation === 0
    ? null
    : asSystemWithin(ctx, 'the installation of an order', async ({ tx }) =>
        installationState(order, await changesOf(tx, order.id)),
      )
