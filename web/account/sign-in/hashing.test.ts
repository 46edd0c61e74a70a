import { createHook } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { aBrowser } from '#tests/harness/app/browser.ts'

test('passwords are checked by other threads than the one that serves pages', async () => {
  const started = new Set<string>()
  const hook = createHook({ init: (_, type) => void started.add(type) }).enable()
  onTestFinished(() => void hook.disable())
  const email = `${randomUUID()}@example.com`
  const { status } = await (await aBrowser()).send('/login', { email, password: 'no-es-Esta-7' })
  expect(status).toBe(401)
  expect(started).toContain('SCRYPTREQUEST')
})
