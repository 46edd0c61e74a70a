import { createMiddleware } from 'hono/factory'
import { dayMs, secondMs } from '#kernel/time.ts'
import type { Env } from '../env.ts'
import { canonicalPath } from '../urls/canonical-path.ts'
import { loggedPath } from '../urls/logged-path.ts'
import type { FindRoute } from '../urls/route-tree.ts'

/**
 * Sends other spellings of a page to the one that everything behind counts and caches. 308 keeps method and body, so that a
 * form is sent again and not lost; the target begins with one slash, so that it is always in this shop.
 * A redirect that may hold the key of a link or of a file is not stored by the browser.
 */
export const canonicalUrl = (findRoute: FindRoute) =>
  createMiddleware<Env>((c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const path = canonicalPath(pathname, findRoute)
    if (path === pathname) return next()
    const mayHoldKey = search !== '' || loggedPath(path, findRoute) !== path
    c.header('Cache-Control', mayHoldKey ? 'no-store' : `private, max-age=${dayMs / secondMs}`)
    return Promise.resolve(c.redirect(path + search, 308))
  })
