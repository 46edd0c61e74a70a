import { type RawBuilder, type Selectable, sql } from 'kysely'
import { contentIn, type Locale } from '#kernel/locale.ts'
import type { DB } from '#platform/database/schema.generated.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { provinceByCode } from '#shop/shipping/cuba.rules.ts'
import type { Alert, AlertSubject, Channel, Contact, NamedAlert } from './alert.rules.ts'

type Row = Selectable<DB['availability_alerts']> & {
  readonly name_es: string | null
  readonly name_en: string | null
}

const subjectOf = ({ product_id, province, destination }: Row): AlertSubject =>
  product_id === null
    ? { kind: 'province', code: province ?? '', destination: 'cuba' }
    : {
        kind: 'product',
        productId: product_id,
        destination: destination === 'usa' ? 'usa' : 'cuba',
      }

const alertOf = (row: Row): Alert => ({
  id: row.id,
  subject: subjectOf(row),
  contact: { channel: row.channel as Channel, value: row.contact },
  locale: row.locale as Locale,
  createdAt: row.created_at,
  confirmedAt: row.confirmed_at,
  notifiedAt: row.notified_at,
})

const namedIn =
  (locale: Locale) =>
  (row: Row): NamedAlert => ({
    ...alertOf(row),
    name:
      contentIn(locale, { es: row.name_es, en: row.name_en || row.name_es }) ??
      provinceByCode(row.province ?? '')?.name ??
      '',
  })

const selected = (tx: Tx) =>
  tx
    .selectFrom('availability_alerts as alert')
    .leftJoin('products', 'products.id', 'alert.product_id')
    .selectAll('alert')
    .select(['products.name as name_es', 'products.name_en'])

/** Whether what an alert is about can be bought now. */
const isBack: RawBuilder<boolean> = sql`(
  exists (select from products_view product where product.id = alert.product_id
    and product.is_active and product.is_publicly_visible and product.in_stock
    and product.available_for in ('all', alert.destination)
    and case alert.destination when 'cuba' then product.final_price else product.numeric_price end is not null)
  or exists (select from province_services service where service.code = alert.province
    and service.mode <> 'suspended'))`

interface NewAlert {
  readonly subject: AlertSubject
  readonly contact: Contact
  readonly locale: Locale
  readonly userId: string | null
  readonly isConfirmed: boolean
}

/** Inserts an alert or renews a sent one; an open one keeps its confirmation. */
export async function upsertAlert(tx: Tx, alert: NewAlert, now: Date) {
  const { subject, contact, locale, userId, isConfirmed } = alert
  const confirmedAt = isConfirmed ? now : null
  const { rows } = await sql<{ id: string; confirmedAt: Date | null }>`
    insert into availability_alerts as stored
      (product_id, province, destination, channel, contact, locale, user_id, created_at, confirmed_at)
    values (${subject.kind === 'product' ? subject.productId : null},
      ${subject.kind === 'province' ? subject.code : null}, ${subject.destination},
      ${contact.channel}, ${contact.value}, ${locale}, ${userId}, ${now}, ${confirmedAt})
    on conflict on constraint availability_alerts_once do update set
      locale = excluded.locale,
      user_id = coalesce(stored.user_id, excluded.user_id),
      created_at = case when stored.notified_at is null then stored.created_at else excluded.created_at end,
      confirmed_at = case when stored.notified_at is null
        then coalesce(stored.confirmed_at, excluded.confirmed_at) else excluded.confirmed_at end,
      notified_at = null
    returning id, confirmed_at as "confirmedAt"`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an alert was not stored')
  return row
}

/** All alerts of the contact that the alert has, with names in one language. */
export async function alertsBeside(tx: Tx, id: string, locale: Locale): Promise<NamedAlert[]> {
  const rows = await selected(tx)
    .where('alert.contact', '=', (query) =>
      query.selectFrom('availability_alerts').select('contact').where('id', '=', id),
    )
    .orderBy('alert.created_at')
    .execute()
  return rows.map(namedIn(locale))
}

export const alertsOf = async (
  tx: Tx,
  user: { readonly id: string; readonly email: string | null },
  locale: Locale,
): Promise<NamedAlert[]> =>
  (
    await selected(tx)
      .where((where) =>
        where.or([
          where('alert.user_id', '=', user.id),
          where('alert.contact', '=', user.email?.toLowerCase() ?? ''),
        ]),
      )
      .orderBy('alert.created_at')
      .execute()
  ).map(namedIn(locale))

export const confirmAll = (tx: Tx, ids: readonly string[], now: Date) =>
  tx
    .updateTable('availability_alerts')
    .set({ confirmed_at: now })
    .where('id', 'in', ids)
    .where('confirmed_at', 'is', null)
    .execute()

export const deleteAlerts = (tx: Tx, ids: readonly string[]) =>
  tx.deleteFrom('availability_alerts').where('id', 'in', ids).execute()

/** Claims the next alert that is due by e-mail; rows claimed by other processes are skipped. */
export async function claimDueAlert(tx: Tx, now: Date): Promise<Alert | null> {
  const { rows } = await sql<Row>`
    update availability_alerts taken set notified_at = ${now}
    where taken.id = (
      select alert.id from availability_alerts alert
      where alert.notified_at is null and alert.confirmed_at is not null and alert.channel = 'email'
        and ${isBack}
      order by alert.created_at limit 1 for no key update skip locked)
    returning taken.*`.execute(tx)
  return rows[0] ? alertOf(rows[0]) : null
}

const open = (tx: Tx) =>
  selected(tx).where('alert.notified_at', 'is', null).where('alert.confirmed_at', 'is not', null)

export interface WaitingAlert extends NamedAlert {
  readonly isBack: boolean
}

/** Confirmed alerts that wait, those that are back first. */
export async function openAlerts(tx: Tx, locale: Locale, limit: number): Promise<WaitingAlert[]> {
  const rows = await open(tx)
    .select(isBack.as('is_back'))
    .orderBy('is_back', 'desc')
    .orderBy('products.name')
    .orderBy('alert.created_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...namedIn(locale)(row), isBack: row.is_back }))
}

export async function alertById(tx: Tx, id: string, locale: Locale): Promise<NamedAlert | null> {
  const row = await selected(tx).where('alert.id', '=', id).executeTakeFirst()
  return row ? namedIn(locale)(row) : null
}

/** How many alerts wait for a message that only a person can send. */
export async function countToWrite(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from availability_alerts alert
    where alert.notified_at is null and alert.confirmed_at is not null
      and alert.channel = 'whatsapp' and ${isBack}`.execute(tx)
  return rows[0]?.count ?? 0
}

export const noteWritten = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('availability_alerts').set({ notified_at: now }).where('id', '=', id).execute()

export const deleteOldAlerts = (
  tx: Tx,
  before: { readonly unconfirmed: Date; readonly sent: Date; readonly waiting: Date },
) =>
  sql`delete from availability_alerts where created_at < ${before.waiting}
    or notified_at < ${before.sent}
    or (confirmed_at is null and created_at < ${before.unconfirmed})`.execute(tx)

/** Also those that nobody confirmed; returns how many. */
export async function deleteAlertsTo(tx: Tx, contacts: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('availability_alerts')
    .where(sql<boolean>`contact = any(${[...contacts]}::text[])`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
