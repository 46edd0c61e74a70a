import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'
import type { DamageReport, ImageKind, OrderImage, Reporter } from './damage.rules.ts'

type StoredKind = Exclude<ImageKind, 'hand_over'>

export interface NewImage {
  readonly order_id: string
  readonly kind: StoredKind
  readonly file_name: string
  readonly image_hash: string
  readonly added_by: string | null
  readonly added_at: Date
}

/** False where the same image exists already. */
export async function insertImage(tx: Tx, image: NewImage): Promise<boolean> {
  const inserted = await tx
    .insertInto('order_pictures')
    .values(image)
    .onConflict((c) => c.constraint('order_pictures_come_once').doNothing())
    .returning('id')
    .execute()
  return inserted.length === 1
}

function kindOf(kind: string, at: Date, delivered: Date | null): ImageKind {
  if (kind === 'damage') return 'damage'
  return delivered && at >= delivered ? 'delivery' : 'hand_over'
}

export async function imagesIn(tx: Tx, orderId: string): Promise<OrderImage[]> {
  const [rows, delivered] = await Promise.all([
    tx
      .selectFrom('order_pictures')
      .select(['file_name', 'kind', 'added_at'])
      .where('order_id', '=', orderId)
      .orderBy('added_at')
      .execute(),
    deliveredAt(tx, orderId),
  ])
  return rows.map(({ file_name: name, kind, added_at: at }) => ({
    ...{ name, at },
    kind: kindOf(kind, at, delivered),
  }))
}

/** The last delivery of an order, of those that were none by mistake; a problem resolved afterwards is none either. */
export async function deliveredAt(tx: Tx, orderId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(changed_at) as at from (
      select to_state, changed_at, lead(code) over (order by id) as next,
        from_state = 'incident' and coalesce(details->>'earlier', '') <> '' as is_resolved
      from order_changes where order_id = ${orderId} and axis = 'delivery') as step
    where to_state = 'delivered' and next is distinct from 'delivery_undone' and is_resolved is not true`.execute(
    tx,
  )
  return rows[0]?.at ?? null
}

/** The damage reports of an order, oldest first. */
export async function damageOf(tx: Tx, orderId: string): Promise<DamageReport[]> {
  const rows = await tx
    .selectFrom('damage_reports')
    .select(['told as description', 'reporter', 'reported_at as at', 'answer'])
    .select('answered_at as answeredAt')
    .where('order_id', '=', orderId)
    .orderBy('reported_at')
    .execute()
  return rows.map((row) => ({
    ...row,
    reporter: row.reporter === 'recipient' ? 'recipient' : 'payer',
  }))
}

/** False where the same moment has one. */
export async function insertDamage(
  tx: Tx,
  report: {
    readonly order_id: string
    readonly description: string
    readonly reporter: Reporter
    readonly reported_at: Date
  },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('damage_reports')
    .values({
      order_id: report.order_id,
      told: report.description,
      reporter: report.reporter,
      reported_at: report.reported_at,
    })
    .onConflict((c) => c.columns(['order_id', 'reported_at']).doNothing())
    .returning('order_id')
    .execute()
  return inserted.length === 1
}

/** The newest of its order; for a row of `damage_reports`. */
const isNewest = sql<boolean>`not exists (
  select from damage_reports newer where newer.order_id = damage_reports.order_id
    and newer.reported_at > damage_reports.reported_at)`

/** Answers what waits, or the newest report once more. */
export async function answerDamage(
  tx: Tx,
  orderId: string,
  values: { readonly answer: string; readonly answered_by: string; readonly answered_at: Date },
  /** When the last answer that is known was written, null for none; undefined for whatever there is. */
  seen: Date | null | undefined,
): Promise<boolean> {
  const changing = tx
    .updateTable('damage_reports')
    .set(values)
    .where('order_id', '=', orderId)
    .where(sql<boolean>`(answered_at is null or ${isNewest})`)
  const changed = await (seen === undefined
    ? changing
    : changing.where('answered_at', 'is not distinct from', seen)
  ).executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** The last answer promised something; for a row of `damage_reports`. */
const isPromised = sql<boolean>`exists (
  select from order_changes promised where promised.order_id = damage_reports.order_id
    and promised.code = 'damage_promised' and not exists (
      select from order_changes later where later.order_id = promised.order_id
        and later.code = 'damage_answered' and later.id > promised.id))`
const isOpen = sql<boolean>`(answered_at is null or (${isNewest} and ${isPromised}))`

export async function countOpenDamage(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('damage_reports')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where(isOpen)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Orders with a damage report that waits for its answer or for what the answer promised, oldest first. */
export const openDamageOrders = (tx: Tx, limit: number) =>
  tx
    .selectFrom('damage_reports')
    .innerJoin('orders', 'orders.id', 'damage_reports.order_id')
    .select(['orders.order_number as number', 'told as description', 'reported_at as at'])
    .select(sql<boolean>`answered_at is not null`.as('isAnswered'))
    .where(isOpen)
    .orderBy('reported_at')
    .limit(limit)
    .execute()
