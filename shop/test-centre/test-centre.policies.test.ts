import { expect, test } from 'vitest'
import { attempt } from '#tests/harness/access.ts'

const ask = 'select * from get_rls_status_for_exposed_schemas()'

test('only an administrator asks get_rls_status_for_exposed_schemas, which names every table (A-267)', async () => {
  for (const role of ['anon', 'customer', 'system'] as const)
    expect(await attempt(role, ask)).toBe('refused')
  expect(await attempt('admin', ask)).toBeGreaterThan(40)
})
