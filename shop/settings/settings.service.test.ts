import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { seenBy } from '#tests/harness/database/access.ts'
import { actingAs, asAdmin, asSystemActor, asVisitor } from '#tests/harness/database/actors.ts'
import { currentShopFacts, fillSettings } from './settings.service.server.ts'

test('the demonstration shop has a support e-mail and two phones as settings (S-041)', async () => {
  const facts = await currentShopFacts(await asVisitor())
  expect(facts.supportEmail).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)
  expect(facts.phones).toEqual(['+1 305 555 0142', '+1 786 555 0178'])
})

test('the facts follow the language of the visitor (S-233)', async () => {
  const spanish = await currentShopFacts(await asVisitor())
  const english = await currentShopFacts(await asVisitor({ locale: 'en' }))
  expect(spanish.seoKeywords).toContain('apagón')
  expect(english.seoKeywords).toContain('blackout')
})

test('every row of site_settings is read: new rows of the owner apply at once (S-331)', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    await sql`update site_settings set setting_value = 'Sol' where setting_key = 'shop_name'`.execute(
      ctx.tx,
    )
    await sql`insert into site_settings (setting_key, setting_value, category)
      values ('shop_name_en', 'Sun', 'shop')`.execute(ctx.tx)
    const names = await actingAs(ctx, 'anon', async (visitor) => [
      (await currentShopFacts(visitor)).shopName,
      (await currentShopFacts({ ...visitor, locale: 'en' })).shopName,
    ])
    expect(names).toEqual(['Sol', 'Sun'])
  })
})

test('site_settings has setting_key, setting_value as text, and category (S-231)', async () => {
  const columns = await seenBy(
    'anon',
    `select string_agg(column_name || ' ' || data_type, ', ' order by column_name)
     from information_schema.columns where table_name = 'site_settings'
       and column_name in ('setting_key', 'setting_value', 'category')`,
  )
  expect(columns).toBe('category text, setting_key text, setting_value text')
})

test('filling inserts missing settings and does not change existing ones', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    await sql`update site_settings set setting_value = 'Mío' where setting_key = 'shop_name'`.execute(
      ctx.tx,
    )
    await fillSettings(ctx, [
      { setting_key: 'shop_name', setting_value: 'Girasol', category: 'shop' },
      {
        setting_key: 'social_facebook_en',
        setting_value: 'https://en.example',
        category: 'contact',
      },
    ])
    const facts = await currentShopFacts({ ...ctx, locale: 'en' })
    expect(facts.shopName).toBe('Mío')
    expect(facts.socialLinks.facebook).toBe('https://en.example')
  })
})
