import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { checks, type State } from '#platform/health/finding.ts'
import { noon } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { examineShop } from './examine-shop.ts'

afterEach(async () => {
  await asOwner("delete from outbox where letter = 'doctor'")
  await asOwner('alter table coupons force row level security')
})

async function found(): Promise<Record<string, string>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-doctor-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const findings = await examineShop(await testDatabase(), readConfig({ DATA_DIR: folder }), noon)
  expect(findings.map(({ check }) => check).sort()).toEqual([...checks].sort())
  return Object.fromEntries(
    findings.map(({ check, state, found: what }) => [check, `${state} ${what}`]),
  )
}
const ill = (all: Record<string, string>, state: State = 'ill') =>
  Object.keys(all).filter((check) => all[check]?.startsWith(state))

beforeEach(async () => {
  // what other tests left behind
  await asOwner('delete from outbox')
})

test('a new shop is healthy and reports what is missing before the first sale', async () => {
  const all = await found()
  expect(ill(all)).toEqual([])
  expect(all).toMatchObject({
    backups: 'watch none',
    mail: 'watch into_files',
    lists: 'watch demonstration',
    address: 'watch only_here',
    files: 'well kept',
    seller: 'watch missing',
    payment: 'watch missing',
    legal: 'watch missing',
    provinces: 'watch missing',
    rates: 'watch missing',
    products: 'watch missing',
  })
})

test('a table without row security, and failed or stuck e-mails, are found', async () => {
  await asOwner('alter table coupons no force row level security')
  const email = (failed: string, at: string) =>
    asOwner(`insert into outbox (recipient, locale, letter, subject, html, text, created_at, next_attempt_at, failed_at)
      values ('ana@example.com', 'es', 'doctor', 'x', 'x', 'x', ${at}, now(), ${failed})`)
  const anHourBefore = `'${noon.toISOString()}'::timestamptz - interval '1 hour'`
  await email('null', anHourBefore)
  expect(await found()).toMatchObject({ row_security: 'ill open', emails: 'ill stuck' })
  await email('now()', anHourBefore)
  expect(await found()).toMatchObject({ emails: 'ill failed' })
})
