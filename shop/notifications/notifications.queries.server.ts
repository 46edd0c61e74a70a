import { sql } from 'kysely'
import type { Day } from '#kernel/time.ts'
import type { Permitted } from '#kernel/user.ts'
import type { Tx } from '#platform/database/transaction.ts'
import {
  eventsFor,
  eventsWithoutChoice,
  type Happening,
  isStaffEvent,
  type NotificationChoice,
} from './notification.rules.ts'

export interface NotifiedUser extends NotificationChoice {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly locale: string
  readonly permitted: Permitted
  /** Null for somebody who has chosen nothing. */
  readonly lookedAt: Date | null
  readonly summarisedOn: string | null
}

/** Every administrator, with what was chosen. */
export async function administrators(tx: Tx): Promise<NotifiedUser[]> {
  const rows = await tx
    .selectFrom('user_profiles')
    .innerJoin('users', 'users.id', 'user_profiles.id')
    .leftJoin('staff_notifications as chosen', 'chosen.user_id', 'users.id')
    .leftJoin('permission_members as member', 'member.user_id', 'users.id')
    .leftJoin('permission_sets as permitted', 'permitted.id', 'member.set_id')
    .where('user_profiles.role', '=', 'admin')
    .select(['users.id', 'users.name', 'users.email', 'users.locale'])
    .select(['events', 'quiet_from', 'quiet_until', 'summary_at', 'by_email', 'looked_at'])
    .select(sql<Permitted>`permitted.permissions`.as('permitted'))
    .select(sql<string | null>`summarised_on::text`.as('summarisedOn'))
    .orderBy('users.created_at')
    .execute()
  return rows.map(({ id, name, email, locale, summarisedOn, permitted, ...row }) => ({
    ...{ id, name, email, locale, summarisedOn, permitted },
    events: (row.events ?? eventsWithoutChoice(permitted))
      .filter(isStaffEvent)
      .filter((event) => eventsFor(permitted).includes(event)),
    quietFrom: row.quiet_from ?? 22,
    quietUntil: row.quiet_until ?? 7,
    summaryAt: row.summary_at,
    byEmail: row.by_email ?? true,
    lookedAt: row.looked_at,
  }))
}

export async function writeChoice(tx: Tx, userId: string, choice: NotificationChoice, now: Date) {
  const row = {
    events: [...choice.events],
    ...{ quiet_from: choice.quietFrom, quiet_until: choice.quietUntil },
    summary_at: choice.summaryAt,
    by_email: choice.byEmail,
  }
  await tx
    .insertInto('staff_notifications')
    .values({ user_id: userId, looked_at: now, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Of two processes one goes on: the other finds that it was looked meanwhile. */
export async function claimLook(tx: Tx, userId: string, since: Date, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_notifications')
    .set({ looked_at: now })
    .where('user_id', '=', userId)
    .where('looked_at', '=', since)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function claimSummary(tx: Tx, userId: string, day: Day): Promise<boolean> {
  const { rows } = await sql`update staff_notifications set summarised_on = ${day}
    where user_id = ${userId} and summarised_on is distinct from ${day}::date
    returning user_id`.execute(tx)
  return rows.length === 1
}

const unpaid = ['awaiting_payment', 'awaiting_proof', 'awaiting_parts']

/** What happened after one time and until another, in order; what is done meanwhile waits for nobody. */
export async function happenings(
  tx: Tx,
  { since, until, few }: { readonly since: Date; readonly until: Date; readonly few: number },
): Promise<(Happening & { readonly at: Date })[]> {
  const within = (column: string) =>
    sql`${sql.ref(column)} > ${since} and ${sql.ref(column)} <= ${until}`
  const { rows } = await sql<Happening & { readonly at: Date }>`
    select event, subject, at from (
      select case when axis = 'compliance' then 'hold' when to_state = 'paid' then 'order' else 'proof' end as event,
        order_number as subject, changed_at as at
      from order_changes join orders on orders.id = order_id
      where ${within('changed_at')}
        and (axis = 'payment' and to_state = 'paid' and closed_at is null
          or axis = 'payment' and to_state = 'proof_received' and payment_status = 'proof_received'
          or axis = 'compliance' and to_state = 'held' and compliance_status = 'held')
      union all
      select 'cancelled', order_number, changed_at
      from order_changes join orders on orders.id = order_id
      where ${within('changed_at')} and axis = 'payment'
        and (code = 'cancelled_by_buyer' or code = 'delay_cancelled' and details->>'by' = 'buyer')
      union all
      select 'placed', order_number, placed_at from orders
      where ${within('placed_at')} and payment_status in (${sql.join(unpaid)})
      union all
      select 'hold', order_number, placed_at from orders
      where ${within('placed_at')} and compliance_status = 'held'
      union all
      select 'hold', memo, changed_at
      from donation_changes join donations on donations.id = donation_id
      where ${within('changed_at')} and to_state = 'held' and state = 'held'
      union all
      select 'damage', order_number, reported_at
      from damage_reports join orders on orders.id = order_id
      where ${within('reported_at')} and answered_at is null
      union all
      select 'email', '', failed_at from outbox where ${within('failed_at')} and sent_at is null
      union all
      select 'stock', coalesce(name, sku), moved_at
      from stock_movements join products on products.id = product_id
      where ${within('moved_at')} and is_active and is_publicly_visible
        and (not in_stock or track_inventory and stock_quantity <= ${few})
    ) happened order by at`.execute(tx)
  return rows
}
