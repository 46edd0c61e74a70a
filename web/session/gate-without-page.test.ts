import { expect, test } from 'vitest'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { staffFor } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'

const photos = '/admin/products/00000000-0000-4000-8000-000000000001/fotos'

test('a file or a photo form that one may not reach answers a calm page without scripts, and names nobody', async () => {
  const browser = await aBrowser((await staffFor(await testDatabase(), 'packing')).cookie)
  for (const [lng, words] of [
    ['es', 'Esto no está entre tus permisos'],
    ['en', 'This is not among your permissions'],
  ] as const)
    for (const answer of [
      await browser.open(`/admin/pedidos/archivo.csv?lng=${lng}`),
      await browser.send(`${photos}?lng=${lng}`, { intent: 'add' }),
    ]) {
      expect(answer.status).toBe(403)
      expect(answer.headers.get('Content-Type')).toContain('text/html')
      expect(answer.text).toContain(words)
      expect(answer.html).not.toMatch(/"gate"|owners|@example/)
    }
})

test('a photo form whose session ended answers a calm page without scripts', async () => {
  const browser = await aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
  await browser.send('/logout', { scope: 'local' })
  const answer = await browser.send(photos, { intent: 'add', sign_in_email: 'nadie@example.com' })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('Content-Type')).toContain('text/html')
  expect(answer.text).toContain('Tu sesión terminó')
  expect(answer.html).not.toContain('"gate"')
})
