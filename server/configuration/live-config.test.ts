import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { liveMailer } from '#platform/mail/live-mailer.ts'
import { readConnection } from '#shop/connections/connection-form.input.ts'
import { saveConnection } from '#shop/connections/connections.service.server.ts'
import { ctxOf } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { anOwner } from '#tests/harness/users/staff.ts'
import { signingConfig } from '#tests/harness/users/users.ts'
import { createChangeBus } from '../change-bus.ts'
import { openLiveConfig } from './live-config.ts'

async function aRunningShop() {
  const db = await testDatabase()
  const owner = { role: 'admin', id: (await anOwner(db)).id } as const
  const staff = ctxOf(db, owner, { config: signingConfig })
  const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-live-'))
  const options = { ...readConfig({ DATA_DIR }), SESSION_SECRET: signingConfig.SESSION_SECRET }
  const live = await openLiveConfig({ db: staff.db, log: createLog('silent'), options })
  const changeBus = await createChangeBus(staff.db)
  live.follow(changeBus)
  onTestFinished(async () => {
    changeBus.close()
    live.payPalDemo?.close()
    await asOwner('delete from connection_settings')
  })
  const save = async (fields: Record<string, string>) => {
    const typed = readConnection(fields)
    if (!typed) throw new Error('not a form')
    expect(await saveConnection(staff, typed)).toMatchObject({ ok: true })
  }
  return { ...live, save }
}

test('every process follows what the owner connects, and goes back when it is removed', async () => {
  const one = await aRunningShop()
  const { config: other } = await aRunningShop()
  expect(one.config.PAYPAL_MODE).toBe('demo')
  const keys = { PAYPAL_CLIENT_ID: 'client-1', PAYPAL_SECRET: 's-1', PAYPAL_MODE: 'sandbox' }
  await one.save({ form: 'paypal', ...keys })
  for (const config of [one.config, other])
    await expect.poll(() => config).toMatchObject({ ...keys, PAYPAL_API_BASE: '' })
  await one.save({ form: 'paypal', PAYPAL_CLIENT_ID: '', forget_PAYPAL_SECRET: 'on' })
  await expect.poll(() => other.PAYPAL_MODE).toBe('demo')
  expect(other.PAYPAL_API_BASE).toContain('127.0.0.1')
})

test('e-mails leave by the service that is set, from the next one on', async () => {
  const { config, save } = await aRunningShop()
  const mailer = liveMailer(config)
  expect(mailer.way).toContain(config.DATA_DIR)
  const MAIL_FROM = 'Ana <ana@example.com>'
  await save({ form: 'mail', MAIL_FROM, smtp_host: 'smtp.example.com', smtp_port: '465' })
  await expect.poll(() => mailer.way).toBe('SMTP server smtp.example.com:465')
})
