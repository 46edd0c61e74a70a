import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { runAs } from '#tests/harness/database/access.ts'
import { actingAs, actors, asSystemActor } from '#tests/harness/database/actors.ts'

const insert = (user: string | null, day = "'2026-01-01'") => `insert into legal_versions
  (slug, version, effective_on, title_es, title_en, summary_es, summary_en, body_es, body_en, published_at, by_user)
  values ('politica-de-cookies', '2026-01-01.9', ${day}, 'a', 'a', 'a', 'a', 'a', 'a', now(), ${user ? `'${user}'` : 'null'})`
const read = 'select 1 from legal_versions'
const change = "update legal_versions set body_es = 'otra cosa'"
const remove = 'delete from legal_versions'
const other = '00000000-0000-4000-8000-00000000beef'

const seen = async (role: keyof typeof actors, day: string) =>
  rolledBack(await asSystemActor(), async (ctx) => {
    await sql.raw(insert(null, day)).execute(ctx.tx)
    const { rows } = await actingAs(ctx, role, ({ tx }) => sql.raw(read).execute(tx))
    return rows.length
  })

const readsWhatIsInForce = async (role: 'anon' | 'customer') => {
  expect(await seen(role, "'2026-01-01'")).toBe(1)
  expect(await seen(role, 'now()::date + 5')).toBe(0)
  for (const statement of [insert(null), insert(actors.customer.id), change, remove])
    expect(await runAs(role, statement)).toBe('refused')
}

test('legal_versions: anon reads the version in force, never writes', () =>
  readsWhatIsInForce('anon'))
test('legal_versions: customer reads the version in force, never writes', () =>
  readsWhatIsInForce('customer'))

test('legal_versions: admin reads all and publishes under the own id; nothing is changed or removed', async () => {
  expect(await seen('admin', 'now()::date + 5')).toBe(1)
  expect(await runAs('admin', insert(actors.admin.id))).toBe(1)
  for (const statement of [insert(other), insert(null), change, remove])
    expect(await runAs('admin', statement)).toBe('refused')
})

test('legal_versions: system reads all and publishes as the shop; nothing is changed or removed', async () => {
  expect(await seen('system', 'now()::date + 5')).toBe(1)
  expect(await runAs('system', insert(null))).toBe(1)
  for (const statement of [insert(actors.admin.id), change, remove])
    expect(await runAs('system', statement)).toBe('refused')
})
