import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { runAs } from '#tests/harness/database/access.ts'
import { actingAs, asAdmin } from '#tests/harness/database/actors.ts'

type Role = 'anon' | 'customer' | 'admin' | 'system'

const slug = 'kit-luz-100-w-y-640-wh'
const kit = `(select id from products where url_slug = '${slug}')`
const battery = "(select id from products where category = 'battery' limit 1)"

const writes: Record<string, readonly string[]> = {
  products: [
    "insert into products (name) values ('a test')",
    `update products set name = 'a test' where url_slug = '${slug}'`,
    "delete from products where sku = 'A-TEST'",
  ],
  product_aliases: [
    `insert into product_aliases (alias, product_id) values ('a-test', ${kit})`,
    "update product_aliases set alias = 'a-test' where alias = 'none'",
    "delete from product_aliases where alias = 'none'",
  ],
  kit_components: [
    `insert into kit_components (kit_id, component_id, quantity) values (${battery}, ${kit}, 1)`,
    'update kit_components set quantity = 9',
    'delete from kit_components',
  ],
  listed_products: ['update listed_products set price_usa = 1', 'delete from listed_products'],
  listed_words: ["update listed_words set search = ''", 'delete from listed_words'],
  listing_due: [
    `insert into listing_due (product_id, with_words) values (${kit}, true)`,
    'delete from listing_due',
  ],
  search_words: ["insert into search_words (word) values ('zzztest')", 'delete from search_words'],
  search_synonyms: [
    "insert into search_synonyms (term, means) values ('zzztest', 'panel')",
    'delete from search_synonyms',
  ],
}

const refusals = (role: Role, table: string) =>
  Promise.all((writes[table] ?? []).map((write) => runAs(role, write)))
const allRefused = (table: string) => (writes[table] ?? []).map(() => 'refused')

async function readsOnly(role: Role, table: string): Promise<void> {
  expect(await runAs(role, `select 1 from ${table} limit 1`)).not.toBe('refused')
  expect(await refusals(role, table)).toEqual(allRefused(table))
}

async function isStoredFrom(role: Role, table: string): Promise<void> {
  expect(await runAs(role, `select 1 from ${table} limit 1`)).toBe('refused')
  expect(await refusals(role, table)).toEqual(allRefused(table))
}

async function insertAs(role: Role, table: string): Promise<void> {
  expect(await runAs(role, `select 1 from ${table} limit 1`)).not.toBe('refused')
  expect(await refusals(role, table)).not.toContain('refused')
}

/** Rows visible to a role after an administrator hid the kit. */
const seenWhenHidden = async (role: Role, hidden: string, query: string) =>
  rolledBack(await asAdmin(), async (ctx) => {
    await sql.raw(`update products set ${hidden} where url_slug = '${slug}'`).execute(ctx.tx)
    const { rows } = await actingAs(ctx, role, ({ tx }) => sql.raw(query).execute(tx))
    return rows.length
  })

const publicly = `select id from products where url_slug = '${slug}'`
const throughView = `select id from products_view where url_slug = '${slug}'`

describe('products', () => {
  test('products: anon reads published products, never their cost, and changes nothing', async () => {
    await readsOnly('anon', 'products')
    expect(await runAs('anon', 'select cost_price from products')).toBe('refused')
  })

  test('products: customer reads published products, never their cost, and changes nothing', async () => {
    await readsOnly('customer', 'products')
    expect(await runAs('customer', 'select cost_price from products')).toBe('refused')
  })

  test('products: admin reads everything and keeps the catalogue', async () => {
    await insertAs('admin', 'products')
    expect(await runAs('admin', 'select cost_price from products limit 1')).toBe(1)
  })

  test('products: system reads everything and keeps the catalogue', async () => {
    await insertAs('system', 'products')
    expect(await runAs('system', 'select cost_price from products limit 1')).toBe(1)
  })

  test.each(['is_active = false', 'is_publicly_visible = false'])(
    'a product with %s is seen by staff only, in the table and in the view (S-311, S-312)',
    async (hidden) => {
      for (const query of [publicly, throughView]) {
        expect(await seenWhenHidden('anon', hidden, query)).toBe(0)
        expect(await seenWhenHidden('customer', hidden, query)).toBe(0)
        expect(await seenWhenHidden('admin', hidden, query)).toBe(1)
      }
    },
  )
})

