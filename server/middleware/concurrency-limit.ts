import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { errorPage } from '../http/error-page.ts'

type Pages = (c: Context<Env>) => Promise<Response>

/**
 * Draws so many pages at once and asks further readers to come again: who waits longer than people do
 * only costs memory. What is sent, orders above all, is never turned away here.
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
