import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, Next } from 'hono'
import { asSystem } from '#platform/database/transaction.ts'
import { emailsWaiting } from '#shop/emails/outbox/delivery.service.server.ts'
import { ordersOfADay } from '#shop/orders/list/order-count.service.server.ts'
import { isRestricted } from '#shop/permissions/panel-access.rules.ts'
import type { AppDependencies, Env } from '../env.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { metricText } from '../metrics/registry.ts'
import { ctxOf } from './request-ctx.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()
const timeoutMs = 2_000

/** As long for a wrong token as for the right one. */
function showsToken(c: Context<Env>, token: string): boolean {
  const [, shown = ''] = /^Bearer (\S{1,400})$/.exec(c.req.header('Authorization') ?? '') ?? []
  return timingSafeEqual(hashOf(shown), hashOf(token)) && token !== ''
}

async function mayRead(c: Context<Env>, dependencies: AppDependencies): Promise<boolean> {
  if (c.req.header('Authorization')) return showsToken(c, dependencies.metricsToken ?? '')
  if (!c.req.header('Cookie')) return false
  const { user } = await ctxOf(c, dependencies)
  return user?.role === 'admin' && !isRestricted(user)
}

const gauge = (name: string, help: string, value: number) =>
  metricText(`girasol_${name}`, 'gauge', help, [{ value }])

function ofThisProcess({ db, changeBus }: AppDependencies): string {
  const { totalCount, idleCount, waitingCount } = db.pool
  const sample = (state: string, value: number) => ({ labels: { state }, value })
  return (
    metricText('girasol_database_connections', 'gauge', 'The pool of this process.', [
      sample('used', totalCount - idleCount),
      sample('idle', idleCount),
      sample('waited_for', waitingCount),
    ]) + gauge('live_listeners', 'Open pages that hear of changes here.', changeBus.size)
  )
}

/** What all processes share; omitted while the database is unavailable. */
async function ofTheShop({ db, now }: AppDependencies): Promise<string> {
  const ctx = { ...asSystem(db, 'the shop is measured'), now: now() }
  const { waiting, failed, oldest } = await emailsWaiting(ctx)
  const since = oldest ? (ctx.now.getTime() - oldest.getTime()) / 1_000 : 0
  return [
    gauge('letters_waiting', 'Letters in the outbox.', waiting),
    gauge('letters_failed', 'Letters that failed for good.', failed),
    gauge('letters_oldest_seconds', 'How long (s) the oldest e-mail has waited.', since),
    gauge('orders_placed_day', 'Orders placed within 24 hours.', await ordersOfADay(ctx)),
  ].join('')
}

const within = <Value>(work: Promise<Value>, instead: Value): Promise<Value> =>
  Promise.race([
    work.catch(() => instead),
    new Promise<Value>((resolve) => setTimeout(() => resolve(instead), timeoutMs).unref()),
  ])

/** For administrators and requests with the token; 404 for all others. */
export const metricsPage =
  (dependencies: AppDependencies, metrics: Metrics) => async (c: Context<Env>, next: Next) => {
    if (!(await mayRead(c, dependencies))) return next()
    const shop = await within(
      ofTheShop(dependencies),
      gauge('database_away', 'It does not answer.', 1),
    )
    c.header('Cache-Control', 'no-store')
    c.header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
    return c.body(metrics.text() + ofThisProcess(dependencies) + shop)
  }
