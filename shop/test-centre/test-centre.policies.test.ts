import { expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'

const send = 'select * from get_rls_status_for_exposed_schemas()'

test('only an administrator calls get_rls_status_for_exposed_schemas, which names every table (A-267)', async () => {
  for (const role of ['anon', 'customer', 'system'] as const)
    expect(await runAs(role, send)).toBe('refused')
  expect(await runAs('admin', send)).toBeGreaterThan(40)
})
