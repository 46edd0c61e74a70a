import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'
import { errorPage } from '../http/error-page.ts'

const maxAddressLength = 16_000
const methods = ['GET', 'HEAD', 'POST']

function isDecodable(text: string): boolean {
  try {
    return !decodeURIComponent(text).includes('\0')
  } catch {
    return false
  }
}

/** A URL or method that no page could serve gets an error page and goes no further. */
export const wellFormed = createMiddleware<Env>(async (c, next) => {
  const { url, method } = c.req.raw
  if (url.length > maxAddressLength) return errorPage(c, 'too_long')
  if (!isDecodable(new URL(url).pathname)) return errorPage(c, 'malformed')
  if (method === 'OPTIONS') return c.body(null, 204, { Allow: methods.join(', ') })
  if (!methods.includes(method)) return errorPage(c, 'no_such_method')
  return next()
})
