import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { routeClass } from '../metrics/route-class.ts'
import { loggedStatus } from './request-id.ts'

/** Counts every answer by the kind of its address. */
export const counted = (metrics: Metrics) =>
  createMiddleware<Env>(async (c, next) => {
    const startedAt = performance.now()
    await next()
    const seconds = (performance.now() - startedAt) / 1_000
    metrics.request(routeClass(c.req.path), loggedStatus(c), seconds)
  })
