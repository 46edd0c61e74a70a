import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { errorPage } from '../http/error-page.ts'

type Pages = (c: Context<Env>) => Promise<Response>

/**
 * Limits the pages rendered at once and rejects further page views with 503: a request that waits longer than a visitor
 * would only costs memory. Form posts, orders above all, are never rejected here.
 */
export function concurrencyLimit(max: number, pages: Pages): Pages {
  let reading = 0
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return pages(c)
    if (reading >= max) return errorPage(c, 'crowded')
    reading += 1
    try {
      return await pages(c)
    } finally {
      reading -= 1
    }
  }
}
