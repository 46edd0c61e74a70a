import { sql } from 'kysely'
import { contentIn, type Locale } from '#kernel/locale.ts'
import { type Day, endOfDay, startOfDay } from '#kernel/time.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { AnalyticsEvent, SiteVisit } from './analytics.input.ts'

export const insertEvents = (tx: Tx, events: readonly AnalyticsEvent[], user_session: string) =>
  tx
    .insertInto('analytics_events')
    .values(
      events.map((event) => ({
        ...event,
        event_data: JSON.stringify(event.event_data),
        user_session,
      })),
    )
    .execute()

export const insertVisit = (tx: Tx, visit: SiteVisit) =>
  tx.insertInto('site_visits').values(visit).execute()

export async function deleteBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('analytics_events').where('created_at', '<', before).execute()
  await tx.deleteFrom('site_visits').where('created_at', '<', before).execute()
}

export interface Days {
  readonly from: Day
  readonly to: Day
}

const zone = sql.lit('America/Havana')
const within = (column: string, { from, to }: Days) =>
  sql`${sql.ref(column)} >= ${startOfDay(from)} and ${sql.ref(column)} < ${endOfDay(to)}`

export interface Counted {
  readonly name: string
  readonly count: number
}

const counted = (rows: readonly { name: string; count: string }[]): Counted[] =>
  rows.map(({ name, count }) => ({ name, count: Number(count) }))

export const visitsByDay = async (tx: Tx, days: Days): Promise<Counted[]> =>
  counted(
    (
      await sql<{ name: string; count: string }>`
        select to_char(created_at at time zone ${zone}, 'YYYY-MM-DD') as name, count(*)::text as count
        from site_visits where ${within('created_at', days)} group by 1 order by 1`.execute(tx)
    ).rows,
  )

const max = 15

/** Sources of visits: the link's parameter, else the referrer; direct visits are left out. */
export const visitSources = async (tx: Tx, days: Days): Promise<Counted[]> =>
  counted(
    (
      await sql<{ name: string; count: string }>`
        select coalesce(nullif(utm_source, ''), substring(referrer from '^https?://(?:www\\.)?([^/:?#]+)'), '') as name,
          count(*)::text as count
        from site_visits where ${within('created_at', days)}
        group by 1 order by count(*) desc, 1 limit ${sql.lit(max)}`.execute(tx)
    ).rows,
  )

export interface VainSearch extends Counted {
  readonly last: Date
}

/** Searches without results, ignoring case and accents, most frequent first. */
export async function vainSearches(tx: Tx, days: Days): Promise<VainSearch[]> {
  const { rows } = await sql<{ name: string; count: string; last: Date }>`
    select fold(left(trim(event_data->>'text'), 100)) as name, count(*)::text as count, max(created_at) as last
    from analytics_events
    where event_name = 'search_without_results' and coalesce(trim(event_data->>'text'), '') <> ''
      and ${within('created_at', days)}
    group by 1 order by count(*) desc, 1 limit 30`.execute(tx)
  return rows.map(({ name, count, last }) => ({ name, count: Number(count), last }))
}

/** By name; a product that is gone is named by its address. */
export const openedProducts = async (tx: Tx, days: Days, locale: Locale): Promise<Counted[]> =>
  counted(
    (
      await sql<{ name: string; count: string }>`
        select coalesce(${contentIn(locale, { es: sql`p.name`, en: sql`coalesce(p.name_en, p.name)` })}, event_data->>'slug') as name,
          count(*)::text as count
        from analytics_events left join products p on p.url_slug = event_data->>'slug'
        where event_name = 'product_opened' and event_data->>'slug' is not null and ${within('analytics_events.created_at', days)}
        group by 1 order by count(*) desc, 1 limit ${sql.lit(max)}`.execute(tx)
    ).rows,
  )

/** How often each step of the checkout was reached; events without a destination are left out. */
export async function stepsByDestination(tx: Tx, days: Days) {
  const { rows } = await sql<{ destination: string; step: string; count: string }>`
    select event_data->>'destination' as destination, step, count(*)::text as count
    from analytics_events
    cross join lateral (select case
      when event_name = 'product_opened' then 'product'
      when event_data->>'path' = '/carrito' then 'cart'
      when event_data->>'path' = '/checkout/entrega' then 'checkout'
      when event_data->>'path' = '/checkout/pago' then 'payment'
    end as step) taken
    where event_name in ('product_opened', 'page_view') and step is not null
      and event_data->>'destination' in ('usa', 'cuba') and ${within('created_at', days)}
    group by 1, 2
    union all
    select destination, 'ordered', count(*)::text from orders where ${within('placed_at', days)} group by 1
    union all
    select destination, 'paid', count(*)::text from orders
    where paid_at is not null and ${within('placed_at', days)} group by 1`.execute(tx)
  return rows.map(({ destination, step, count }) => ({ destination, step, count: Number(count) }))
}
