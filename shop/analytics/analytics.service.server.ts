import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { AnalyticsEvent, SiteVisit } from './analytics.input.ts'
import { insertEvents, insertVisit } from './analytics.queries.server.ts'
import { sessionOf } from './analytics.rules.ts'

/** Keeps what somebody did, under the id of the user or as anonymous. */
export const recordEvents = (ctx: Needs, events: readonly AnalyticsEvent[]) =>
  inTransaction(ctx, ({ tx, actor }) => insertEvents(tx, events, sessionOf(actor)))

/** Keeps where somebody came from. */
export const recordVisit = (ctx: Needs, visit: SiteVisit) =>
  inTransaction(ctx, ({ tx }) => insertVisit(tx, visit))
