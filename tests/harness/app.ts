import type { Hono } from 'hono'
import { memoryStore } from '#platform/files/memory-store.ts'
import { createLog } from '#platform/log.ts'
import type { AppDependencies, Env } from '#server/env.ts'
import { createHub } from '#server/hub.ts'
import { noon } from './actors.ts'
import { builtServer } from './built-server.ts'
import { testDatabase } from './database.ts'
import { signingConfig } from './people.ts'

/** The application as it is shipped, on this worker's database. */
export async function testApp(given: Partial<AppDependencies> = {}): Promise<Hono<Env>> {
  const { createApp } = await builtServer()
  const db = given.db ?? (await testDatabase())
  const hub = given.hub ?? (await createHub(db))
  return createApp({
    db,
    hub,
    log: createLog('silent'),
    config: signingConfig,
    files: memoryStore(),
    shopUrl: 'http://shop.test',
    now: () => noon,
    ...given,
  })
}

export interface Visit {
  readonly status: number
  readonly headers: Headers
  readonly html: string
  /** The page's text as one would read it: no tags, scripts or styles, spaces folded. */
  readonly text: string
}

const readable = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')

/** Opens an address the way a browser without scripts does. */
export async function visit(app: Hono<Env>, path: string, init: RequestInit = {}): Promise<Visit> {
  const headers = new Headers(init.headers)
  if (init.method === 'POST' && !headers.has('Origin')) headers.set('Origin', 'http://shop.test')
  const answer = await app.request(`http://shop.test${path}`, { ...init, headers })
  const html = await answer.text()
  return { status: answer.status, headers: answer.headers, html, text: readable(html) }
}
