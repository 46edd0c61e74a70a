import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { exitCodes } from './audit-result.ts'

test('without a registry that can be asked it says so, with a code of its own', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test/audit-deps.ts'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_fetch_retries: '0',
    },
  })
  expect([status, stdout]).toEqual([exitCodes.unknown, ''])
  expect(stderr).toContain('audit:deps COULD NOT LOOK')
}, 60_000)
