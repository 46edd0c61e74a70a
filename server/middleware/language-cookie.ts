import { setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { localeCookie, parseLocale } from '#kernel/locale.ts'
import { dayMs, secondMs } from '#kernel/time.ts'
import type { Env } from '../env.ts'

const maxAgeSeconds = (365 * dayMs) / secondMs

/** A language chosen in the address is remembered. */
export const languageCookie = (shopUrl: string) =>
  createMiddleware<Env>(async (c, next) => {
    await next()
    const chosen = parseLocale(c.req.query('lng'))
    const secure = shopUrl.startsWith('https:')
    const facts = { path: '/', maxAge: maxAgeSeconds, sameSite: 'Lax', secure } as const
    if (chosen) setCookie(c, localeCookie, chosen, facts)
  })
