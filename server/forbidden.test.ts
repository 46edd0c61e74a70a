import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asOwner } from '#tests/harness/database/database.ts'
import { readPage } from '#tests/harness/html/read-page.ts'

beforeAll(() => asOwner('revoke select on site_settings from anon'))
afterAll(() => asOwner('grant select on site_settings to anon'))

test('an operation that the database forbids (42501) responds with 403 and the permission screen (S-325)', async () => {
  const page = await visit(await testApp(), '/catalogo')
  expect(page.status).toBe(403)
  expect(page.text).toContain('No tienes permiso para ver esto')
  const screen = readPage(page.html)
  const form = screen.button('Cerrar sesión').closest('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/logout'])
  expect(screen.valuesOf('to')).toEqual(['/login'])
  expect(screen.has('link', 'Cerrar sesión')).toBe(false)
})

test('in the language of the visitor, without internal details', async () => {
  const page = await visit(await testApp(), '/', { headers: { 'Accept-Language': 'en' } })
  expect(page.text).toContain('You do not have access to this page')
  expect(page.html).not.toMatch(/permission denied|site_settings|\.ts:/)
})

test('a client-side navigation gets the same response', async () => {
  const response = await visit(await testApp(), '/catalogo.data')
  expect(response.status).toBe(403)
  expect(response.html).toContain('42501')
})

test('the response may not be cached', async () => {
  const page = await visit(await testApp(), '/catalogo')
  expect(page.headers.get('X-Shop-Page')).toBeNull()
})

test('is one line of the log, without a stack: nothing failed', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  await visit(await testApp({ log }), '/catalogo')
  const noted = lines.filter((line) => Number(JSON.parse(line).level) > 30)
  const messages = noted.map((line) => JSON.parse(line).msg).filter((msg) => msg !== 'answered')
  expect(messages).toEqual(['the database refused what is not permitted'])
  expect(lines.join('')).not.toMatch(/"stack"|Unexpected Server Error/)
})
