import { expect, vi } from 'vitest'
import type { Database } from '#platform/database/connect.ts'
import { testApp, visit } from '../app/app.ts'
import { testDatabase } from './database.ts'

/** A shop that counts how often a page asked the database. */
export async function countedShop(overrides: Parameters<typeof testApp>[0] = {}) {
  const db = await testDatabase()
  const requests = vi.fn()
  const kysely = db.kysely.withPlugin({
    transformQuery: ({ node }) => {
      requests()
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const counted: Database = { ...db, kysely }
  return { app: await testApp({ ...overrides, db: counted }), asked: requests }
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
