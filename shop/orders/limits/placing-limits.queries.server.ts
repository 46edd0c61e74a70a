import { sql } from 'kysely'
import { dayMs } from '#kernel/time.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { LimitRefusal, Origin, PassKind } from './placing-limits.rules.ts'

/** Serialises orders of the same buyers until the transaction ends; in a fixed order, which avoids deadlocks. */
export const lockBuyers = (tx: Tx, keys: readonly string[]) =>
  sql`select pg_advisory_xact_lock(hashtextextended(key, 43))
    from unnest(${keys.toSorted()}::text[]) as key`.execute(tx)

const unpaid = sql`o.closed_at is null and o.payment_status in ('awaiting_payment', 'awaiting_proof', 'awaiting_parts', 'proof_received')`

/**
 * Orders of the last day and all unpaid ones under these keys, with what the unpaid ones reserve. One whose proof came
 * keeps its items, but nobody is said not to have paid it.
 */
export async function originsOfKeys(tx: Tx, keys: readonly string[], now: Date): Promise<Origin[]> {
  const { rows } = await sql<Origin>`
    select origin.key, o.id as "orderId", origin.placed_at as "placedAt",
      ${unpaid} and o.payment_status <> 'proof_received' as "isUnpaid",
      case when ${unpaid} and o.items_released_at is null then coalesce(
        (select jsonb_object_agg(product_id, quantity) from order_lines where order_id = o.id), '{}')
      else '{}' end as units
    from order_origins origin join orders o on o.id = origin.order_id
    where origin.key = any (${keys}::text[])
      and (origin.placed_at > ${new Date(now.getTime() - dayMs)} or ${unpaid})`.execute(tx)
  return rows
}

/** The keys under which an order was placed. */
export async function keysOfOrder(tx: Tx, orderId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('order_origins')
    .select('key')
    .where('order_id', '=', orderId)
    .execute()
  return rows.map(({ key }) => key)
}

export interface NewOrigin {
  readonly key: string
  readonly orderId: string
}

export const insertOrigins = (tx: Tx, origins: readonly NewOrigin[], now: Date) =>
  sql`insert into order_origins (key, order_id, placed_at)
    select key, order_id, ${now} from unnest(${origins.map(({ key }) => key)}::text[],
      ${origins.map(({ orderId }) => orderId)}::uuid[]) as t (key, order_id)
    on conflict do nothing`.execute(tx)

export async function passedKeys(tx: Tx, keys: readonly string[], now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('order_passes')
    .select('key')
    .where(sql<boolean>`key = any (${keys}::text[])`)
    .where('valid_until', '>', now)
    .execute()
  return rows.map(({ key }) => key)
}

export interface Refused {
  readonly key: { readonly network: string; readonly buyer: string }
  readonly reason: LimitRefusal['code']
  readonly email: string
  readonly phone: string
}

const maxRows = 500
const maxOfNetwork = 20

/** Counts a refusal; beyond so many buyers of a network they share one row, beyond so many rows a day all others do. */
export const countRefusal = (tx: Tx, { key, reason, email, phone }: Refused, now: Date) =>
  sql`insert into order_refusals (day, key, reason, email, phone, refused_at)
    select ${now}::timestamptz::date,
      case when today.rows >= ${maxRows} then '' when today.own >= ${maxOfNetwork} then ${key.network}
        else ${`${key.network} ${key.buyer}`} end, ${reason}, ${email}, ${phone}, ${now}
    from (select count(*) as rows, count(*) filter (where starts_with(r.key, ${key.network})) as own
      from order_refusals r where r.day = ${now}::timestamptz::date) today
    on conflict (day, key, reason) do update set count = order_refusals.count + 1,
      email = excluded.email, phone = excluded.phone, refused_at = excluded.refused_at`.execute(tx)

export interface RefusedBuyer {
  readonly reason: LimitRefusal['code']
  readonly email: string
  readonly phone: string
  readonly count: number
  readonly at: Date
  /** Of several buyers, whose last one this is. */
  readonly isShared: boolean
}

const shown = 100

/** Those that contain what is looked for, in their e-mail or among the digits of their telephone. */
export const refusedSince = (
  tx: Tx,
  since: Date,
  { text, digits }: { readonly text: string; readonly digits: string },
): Promise<RefusedBuyer[]> =>
  tx
    .selectFrom('order_refusals')
    .select(['email', 'phone', 'count', 'refused_at as at'])
    .select(sql<LimitRefusal['code']>`reason`.as('reason'))
    .select(sql<boolean>`strpos(key, ' ') = 0`.as('isShared'))
    .where('refused_at', '>', since)
    .where(
      sql<boolean>`(strpos(lower(email), ${text}) > 0
        or (${digits} <> '' and strpos(regexp_replace(phone, '[^0-9]', '', 'g'), ${digits}) > 0))`,
    )
    .orderBy('refused_at', 'desc')
    .limit(shown)
    .execute()

export async function countRefusedSince(tx: Tx, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('order_refusals')
    .select(sql<number>`coalesce(sum(count), 0)::int`.as('count'))
    .where('refused_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export interface Pass {
  readonly id: string
  readonly kind: PassKind
  readonly value: string
  readonly validUntil: Date
}

export const passesAt = (tx: Tx, now: Date): Promise<Pass[]> =>
  tx
    .selectFrom('order_passes')
    .select(['id', 'value', 'valid_until as validUntil'])
    .select(sql<PassKind>`kind`.as('kind'))
    .where('valid_until', '>', now)
    .orderBy('valid_until', 'desc')
    .limit(100)
    .execute()

export interface NewPass extends Omit<Pass, 'id'> {
  readonly key: string
  readonly by: string
}

export const insertPass = (tx: Tx, { kind, value, key, validUntil, by }: NewPass, now: Date) =>
  tx
    .insertInto('order_passes')
    .values({ kind, value, key, valid_until: validUntil, created_by: by, created_at: now })
    .execute()

/** The pass that ended; undefined where none was valid. */
export const endPassNow = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('order_passes')
    .set({ valid_until: now })
    .where('id', '=', id)
    .where('valid_until', '>', now)
    .returning([sql<PassKind>`kind`.as('kind'), 'value'])
    .executeTakeFirst()

/** Deletes what no limit counts any more. */
export async function deleteOldOrigins(tx: Tx, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await sql`delete from order_origins origin using orders o
    where o.id = origin.order_id and origin.placed_at < ${before(1)} and not (${unpaid})`.execute(
    tx,
  )
  await tx.deleteFrom('order_refusals').where('refused_at', '<', before(30)).execute()
  await tx.deleteFrom('order_passes').where('valid_until', '<', before(30)).execute()
}
