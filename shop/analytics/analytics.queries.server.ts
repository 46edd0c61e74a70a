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