describe('what belongs to products', () => {
  test('product_aliases: anon reads and changes nothing', () =>
    readsOnly('anon', 'product_aliases'))
  test('product_aliases: customer reads and changes nothing', () =>
    readsOnly('customer', 'product_aliases'))
  test('product_aliases: admin keeps them', () => insertAs('admin', 'product_aliases'))
  test('product_aliases: system keeps them', () => insertAs('system', 'product_aliases'))

  test('kit_components: anon reads and changes nothing', () => readsOnly('anon', 'kit_components'))
  test('kit_components: customer reads and changes nothing', () =>
    readsOnly('customer', 'kit_components'))
  test('kit_components: admin packs kits', () => insertAs('admin', 'kit_components'))
  test('kit_components: system packs kits', () => insertAs('system', 'kit_components'))
})

describe('what is listed', () => {
  test('listed_products: anon reads and changes nothing', () =>
    readsOnly('anon', 'listed_products'))
  test('listed_products: customer reads and changes nothing', () =>
    readsOnly('customer', 'listed_products'))
  test('listed_products: admin keeps the list', () => insertAs('admin', 'listed_products'))
  test('listed_products: system keeps the list', () => insertAs('system', 'listed_products'))

  test('listed_words: anon reads and changes nothing', () => readsOnly('anon', 'listed_words'))
  test('listed_words: customer reads and changes nothing', () =>
    readsOnly('customer', 'listed_words'))
  test('listed_words: admin keeps the words', () => insertAs('admin', 'listed_words'))
  test('listed_words: system keeps the words', () => insertAs('system', 'listed_words'))

  test('listing_due: anon neither reads nor changes it', () => isStoredFrom('anon', 'listing_due'))
  test('listing_due: customer neither reads nor changes it', () =>
    isStoredFrom('customer', 'listing_due'))
  test('listing_due: admin has products listed', () => insertAs('admin', 'listing_due'))
  test('listing_due: system has products listed', () => insertAs('system', 'listing_due'))

  test('a product that was hidden is not listed to anybody', async () => {
    const hidden = 'is_publicly_visible = false'
    const listed = "select from listed_products where name_key = fold('Kit Luz: 100 W y 640 Wh')"
    expect(await seenWhenHidden('anon', 'is_active = true', listed)).toBe(1)
    expect(await seenWhenHidden('anon', hidden, listed)).toBe(0)
    expect(await seenWhenHidden('admin', hidden, listed)).toBe(0)
  })
})

describe('what the search knows', () => {
  test('search_words: anon reads and changes nothing', () => readsOnly('anon', 'search_words'))
  test('search_words: customer reads and changes nothing', () =>
    readsOnly('customer', 'search_words'))
  test('search_words: admin teaches words', () => insertAs('admin', 'search_words'))
  test('search_words: system teaches words', () => insertAs('system', 'search_words'))

  test('search_synonyms: anon reads and changes nothing', () =>
    readsOnly('anon', 'search_synonyms'))
  test('search_synonyms: customer reads and changes nothing', () =>
    readsOnly('customer', 'search_synonyms'))
  test('search_synonyms: admin keeps synonyms', () => insertAs('admin', 'search_synonyms'))
  test('search_synonyms: system keeps synonyms', () => insertAs('system', 'search_synonyms'))

  test('nothing is learned from a product that is not listed', async () => {
    const known = await rolledBack(await asAdmin(), async (ctx) => {
      await sql`insert into products (name, is_active) values ('Panel ultrasecreto', false)`.execute(
        ctx.tx,
      )
      const words = sql`select from search_words where word = 'ultrasecreto'`
      return (await words.execute(ctx.tx)).rows.length
    })
    expect(known).toBe(0)
  })
})
