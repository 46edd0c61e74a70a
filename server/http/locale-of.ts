import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { detectLocale, type Locale, localeCookie } from '#kernel/locale.ts'

/** The language of a request, in the specification's order as far as a server can see it. */
export const localeOf = (c: Context): Locale =>
  detectLocale({
    query: c.req.query('lng'),
    cookie: getCookie(c, localeCookie),
    navigator: c.req.header('Accept-Language'),
  })
