import type { Context } from 'hono'
import type { User } from '#kernel/user.ts'
import { isDue } from '#shop/accounts/sessions/session-time.rules.ts'
import type { AppDependencies, Env } from '../env.ts'
import { callerOf } from '../http/request-ctx.ts'
import { encodingFor } from '../middleware/compression.ts'
import { inQueue, refuse } from '../middleware/concurrency-limit.ts'
import type { ViewQueue } from '../middleware/view-queue.ts'
import { publicPaths } from './cacheable-urls.ts'
import { type CachedResponse, cachedResponse, handleWith } from './cached-response.ts'
import { type CachedTemplate, cachedTemplate, handleCustomer } from './cached-template.ts'
import { type PageKey, pageKey } from './page-key.ts'
import { createResponseCache } from './response-cache.ts'
import { createSessionCache } from './session-cache.ts'
import { cookiesInTheKey, visitorKind } from './visitor-kind.ts'

/** Some seven hundred pages; searches that nobody repeats fill it to the brim. */
const maxBytes = 24 * 1024 * 1024
/** How long (ms) a page may show an outdated date. */
const maxAgeMs = 60_000

type Pages = (c: Context<Env>) => Promise<Response>

const request = (c: Context<Env>) => ({
  isHead: c.req.method === 'HEAD',
  encoding: encodingFor(c.req.header('Accept-Encoding')),
  ifNoneMatch: c.req.header('If-None-Match'),
})

/** Renders a cacheable page: of the request it passes on only what is in the key. */
function rendering(pages: Pages, shopUrl: string) {
  return async (c: Context<Env>, { place, isLite }: PageKey, isDraft: boolean) => {
    const { raw } = c.req
    const headers = new Headers(isLite ? { 'Save-Data': 'on' } : {})
    headers.set('Cookie', cookiesInTheKey(raw))
    const language = raw.headers.get('Accept-Language')
    if (language !== null) headers.set('Accept-Language', language)
    c.req.raw = new Request(new URL(place, shopUrl), { headers })
    c.set('isDraft', isDraft)
    try {
      return await pages(c)
    } finally {
      c.req.raw = raw
      c.set('isDraft', false)
    }
  }
}

/** The notification of a change arrives after its response, and the user who made it looks at once. */
const mayHaveChangedTheShop = (c: Context<Env>): boolean =>
  c.req.method !== 'GET' && c.get('actor')?.role === 'admin'

/** A customer whose session need not be extended now; staff see pages of their own. */
const isPlainCustomer = (user: User | null, now: Date): user is User =>
  user?.role === 'customer' && !isDue(user, now)

interface Rendering {
  readonly pages: Pages
  /** The same, in a place of the visitor's address. */
  readonly queuedPages: Pages
  readonly queue: ViewQueue
}

/** A page that everybody opens is nobody's work: it has a place of its own. */
const placeOf = ({ place }: PageKey) => (publicPaths.includes(place) ? place : undefined)

/** Pages without user data, or with it only at their end, are rendered once and cached until the shop changes. */
export function pageCache(
  { changeBus, now, shopUrl, db, config }: AppDependencies,
  { pages, queuedPages, queue }: Rendering,
): Pages {
  const clock = () => now().getTime()
  const cached = createResponseCache<CachedResponse>(maxBytes, clock)
  const drafts = createResponseCache<CachedTemplate>(maxBytes / 2, clock)
  const cachedSession = createSessionCache(db)
  const render = rendering(pages, shopUrl)
  const drop = () => {
    cached.drop()
    drafts.drop()
  }
  changeBus.watch(drop)
  const alone: Pages = async (c) => {
    const response = await queuedPages(c)
    if (mayHaveChangedTheShop(c)) drop()
    return response
  }
  const forAnybody = async (c: Context<Env>, key: PageKey) => {
    let unkept: Response | undefined
    const make = async () => {
      unkept = await render(c, key, false)
      return cachedResponse(unkept, clock() + maxAgeMs)
    }
    const page = await cached.ask(key.key, async () => {
      const made = await inQueue(c, queue, make, placeOf(key))
      if (made.ok) return made.value
      unkept = refuse(c, made)
      return null
    })
    return page ? handleWith(page, request(c)) : (unkept ?? queuedPages(c))
  }
  const forCustomer = async (c: Context<Env>, key: PageKey) => {
    const user = await cachedSession({ db, config, shopUrl, caller: callerOf(c), now: now() })
    if (!isPlainCustomer(user, now())) return alone(c)
    const make = async () => cachedTemplate(await render(c, key, true), clock() + maxAgeMs)
    const draft = await drafts.ask(key.key, async () => {
      const made = await inQueue(c, queue, make, placeOf(key))
      return made.ok ? made.value : null
    })
    return draft ? handleCustomer(draft, user, request(c)) : alone(c)
  }
  return async (c) => {
    const kind = visitorKind(c.req.raw)
    const key = changeBus.isConnected && kind !== 'alone' ? pageKey(c) : null
    if (!key) return alone(c)
    if (kind === 'anybody' || key.kind === 'answer') return forAnybody(c, key)
    return key.kind === 'page' ? forCustomer(c, key) : alone(c)
  }
}
