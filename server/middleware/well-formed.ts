import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'
import { calmPage } from '../http/calm-page.ts'

const longestAddress = 16_000

function isDecodable(text: string): boolean {
  try {
    return !decodeURIComponent(text).includes('\0')
  } catch {
    return false
  }
}

/** An address that no page could read gets a calm page and goes no further. */
export const wellFormed = createMiddleware<Env>(async (c, next) => {
  const { url } = c.req.raw
  if (url.length > longestAddress) return calmPage(c, 'too_long')
  if (!isDecodable(new URL(url).pathname)) return calmPage(c, 'malformed')
  return next()
})
