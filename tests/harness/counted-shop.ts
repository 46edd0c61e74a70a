import { expect, vi } from 'vitest'
import type { Database } from '#platform/database/connect.ts'
import { testApp, visit } from './app.ts'
import { testDatabase } from './database.ts'

/** A shop that counts how often a page asked the database. */
export async function countedShop(given: Parameters<typeof testApp>[0] = {}) {
  const db = await testDatabase()
  const asked = vi.fn()
  const kysely = db.kysely.withPlugin({
    transformQuery: ({ node }) => {
      asked()
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const counted: Database = { ...db, kysely }
  return { app: await testApp({ ...given, db: counted }), asked }
}

/** Whether an answer was made anew for this visit. */
export async function isRendered(
  { app, asked }: Awaited<ReturnType<typeof countedShop>>,
  path: string,
  headers: Record<string, string> = {},
) {
  asked.mockClear()
  const page = await visit(app, path, { headers })
  expect(page.status).toBe(200)
  return { ...page, isNew: asked.mock.calls.length > 0 }
}
