import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'

/** Its address opens the panel: no other address may learn it. */
const secretUrl = '/admin-signup'

/** No browser makes a document of these in which anything could run: what follows only concerns documents. */
const partOfPage = /^(text\/(javascript|css)|font\/|image\/(avif|webp|png|jpeg))/

function documentHeaders(headers: Headers): void {
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
}

/** A page sets its own content security policy; all other responses may run nothing. */
export const securityHeaders = (shopUrl: string) =>
  createMiddleware<Env>(async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('X-Content-Type-Options', 'nosniff')
    const referrer = c.req.path === secretUrl ? 'no-referrer' : 'strict-origin-when-cross-origin'
    headers.set('Referrer-Policy', referrer)
    if (!partOfPage.test(headers.get('Content-Type') ?? '')) documentHeaders(headers)
    if (!headers.has('X-Frame-Options')) headers.set('X-Frame-Options', 'DENY')
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    if (shopUrl.startsWith('https:'))
      headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  })
