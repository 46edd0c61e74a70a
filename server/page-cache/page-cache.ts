import type { Context } from 'hono'
import type { Person } from '#kernel/person.ts'
import { isDue } from '#shop/accounts/session.service.server.ts'
import type { AppDependencies, Env } from '../env.ts'
import { callerOf } from '../http/request-ctx.ts'
import { encodingFor } from '../middleware/compression.ts'
import { answerCustomer, type KeptDraft, keptDraft } from './kept-draft.ts'
import { answerWith, type KeptPage, keptPage } from './kept-page.ts'
import { createKeptPages } from './kept-pages.ts'
import { createKnownReaders } from './known-readers.ts'
import { type PageKey, pageKey } from './page-key.ts'
import { cookiesInTheKey, readerKind } from './reader-kind.ts'

const mostBytes = 64 * 1024 * 1024
/** No page says for longer than this what day it is. */
const longest = 60_000

type Pages = (c: Context<Env>) => Promise<Response>

const asking = (c: Context<Env>) => ({
  isHead: c.req.method === 'HEAD',
  encoding: encodingFor(c.req.header('Accept-Encoding')),
  ifNoneMatch: c.req.header('If-None-Match'),
})

/** Renders what is kept: of the visitor it knows nothing but what is in the key. */
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

/** The shop's news of a change comes a moment after its answer, and who made it looks at once. */
const mayHaveChangedTheShop = (c: Context<Env>): boolean =>
  c.req.method !== 'GET' && c.get('actor')?.role === 'admin'

/** A customer whose session need not be drawn out now; staff see pages of their own. */
const isPlainCustomer = (person: Person | null, now: Date): person is Person =>
  person?.role === 'customer' && !isDue(person.sessionExpiresAt, now)

/** Pages that are the same for everybody, or but for who he is, are rendered once and kept until the shop changes. */
export function pageCache({ hub, now, shopUrl, db, config }: AppDependencies, pages: Pages): Pages {
  const clock = () => now().getTime()
  const kept = createKeptPages<KeptPage>(mostBytes, clock)
  const drafts = createKeptPages<KeptDraft>(mostBytes / 2, clock)
  const knownReader = createKnownReaders(db)
  const render = rendering(pages, shopUrl)
  const drop = () => {
    kept.drop()
    drafts.drop()
  }
  hub.watch(drop)
  const alone: Pages = async (c) => {
    const answer = await pages(c)
    if (mayHaveChangedTheShop(c)) drop()
    return answer
  }
  const forAnybody = async (c: Context<Env>, key: PageKey) => {
    let unkept: Response | undefined
    const page = await kept.ask(key.key, async () => {
      unkept = await render(c, key, false)
      return keptPage(unkept, clock() + longest)
    })
    return page ? answerWith(page, asking(c)) : (unkept ?? pages(c))
  }
  const forCustomer = async (c: Context<Env>, key: PageKey) => {
    const person = await knownReader({ db, config, shopUrl, caller: callerOf(c), now: now() })
    if (!isPlainCustomer(person, now())) return alone(c)
    const draft = await drafts.ask(key.key, async () =>
      keptDraft(await render(c, key, true), clock() + longest),
    )
    return draft ? answerCustomer(draft, person, asking(c)) : alone(c)
  }
  return async (c) => {
    const kind = readerKind(c.req.raw)
    const key = hub.isHearing && kind !== 'alone' ? pageKey(c) : null
    if (!key) return alone(c)
    if (kind === 'anybody' || key.kind === 'answer') return forAnybody(c, key)
    return key.kind === 'page' ? forCustomer(c, key) : alone(c)
  }
}
