import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'
import { errorPage } from '../http/error-page.ts'

const hostOf = (url: string | undefined): string | null =>
  url && URL.canParse(url) ? new URL(url).host : null

/**
 * Behind a proxy the shop sees another scheme than the browser does, so hosts are compared.
 * A request without origin headers does not come from a browser; it may do what needs no cookie.
 */
function comesFromHere(c: Context<Env>, shopHost: string | null): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = c.req.header('Origin') ?? c.req.header('Referer')
  if (origin === undefined) return c.req.header('Cookie') === undefined
  const host = hostOf(origin)
  return host !== null && (host === shopHost || host === hostOf(c.req.url))
}

/** Requests that change something are accepted only from the shop's own pages. */
export const sameOrigin = (shopUrl: string) => {
  const shopHost = hostOf(shopUrl)
  return createMiddleware<Env>((c, next) =>
    c.req.method === 'POST' && !comesFromHere(c, shopHost)
      ? Promise.resolve(errorPage(c, 'foreign'))
      : next(),
  )
}
