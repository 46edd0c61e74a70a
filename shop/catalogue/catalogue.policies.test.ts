import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Tx } from '#platform/database/transaction.ts'
import {
  actingAs,
  actors,
  asAdmin,
  asCustomer,
  asSystemActor,
  asVisitor,
  rolledBack,
} from '#tests/harness/actors.ts'

type Role = keyof typeof actors
const publicRoles = ['anon', 'customer'] as const
const staffRoles = ['admin', 'system'] as const
const permissionDenied = '42501'

/** Prepares as the shop itself, then asks as the role; nothing stays. */
const as = async <Value>(
  role: Role,
  work: (tx: Tx) => Promise<Value>,
  prepare: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<Value> =>
  rolledBack(await asSystemActor(), async (ctx) => {
    await prepare(ctx.tx)
    return actingAs(ctx, role, (inside) => work(inside.tx))
  })

const count = async (tx: Tx, query: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${sql.raw(query)}) asked`.execute(tx)
  return rows[0]?.count ?? -1
}

const run = (query: string) => async (tx: Tx) =>
  Number((await sql.raw(query).execute(tx)).numAffectedRows ?? 0)

const becoming = { anon: asVisitor, customer: asCustomer, admin: asAdmin, system: asSystemActor }

/** The code with which the database refuses the role. */
async function refusal(role: Role, query: string): Promise<string> {
  try {
    await rolledBack(await becoming[role](), ({ tx }) => run(query)(tx))
    return 'allowed'
  } catch (error) {
    return (error as { code?: string }).code ?? 'failed'
  }
}

const hideSome = run(`update products set is_active = false where sku = 'PAN-100M'`)
const hideOthers = run(`update products set is_publicly_visible = false where sku = 'PAN-200M'`)
const hide = async (tx: Tx) => {
  await hideSome(tx)
  await hideOthers(tx)
}
const one = `(select id from products where sku = 'KIT-LUZ-640')`

describe('products', () => {
  test.each(publicRoles)(
    'products: %s reads published products only (S-311, S-312)',
    async (role) => {
      expect(await as(role, (tx) => count(tx, 'select id from products'), hide)).toBe(69)
    },
  )
  test.each(staffRoles)('products: %s reads hidden products too', async (role) => {
    expect(await as(role, (tx) => count(tx, 'select id from products'), hide)).toBe(71)
  })
  test.each(publicRoles)('products: %s cannot read what a product costs the shop', async (role) => {
    for (const query of ['select cost_price from products', 'select * from products'])
      expect(await refusal(role, query)).toBe(permissionDenied)
    const byCost = 'select id from products order by cost_price'
    expect(await refusal(role, byCost)).toBe(permissionDenied)
  })
  test('products: admin reads what a product costs the shop', async () => {
    expect(await as('admin', (tx) => count(tx, 'select cost_price from products'))).toBe(71)
  })
  test.each(publicRoles)('products: %s writes nothing', async (role) => {
    for (const query of [
      `insert into products (name) values ('x')`,
      `update products set sell_price = 1`,
      `delete from products`,
      `truncate products cascade`,
    ])
      expect(await refusal(role, query)).toBe(permissionDenied)
  })
  test.each(staffRoles)('products: %s adds, changes and removes', async (role) => {
    expect(await as(role, run(`insert into products (name) values ('x')`))).toBe(1)
    expect(await as(role, run(`update products set sell_price = 1 where sku = 'PAN-100M'`))).toBe(1)
    expect(await as(role, run(`delete from products where sku = 'ACC-SUELO-4'`))).toBe(1)
  })
})

describe('products_view', () => {
  test.each(publicRoles)('products_view: %s reads published products only', async (role) => {
    expect(await as(role, (tx) => count(tx, 'select id from products_view'), hide)).toBe(69)
  })
  test.each(publicRoles)('products_view: %s finds no hidden product by its id', async (role) => {
    const hidden = `select id from products_view where sku = 'PAN-100M'`
    expect(await as(role, (tx) => count(tx, hidden), hide)).toBe(0)
  })
  test.each(Object.keys(actors) as Role[])('products_view: %s writes nothing', async (role) => {
    expect(await refusal(role, `update products_view set name = 'x'`)).not.toBe('allowed')
  })
})

const publicTables = {
  product_aliases: `insert into product_aliases (alias, product_id) values ('viejo', ${one})`,
  kit_components: `insert into kit_components (kit_id, component_id, quantity) values (${one}, (select id from products where sku = 'PAN-550M'), 1)`,
  listed_products: `insert into listed_products (product_id, category, available_for, name_key, name_key_en) select id, 'kit', 'all', '', '' from products where sku = 'PAN-100M'`,
  listed_words: `insert into listed_words (product_id, names, search) values (${one}, '', '') on conflict (product_id) do update set names = ''`,
  search_words: `insert into search_words (word) values ('zzzz')`,
  search_synonyms: `insert into search_synonyms (term, means) values ('zzzz', 'panel')`,
} as const

describe.each(Object.entries(publicTables))('%s', (table, insert) => {
  const prepare = table === 'listed_products' ? hideSome : async () => 0
  test.each(publicRoles)(`${table}: %s reads`, async (role) => {
    expect(await as(role, (tx) => count(tx, `select * from ${table}`))).toBeGreaterThanOrEqual(0)
  })
  test.each(publicRoles)(`${table}: %s writes nothing`, async (role) => {
    for (const query of [insert, `delete from ${table}`, `truncate ${table} cascade`])
      expect(await refusal(role, query)).toBe(permissionDenied)
  })
  test.each(staffRoles)(`${table}: %s reads and writes`, async (role) => {
    expect(await as(role, run(insert), prepare)).toBe(1)
    expect(await as(role, run(`delete from ${table}`))).toBeGreaterThanOrEqual(0)
  })
})

test('listed_products and listed_words: anon finds no hidden product there', async () => {
  const query = (table: string) =>
    `select * from ${table} where product_id in (select v.id from products_view v where v.sku in ('PAN-100M', 'PAN-200M'))`
  for (const table of ['listed_products', 'listed_words']) {
    expect(await as('admin', (tx) => count(tx, query(table)))).toBe(2)
    expect(await as('admin', (tx) => count(tx, query(table)), hide)).toBe(0)
  }
})

test('search_words: nothing is learned from a product that is not listed', async () => {
  const secret = run(`insert into products (name, is_active) values ('Panel ultrasecreto', false)`)
  const words = (tx: Tx) => count(tx, `select * from search_words where word = 'ultrasecreto'`)
  expect(await as('anon', words, secret)).toBe(0)
})
