import type { Hono } from 'hono'
import { memoryStore } from '#platform/files/memory-store.ts'
import { createLog } from '#platform/log.ts'
import { createChangeBus } from '#server/change-bus.ts'
import type { AppDependencies, Env } from '#server/env.ts'
import { noon } from '../database/actors.ts'
import { testDatabase } from '../database/database.ts'
import { type Page, readPage } from '../html/read-page.ts'
import { signingConfig } from '../users/users.ts'
import { builtServer } from './built-server.ts'

/** The application as it is shipped, on this worker's database. */
export async function testApp(overrides: Partial<AppDependencies> = {}): Promise<Hono<Env>> {
  const { createApp } = await builtServer()
  const db = overrides.db ?? (await testDatabase())
  const changeBus = overrides.changeBus ?? (await createChangeBus(db))
  return createApp({
    db,
    changeBus,
    log: createLog('silent'),
    config: signingConfig,
    files: memoryStore(),
    shopUrl: 'http://shop.test',
    now: () => noon,
    ...overrides,
  })
}

export interface Visit {
  readonly status: number
  readonly headers: Headers
  readonly html: string
  /** The page's text as one would read it: no tags, scripts or styles, spaces folded. */
  readonly text: string
  /** The page by roles and names; read when first asked for. */
  readonly page: Page
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
  const response = await app.request(`http://shop.test${path}`, { ...init, headers })
  const html = await response.text()
  let page: Page | undefined
  return {
    status: response.status,
    headers: response.headers,
    html,
    text: readable(html),
    get page() {
      page ??= readPage(html)
      return page
    },
  }
}
