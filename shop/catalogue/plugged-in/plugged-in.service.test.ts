import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { pluggedIn } from './plugged-in.service.server.ts'

test('a kit around a station is only plugged in; one with an inverter of its own is not', async () => {
  const ctx = asSystem(await testDatabase(), 'a test')
  const back = new Error('undone')
  const found = { before: false, after: true }
  const tried = inTransaction(ctx, async (inside) => {
    const { tx } = inside
    const bySlug = (slug: string) =>
      tx.selectFrom('products').select('id').where('url_slug', '=', slug).executeTakeFirstOrThrow()
    const kit = await bySlug('kit-portatil-estacion-1000-wh-y-panel-de-200-w')
    const inverter = await tx
      .selectFrom('products_view')
      .select('id')
      .where('category', '=', 'inverter')
      .executeTakeFirstOrThrow()
    const seen = { ...inside, locale: 'es' } as Parameters<typeof pluggedIn>[0]
    found.before = (await pluggedIn(seen, [kit.id])).has(kit.id)
    const part = { kit_id: kit.id, component_id: inverter.id ?? '', quantity: 1, position: 9 }
    await tx.insertInto('kit_components').values(part).execute()
    found.after = (await pluggedIn(seen, [kit.id])).has(kit.id)
    throw back
  })
  await expect(tried).rejects.toBe(back)
  expect(found).toEqual({ before: true, after: false })
})
