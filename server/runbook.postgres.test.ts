import fs from 'node:fs'
import { expect, test } from 'vitest'
import { asOwner } from '#tests/harness/database/postgres.ts'
import { startChild } from '#tests/harness/processes/child.ts'
import { shopIsOpen, startShop, urlOfShop } from '#tests/harness/processes/shop-process.ts'
import { withPostgres } from '../scripts/test/with-postgres.ts'

const runbook = fs.readFileSync('docs/runbook.md', 'utf8')
const statements = (/```sql\n([\s\S]*?)```/.exec(runbook)?.[1] ?? '')
  .split(';')
  .map((statement) => statement.trim())
  .filter(Boolean)

function addressAs(role: string, superuser: string): string {
  const url = new URL(superuser)
  url.username = role
  url.pathname = '/girasol'
  return url.href
}

test('the steps of the runbook set up a shop on a server whose owner is not a superuser (S-044)', async () => {
  expect(statements).toHaveLength(8)
  await withPostgres(async (superuser) => {
    for (const statement of statements) await asOwner(superuser, statement)
    const environment = {
      DATABASE_URL: addressAs('girasol_shop', superuser),
      MIGRATION_DATABASE_URL: addressAs('girasol_owner', superuser),
    }
    const first = startShop(environment)
    await first.until(shopIsOpen)
    const seed = startChild(['scripts/admin/seed.ts', '--demonstration'], environment)
    expect([await seed.ended, seed.output()]).toEqual([
      0,
      'The demonstration shop was filled in.\n',
    ])

    const second = startShop({ DATABASE_URL: environment.DATABASE_URL })
    await second.until(shopIsOpen)
    for (const shop of [first, second]) {
      const address = `${urlOfShop(shop)}/catalogo/kit-luz-100-w-y-640-wh`
      expect((await fetch(address)).status).toBe(200)
    }
  })
})
