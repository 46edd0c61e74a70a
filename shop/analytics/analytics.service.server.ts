import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { AnalyticsEvent, SiteVisit } from './analytics.input.ts'
import { insertEvents, insertVisit } from './analytics.queries.server.ts'
import { sessionOf } from './analytics.rules.ts'

/** Stores an event with the user's id or as anonymous. */
export const recordEvents = (ctx: Needs, events: readonly AnalyticsEvent[]) =>
  inTransaction(ctx, ({ tx, actor }) => insertEvents(tx, events, sessionOf(actor)))

/** Stores the source of a visit. */
export const recordVisit = (ctx: Needs, visit: SiteVisit) =>
  inTransaction(ctx, ({ tx }) => insertVisit(tx, visit))
