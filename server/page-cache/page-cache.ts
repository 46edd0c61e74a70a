import type { Context } from 'hono'
import type { AppDependencies, Env } from '../env.ts'
import { encodingFor } from '../middleware/compression.ts'
import { answerWith, type KeptPage, keptPage } from './kept-page.ts'
import { createKeptPages } from './kept-pages.ts'
import { pageKey } from './page-key.ts'

const mostBytes = 64 * 1024 * 1024
/** No page says for longer than this what day it is. */
const longest = 60_000

type Pages = (c: Context<Env>) => Promise<Response>

const asking = (c: Context<Env>) => ({
  isHead: c.req.method === 'HEAD',
  encoding: encodingFor(c.req.header('Accept-Encoding')),
  ifNoneMatch: c.req.header('If-None-Match'),
})

/** Renders what is kept for everybody: of the visitor it knows nothing but what is in the key. */
async function rendered(
  c: Context<Env>,
  address: URL,
  isLite: boolean,
  pages: Pages,
): Promise<Response> {
  const { raw } = c.req
  const headers = new Headers(isLite ? { 'Save-Data': 'on' } : {})
  for (const name of ['Accept-Language', 'Cookie'])
    if (raw.headers.has(name)) headers.set(name, raw.headers.get(name) ?? '')
  c.req.raw = new Request(address, { headers })
  try {
    return await pages(c)
  } finally {
    c.req.raw = raw
  }
}

/** The shop's news of a change comes a moment after its answer, and who made it looks at once. */
const mayHaveChangedTheShop = (c: Context<Env>): boolean =>
  c.req.method !== 'GET' && c.get('actor')?.role === 'admin'

/** Pages that are the same for everybody are rendered once and kept until the shop changes. */
export function pageCache({ hub, now, shopUrl }: AppDependencies, pages: Pages): Pages {
  const clock = () => now().getTime()
  const kept = createKeptPages(mostBytes, clock)
  hub.watch(kept.drop)
  return async (c) => {
    const key = hub.isHearing ? pageKey(c) : null
    if (!key) {
      const answer = await pages(c)
      if (mayHaveChangedTheShop(c)) kept.drop()
      return answer
    }
    let unkept: Response | undefined
    const make = async (): Promise<KeptPage | null> => {
      unkept = await rendered(c, new URL(key.place, shopUrl), key.isLite, pages)
      return keptPage(unkept, clock() + longest)
    }
    const page = await kept.ask(key.key, make)
    return page ? answerWith(page, asking(c)) : (unkept ?? pages(c))
  }
}
