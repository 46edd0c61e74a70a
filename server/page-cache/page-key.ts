import * as build from 'virtual:react-router/server-build'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { isSlowRequest } from '#kernel/connection.ts'
import { destinationCookie, destinationFromFlag } from '#kernel/destination.ts'
import type { Env } from '../env.ts'
import { localeOf } from '../http/locale-of.ts'
import { type CacheableUrl, cacheableUrl } from './cacheable-urls.ts'

/** With the path and query of what is rendered for everybody who asks for it, however he wrote it. */
export interface PageKey extends CacheableUrl {
  readonly key: string
  /** True for the version of a slow link. */
  readonly isLite: boolean
}

/** Under what a page is kept: path, query, language, destination, link and build; null when it is not. */
export function pageKey(c: Context<Env>): PageKey | null {
  const { method, url } = c.req.raw
  if (method !== 'GET' && method !== 'HEAD') return null
  const path = cacheableUrl(new URL(url))
  if (path === null) return null
  const flag = getCookie(c, destinationCookie)
  const destination = flag === undefined ? 'unasked' : destinationFromFlag(flag)
  const isLite = isSlowRequest(c.req.raw.headers)
  const link = isLite ? 'lite' : 'full'
  return {
    ...path,
    isLite,
    key: [path.place, localeOf(c), destination, link, build.assets.version].join(' '),
  }
}
