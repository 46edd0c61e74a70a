import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { makeRequestedBackup } from '#server/jobs/run-backups.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { ageSessions } from '#tests/harness/users/old-session.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

test('a backup that is asked for in the panel is made once, read to its end and downloaded; a damaged one is named', async () => {
  const db = await testDatabase()
  const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-copies-'))
  onTestFinished(async () => {
    fs.rmSync(DATA_DIR, { recursive: true, force: true })
    await asOwner('delete from backup_requests')
    await asOwner('delete from backup_runs')
  })
  const now = () => new Date()
  const app = await testApp({ config: { ...signingConfig, DATA_DIR }, now })
  const { id, cookie } = await aUser(db, { role: 'admin' })
  const headers = { Cookie: cookie }
  const send = (fields: Record<string, string>) =>
    visit(app, '/admin/copias', { method: 'POST', headers, body: new URLSearchParams(fields) })
  const unknown = await send({ intent: 'steal' })
  expect([unknown.status, unknown.text]).toEqual([
    400,
    expect.stringContaining('No entendimos qué hacer.'),
  ])
  expect((await send({ intent: 'make' })).text).toContain(
    'Se hace en menos de un minuto; aparece aquí sola',
  )
  const waiting = await visit(app, '/admin/copias', { headers })
  expect(waiting.page.byRole('link', 'Actualizar').getAttribute('href')).toBe('/admin/copias')
  const options = { DATA_DIR, BACKUP_DIR: '', BACKUP_KEEP: 7, FILES_ENDPOINT: '' }
  const config = { ...options, BACKUP_AT: 'off' }
  const needs = { db, log: createLog('silent'), now, config }
  expect(await makeRequestedBackup(needs)).toBe(true)
  expect(await makeRequestedBackup(needs)).toBe(false)
  const [name = ''] = fs.readdirSync(path.join(DATA_DIR, 'backups'))
  const page = await visit(app, '/admin/copias', { headers })
  expect(page.text).toContain('completa')
  expect(page.text).not.toContain('Se hace en menos de un minuto')
  expect((await send({ intent: 'verify', name })).text).toContain(`La copia ${name} está entera`)
  const url = `http://shop.test/admin/copias/archivo?copia=`
  const file = await app.request(url + name, { headers })
  expect(file.headers.get('Content-Disposition')).toContain(`${name}.tar`)
  expect((await file.arrayBuffer()).byteLength % 512).toBe(0)
  expect((await app.request(`${url}../girasol`, { headers })).status).toBe(404)
  await ageSessions(db, id)
  const asked = await app.request(url + name, { headers })
  expect([asked.status, asked.headers.get('Location')]).toEqual([
    302,
    `/cuenta/confirmar?${new URLSearchParams({ desde: `/admin/copias/archivo?copia=${name}` })}`,
  ])
  fs.rmSync(path.join(DATA_DIR, 'backups', name, 'tables', 'products.copy.gz'))
  expect((await send({ intent: 'verify', name })).text).toContain('está dañada')
  expect((await send({ intent: 'verify', name: 'otra' })).status).toBe(404)
})
