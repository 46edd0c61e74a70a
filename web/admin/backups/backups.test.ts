import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { makeRequestedBackup } from '#server/jobs/run-backups.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { ageSessions } from '#tests/harness/users/old-session.ts'
import { anOwner } from '#tests/harness/users/staff.ts'
import { aUser, knownPassword, signingConfig } from '#tests/harness/users/users.ts'

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
  const { id, cookie } = await anOwner(db)
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
  const file = async (address: string, as = cookie) =>
    app.request(`http://shop.test${address}`, { headers: { Cookie: as } })
  const bare = `/admin/copias/archivo?copia=${name}`
  expect((await file(bare)).status).toBe(404)
  const refused = await send({ intent: 'download', name })
  expect([refused.status, refused.text]).toEqual([
    403,
    expect.stringContaining('Confirma que eres tú'),
  ])
  const password = { identity_password: knownPassword }
  const ready = await send({ intent: 'download', name, ...password })
  const address = ready.page.byRole('link', 'Descargar').getAttribute('href') ?? ''
  const answer = await file(address)
  expect(answer.headers.get('Content-Disposition')).toContain(`${name}.tar`)
  expect((await answer.arrayBuffer()).byteLength % 512).toBe(0)
  expect((await send({ intent: 'download', name })).status).toBe(403)
  const other = await anOwner(db)
  expect((await file(address, other.cookie)).status).toBe(404)
  const [email] = await emailsTo(db, other.email)
  expect(email).toBeUndefined()
  expect((await send({ intent: 'download', name, ...password })).status).toBe(200)
  const [written] = await emailsTo(db, other.email)
  expect(written?.text).toContain(name)
  const staff = await aUser(db, { role: 'admin' })
  expect((await file(address, staff.cookie)).status).toBe(403)
  const asStaff = { headers: { Cookie: staff.cookie } }
  const body = new URLSearchParams({ intent: 'download', name, ...password })
  const tried = await visit(app, '/admin/copias', { method: 'POST', ...asStaff, body })
  expect(tried.status).toBe(403)
  const seen = await visit(app, '/admin/copias', asStaff)
  expect(seen.text).toContain('Descarga una copia solo quien es propietario')
  expect(seen.page.all('input[value=download]')).toHaveLength(0)
  await ageSessions(db, id)
  expect((await file(address)).headers.get('Location')).toContain('/cuenta/confirmar?')
  fs.rmSync(path.join(DATA_DIR, 'backups', name, 'tables', 'products.copy.gz'))
  expect((await send({ intent: 'verify', name })).text).toContain('está dañada')
  expect((await send({ intent: 'verify', name: 'otra' })).status).toBe(404)
})
