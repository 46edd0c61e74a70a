import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'
import { isSettledRow } from '../lifecycle/late.queries.server.ts'
import type { Order } from '../order.rules.ts'
import { installationCodes } from './installation.rules.ts'

/** Paid with the order, and nobody noted yet what became of it; for a row of `orders`. */
export const waitsForInstallation: RawBuilder<boolean> = sql`(installation_cents > 0 and ${isSettledRow}
  and compliance_status in ('clear', 'released') and delivery_status not in ('returned', 'cancelled')
  and id not in (select order_id from order_changes where order_id = orders.id
    and code in (${sql.join(installationCodes)})))`

/** Orders whose installation is still to be made, of those given. */
export async function openInstallations(
  tx: Tx,
  orders: readonly Pick<Order, 'id' | 'installation'>[],
): Promise<ReadonlySet<string>> {
  const ids = orders.filter(({ installation }) => installation > 0).map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('order_changes')
    .select('order_id')
    .where('order_id', 'in', ids)
    .where('code', 'in', ['installation_done', 'installation_returned'])
    .execute()
  const ended = new Set(rows.map(({ order_id }) => order_id))
  return new Set(ids.filter((id) => !ended.has(id)))
}
