import * as build from 'virtual:react-router/server-build'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { isSlowRequest } from '#kernel/connection.ts'
import { destinationCookie, destinationFromFlag } from '#kernel/destination.ts'
import type { Env } from '../env.ts'
import { localeOf } from '../http/locale-of.ts'
import { provinceOf } from '../http/request-ctx.ts'
import { type CacheableUrl, cacheableUrl } from './cacheable-urls.ts'

/** The request with the canonical path and query, independent of how the client wrote them. */
export interface PageKey extends CacheableUrl {
  readonly key: string
  /** True for the version of a slow link. */
  readonly isLite: boolean
}

/** The cache key of a page: path, query, language, destination, connection and build; null when it is not cacheable. */
export function pageKey(c: Context<Env>): PageKey | null {
  const { method, url } = c.req.raw
  if (method !== 'GET' && method !== 'HEAD') return null
  const path = cacheableUrl(new URL(url))
  if (path === null) return null
  const flag = getCookie(c, destinationCookie)
  const destination = flag === undefined ? 'unasked' : destinationFromFlag(flag)
  // the province shows in the delivery date to Cuba only
  const to = destination === 'cuba' ? (provinceOf(c) ?? destination) : destination
  const isLite = isSlowRequest(c.req.raw.headers)
  const link = isLite ? 'lite' : 'full'
  return {
    ...path,
    isLite,
    key: [path.place, localeOf(c), to, link, build.assets.version].join(' '),
  }
}
