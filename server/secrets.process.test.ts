import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { storedSecrets } from '#shop/accounts/sessions/secrets.service.server.ts'
import { resolveSession } from '#shop/accounts/sessions/session.service.server.ts'
import { signIn } from '#shop/accounts/sign-in/sign-in.service.server.ts'
import { addRecipient, findRecipient } from '#shop/checkout/recipients/recipients.service.server.ts'
import { ctxOf, testConfig } from '#tests/harness/database/actors.ts'
import { startChild } from '#tests/harness/processes/child.ts'
import { aUser, cookieHeader, knownPassword } from '#tests/harness/users/users.ts'

function aFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-secrets-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Opens the folder's database as a starting shop does, for one piece of work. */
async function opened<Value>(
  DATA_DIR: string,
  work: (db: Database, config: typeof testConfig) => Promise<Value>,
): Promise<Value> {
  const settings = { ...testConfig, DATA_DIR, DATABASE_URL: '', SESSION_SECRET: '' }
  const db = await openDatabase(settings as never, createLog('silent'))
  try {
    await migrate(db.pool)
    const { current, former } = await storedSecrets({ db, config: settings })
    const config = { ...settings, SESSION_SECRET: current, FORMER_SESSION_SECRET: [...former] }
    return await work(db, config)
  } finally {
    await db.close()
  }
}

async function run(DATA_DIR: string, option: string) {
  const child = startChild(['scripts/admin/secrets.ts', option], { DATA_DIR })
  return { rc: await child.ended, output: child.output() }
}

test('the command renews the secret of a stopped shop, and what it encrypted stays readable', async () => {
  const folder = aFolder()
  const card = '85010112345'
  const user = await opened(folder, (db) => aUser(db))
  const { cookie, recipient, old } = await opened(folder, async (db, config) => {
    const caller = { address: '198.51.7.1', cookie: '', userAgent: 'a test' }
    const entered = await signIn(ctxOf(db, { role: 'anon' }, { config, caller, now: new Date() }), {
      email: user.email,
      password: knownPassword,
    })
    if (!entered.ok) throw new Error(entered.code)
    const own = { ...ctxOf(db, { role: 'customer', id: user.id }, { config }), user }
    const form = { name: 'Ana Pérez', nationalId: card }
    const added = await addRecipient(own as never, { destination: 'cuba', input: form })
    if (!added.ok) throw new Error(added.code)
    const cookie = cookieHeader([...entered.value.cookies])
    return { cookie, recipient: added.value, old: config.SESSION_SECRET }
  })
  const now = () =>
    opened(folder, async (db, config) => {
      const own = { ...ctxOf(db, { role: 'customer', id: user.id }, { config }), user }
      const found = await findRecipient(own as never, recipient)
      const caller = { address: '198.51.7.1', cookie, userAgent: 'a test' }
      const ctx = ctxOf(db, { role: 'anon' }, { config, caller, now: new Date() })
      const session = await resolveSession(ctx, ctx.now)
      return {
        card: found?.input.nationalId,
        isSignedIn: session.user !== null,
        isOld: config.SESSION_SECRET === old,
        former: config.FORMER_SESSION_SECRET.length,
      }
    })
  expect(await now()).toEqual({ card, isSignedIn: true, isOld: true, former: 0 })
  const rotated = await run(folder, '--rotate')
  expect([rotated.rc, rotated.output]).toEqual([0, expect.stringContaining('1 identity cards')])
  expect(rotated.output).toContain('Restart the shop')
  expect(await now()).toMatchObject({ card, isOld: false, former: 1 })
  const dropped = await run(folder, '--drop-former')
  expect(dropped.rc).toBe(0)
  expect(await now()).toEqual({ card, isSignedIn: false, isOld: false, former: 0 })
}, 120_000)
