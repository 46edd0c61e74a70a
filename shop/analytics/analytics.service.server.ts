import { type Destination, destinations } from '#kernel/destination.ts'
import { dayMs } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { withinQuota } from '#shop/accounts/limits/attempt-limit.service.server.ts'
import type { AnalyticsEvent, SiteVisit } from './analytics.input.ts'
import {
  type Counted,
  type Days,
  deleteBefore,
  insertEvents,
  insertVisit,
  openedProducts,
  stepsByDestination,
  type VainSearch,
  vainSearches,
  visitSources,
  visitsByDay,
} from './analytics.queries.server.ts'
import { kilobytesOf, sessionOf } from './analytics.rules.ts'
import { everyDay, type FunnelStep, funnelSteps } from './report.rules.ts'

const retentionDays = 396

type Recording = Needs<'now' | 'caller'>

/** Stores an event with the user's id or as anonymous; beyond the quota it is dropped. */
export async function recordEvents(ctx: Recording, events: readonly AnalyticsEvent[]) {
  if (!(await withinQuota(ctx, 'eventBatches', kilobytesOf(events))).ok) return
  await inTransaction(ctx, ({ tx, actor }) => insertEvents(tx, events, sessionOf(actor)))
}

/** Stores the source of a visit; beyond the quota it is dropped. */
export async function recordVisit(ctx: Recording, visit: SiteVisit) {
  if (!(await withinQuota(ctx, 'visits')).ok) return
  await inTransaction(ctx, ({ tx }) => insertVisit(tx, visit))
}

/** Deletes events and visits of more than thirteen months ago: the same month of last year can still be compared. */
export const pruneAnalytics = (ctx: Needs<'now'>) =>
  inTransaction(ctx, ({ tx, now }) =>
    deleteBefore(tx, new Date(now.getTime() - retentionDays * dayMs)),
  )

interface Report {
  readonly days: ReturnType<typeof everyDay>
  readonly visits: number
  readonly sources: readonly Counted[]
  readonly products: readonly Counted[]
  readonly vain: readonly VainSearch[]
  readonly funnel: readonly {
    readonly step: FunnelStep
    readonly counts: Readonly<Record<Destination, number>>
  }[]
}

/** Statistics of visitors who agreed to them; row-level security restricts them to staff. */
export const analyticsReport = (ctx: Needs<'locale'>, days: Days): Promise<Report> =>
  inTransaction(ctx, async ({ tx, locale }) => {
    const [visits, steps, sources, products, vain] = await Promise.all([
      visitsByDay(tx, days),
      stepsByDestination(tx, days),
      visitSources(tx, days),
      openedProducts(tx, days, locale),
      vainSearches(tx, days),
    ])
    const counted = everyDay(days, visits)
    const countOf = (step: FunnelStep, to: Destination) =>
      steps.find((found) => found.step === step && found.destination === to)?.count ?? 0
    const funnel = funnelSteps.map((step) => {
      const counts = destinations.map((to) => [to, countOf(step, to)] as const)
      return { step, counts: Object.fromEntries(counts) as Record<Destination, number> }
    })
    return {
      days: counted,
      visits: counted.reduce((sum, { count }) => sum + count, 0),
      ...{ sources, products, vain, funnel },
    }
  })
