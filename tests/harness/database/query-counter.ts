import type pg from 'pg'
import { expect, vi } from 'vitest'
import { type Database, databaseOf } from '#platform/database/connect.ts'
import { createStore } from '#platform/database/reads/stored.ts'
import { testApp, visit } from '../app/app.ts'
import { testDatabase } from './database.ts'

type Query = string | { readonly text: string }

/** The same database, which says what it is asked, word for word. */
export function watchedDatabase(db: Database, asked: (statement: string) => void): Database {
  const watched = (client: pg.PoolClient) =>
    new Proxy(client, {
      get(_, key) {
        const own: unknown = Reflect.get(client, key)
        if (typeof own !== 'function') return own
        if (key !== 'query') return own.bind(client)
        return (query: Query, ...values: unknown[]) => {
          asked(typeof query === 'string' ? query : query.text)
          return own.call(client, query, ...values)
        }
      },
    })
  const pool = new Proxy(db.pool, {
    get: (_, key) => {
      const own: unknown = Reflect.get(db.pool, key)
      if (key === 'connect') return async () => watched(await db.pool.connect())
      return typeof own === 'function' ? own.bind(db.pool) : own
    },
  })
  return databaseOf(db.kind, pool, db.listen, () => db.close())
}

/** A shop that counts how often a page asked the database; it stores pages, but nothing of which they are made. */
export async function countedShop(overrides: Parameters<typeof testApp>[0] = {}) {
  const asked = vi.fn()
  const db = watchedDatabase(await testDatabase(), (statement) => {
    // the end of a page's transaction may come after the page
    if (statement !== 'commit') asked()
  })
  const stored = createStore(() => false)
  return { app: await testApp({ stored, ...overrides, db }), asked }
}

/** Whether an answer was made anew for this visit. */
export async function isRendered(
  { app, asked: requests }: Awaited<ReturnType<typeof countedShop>>,
  path: string,
  headers: Record<string, string> = {},
) {
  requests.mockClear()
  const page = await visit(app, path, { headers })
  expect(page.status).toBe(200)
  return { ...page, isNew: requests.mock.calls.length > 0 }
}
