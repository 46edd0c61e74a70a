import { expect, test } from 'vitest'
import type { Actor } from '#platform/database/transaction.ts'
import { testApp, visit } from '#tests/harness/app.ts'

/** A role of the database that may read no table of the shop. */
const stranger = { role: 'pg_read_all_stats' } as unknown as Actor
const forbiddenShop = () => testApp({ actorOf: () => stranger })

test('what the database forbids (42501) is answered with 403 and the permission screen (S-325)', async () => {
  const page = await visit(await forbiddenShop(), '/catalogo')
  expect(page.status).toBe(403)
  expect(page.text).toContain('No tienes permiso para ver esto')
  expect(page.html).toMatch(/<a href="\/login"[^>]*>Cerrar sesión<\/a>/)
})

test('in the language of the visitor, with nothing of the inside', async () => {
  const page = await visit(await forbiddenShop(), '/', { headers: { 'Accept-Language': 'en' } })
  expect(page.text).toContain('You may not see this')
  expect(page.html).not.toMatch(/permission denied|pg_read_all_stats|site_settings|\.ts:/)
})

test('a page that is alive in the browser is told the same', async () => {
  const answer = await visit(await forbiddenShop(), '/catalogo.data')
  expect(answer.status).toBe(403)
  expect(answer.html).toContain('42501')
})

test('it is no page that a browser may keep', async () => {
  const page = await visit(await forbiddenShop(), '/catalogo')
  expect(page.headers.get('X-Shop-Page')).toBeNull()
})
