import { type RawBuilder, sql } from 'kysely'
import { isSettledRow } from '../lifecycle/late.queries.server.ts'
import { installationCodes } from './installation.rules.ts'

/** Paid with the order, and nobody noted yet what became of it; for a row of `orders`. */
export const waitsForInstallation: RawBuilder<boolean> = sql`(installation_cents > 0 and ${isSettledRow}
  and compliance_status in ('clear', 'released') and delivery_status not in ('returned', 'cancelled')
  and id not in (select order_id from order_changes where order_id = orders.id
    and code in (${sql.join(installationCodes)})))`
