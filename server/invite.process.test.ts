import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '#platform/database/embedded/lock-folder.ts'
import { startChild } from '#tests/harness/processes/child.ts'

function aFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-invite-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function invite(DATA_DIR: string, ...overrides: string[]) {
  const child = startChild(['scripts/admin/invite.ts', ...overrides], {
    DATA_DIR,
    SHOP_URL: 'https://sol.example',
  })
  return { rc: await child.ended, output: child.output() }
}

test('an operator with a shell is given a link for an administrator', async () => {
  const { rc, output } = await invite(aFolder(), '--email', 'Eva@example.com', '--hours', '24')
  expect([rc, output]).toEqual([
    0,
    expect.stringMatching(/^https:\/\/sol\.example\/admin-signup\?invite_token=[\da-f-]{36}\n/),
  ])
})

test('while the shop runs on the embedded database the command explains what to do', async () => {
  const folder = aFolder()
  const lock = await lockFolder(path.resolve(folder, 'database'))
  const { rc, output } = await invite(folder)
  lock.close()
  expect(rc).toBe(1)
  expect(output).toContain('is already open in process')
  expect(output).toContain('Stop it')
  expect(output).toContain('/admin/invite')
  expect(output).not.toMatch(/^\s+at /m)
})

test('an invalid e-mail, duration or option prints the usage', async () => {
  const invalid = await invite(aFolder(), '--email', 'eva', '--hours', '5')
  expect(invalid.output).toContain('--email wants one e-mail address.')
  expect(invalid.output).toContain('--hours wants one of 24, 72, 168.')
  expect((await invite(aFolder(), '--role', 'admin')).output).toContain('npm run invite --')
})
